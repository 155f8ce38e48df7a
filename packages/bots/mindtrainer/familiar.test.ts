import { mindtrainer } from '@izvilina/games/mindtrainer/game.ts';
import { loadLexicon } from '@izvilina/games/mindtrainer/lexicon/testing/load.ts';
import type { Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import { expect, test } from 'vitest';
import type { Candidate } from '../bot.ts';
import { familiarFirst } from './familiar.ts';
import { table } from './testing/tables.ts';

loadLexicon('nouns');
const view = mindtrainer.view(table({ players: 2, racks: ['ДИХТАВП', 'ОЕАИНТР'] }), 0);

const across = (word: string): Move => ({
  type: 'lay',
  tiles: Array.from(word, (letter, i) => ({ x: 4 + i, y: 7, letter, blank: false })) as never,
});
const worth = (move: Move, value: number): Candidate<Move> => ({ move, value, why: [] });
const RARE = across('ДИХТА');
const KNOWN = across('ХВАТ');
const EXCHANGE: Move = { type: 'exchange', tiles: ['В'] };

const named = (best: readonly Candidate<Move>[]) =>
  familiarFirst(view, best).map(({ move, why }) => [move, why.map(({ params }) => params)]);

test('of nearly equal words a hint names the one that people know first; the strongest is second, and called rare', () => {
  const best = [worth(RARE, 20), worth(EXCHANGE, 18), worth(KNOWN, 14), worth(across('ХАТА'), 13)];
  expect(named(best)).toEqual([
    [KNOWN, []],
    [RARE, [{ words: ['ДИХТА'] }]],
    [across('ХАТА'), []],
    [EXCHANGE, []],
  ]);
});

test('a rare word that brings much more stays first, and is called rare', () => {
  expect(named([worth(RARE, 40), worth(KNOWN, 14)])).toEqual([
    [RARE, [{ words: ['ДИХТА'] }]],
    [KNOWN, []],
  ]);
});

test('old letters and other short curiosities of the spelling dictionary are not words that people know', () => {
  expect(named([worth(across('РЦЫ'), 20), worth(KNOWN, 14)])).toEqual([
    [KNOWN, []],
    [across('РЦЫ'), [{ words: ['РЦЫ'] }]],
  ]);
  for (const known of ['ДОМ', 'ОСЬ', 'УМ', 'ЛЯ'])
    expect(named([worth(across(known), 20)]), known).toEqual([[across(known), []]]);
});

test('a word of no dictionary at all is not one that people know', () => {
  expect(named([worth(across('ХЪХЪ'), 20)])).toEqual([[across('ХЪХЪ'), [{ words: ['ХЪХЪ'] }]]]);
});

test('what was counted out to the end is not touched', () => {
  const best = [worth(RARE, 1), worth(KNOWN, 0)];
  expect(familiarFirst({ ...view, bag: 0 }, best)).toBe(best);
});
