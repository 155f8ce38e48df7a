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

test('of nearly equal words a hint names the one that people know first', () => {
  const best = [worth(RARE, 20), worth(EXCHANGE, 18), worth(KNOWN, 14)];
  expect(familiarFirst(view, best).map(({ move }) => move)).toEqual([KNOWN, RARE, EXCHANGE]);
});

test('a rare word that brings much more stays first', () => {
  const best = [worth(RARE, 40), worth(KNOWN, 14)];
  expect(familiarFirst(view, best)).toEqual(best);
});

test('what was counted out to the end is not touched', () => {
  const best = [worth(RARE, 1), worth(KNOWN, 0)];
  expect(familiarFirst({ ...view, bag: 0 }, best)).toBe(best);
});
