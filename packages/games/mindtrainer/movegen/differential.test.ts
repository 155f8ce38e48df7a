import { type Chance, chances } from '@izvilina/kernel/chance.ts';
import { describe, expect, it } from 'vitest';
import { capitalOf } from '../lexicon/alphabet.ts';
import { type Lexicon, lexiconFor } from '../lexicon/lexicon.ts';
import { loadLexicon } from '../lexicon/testing/load.ts';
import { eachSpelling } from '../lexicon/walk.ts';
import { scoreOf } from '../rules/score.ts';
import { fastBoard, putRows } from './fast-board.ts';
import { hasLay, layMoves, rackCounts } from './generate.ts';
import { moveGenerator } from './generator.ts';
import { layOf, scoreOfMove } from './move-list.ts';
import { keyOf, naiveLays, spellingsOf } from './testing/naive-lays.ts';
import { lettersOf, playedPosition, scribbledPosition, type TestPosition } from './testing/positions.ts';

const nouns = loadLexicon('nouns');
const WORDS: string[] = [];
eachSpelling(nouns.graph, (codes) => WORDS.push(codes.map(capitalOf).join('')));
const ALL_WORDS = new Set(WORDS);
const SHORT = WORDS.filter((word) => word.length <= 4);
const WITH_YO = WORDS.filter((word) => word.includes('Ё'));

const custom = (words: readonly string[]): Lexicon => lexiconFor({ lexicon: 'nouns', words, obscene: true }) as Lexicon;

/** Mostly short words, so that they cross, some with ё, and a few others. */
function someWords(chance: Chance): string[] {
  const from = (words: readonly string[], count: number): string[] =>
    Array.from({ length: count }, () => words[chance.below(words.length)] as string);
  return [...from(SHORT, 200 + chance.below(200)), ...from(WITH_YO, 40), ...from(WORDS, 40)];
}

function compare({ board, rack }: TestPosition, lexicon: Lexicon, words: ReadonlySet<string>): number {
  const lays = layMoves(board, rack, lexicon);
  const got = lays.map(({ tiles }) => keyOf(tiles)).sort();
  const wanted = [...naiveLays(board, rack, words)].sort();
  if (got.join(';') !== wanted.join(';')) expect(got, JSON.stringify({ board, rack })).toEqual(wanted);
  expect(hasLay(board, rack, lexicon)).toBe(wanted.length > 0);
  return wanted.length;
}

describe('the generator against a naive one', () => {
  it('MT-08, MT-R1, MT-R6: finds every legal lay, each once, on 1960 positions with 245 small lexicons', () => {
    const streams = chances('movegen');
    let lays = 0;
    let twoBlanks = 0;
    let lexicon = nouns;
    let spellings: ReadonlySet<string> = new Set();
    for (let i = 1; i <= 1960; i++) {
      const chance = streams(i);
      if (i % 8 === 1) {
        const words = someWords(chance);
        lexicon = custom(words);
        spellings = spellingsOf(words);
      }
      const position =
        i % 4 === 0 ? scribbledPosition(chance) : playedPosition(lexicon, i % 100 === 1 ? 0 : chance.below(14), chance);
      lays += compare(position, lexicon, spellings);
      if (position.rack.split('*').length === 3) twoBlanks++;
    }
    expect(lays).toBeGreaterThan(50_000);
    expect(twoBlanks).toBeGreaterThan(50);
  });

  it('does so on 40 positions with all the nouns', () => {
    const streams = chances('movegen nouns');
    for (let i = 1; i <= 40; i++) {
      const chance = streams(i);
      compare(playedPosition(nouns, chance.below(20), chance), nouns, ALL_WORDS);
    }
  });

  it('MT-11, MT-13, MT-R2: scores them as the rules do', () => {
    const streams = chances('movegen scores');
    const generator = moveGenerator(nouns.graph, nouns.legalEnd);
    let compared = 0;
    for (let i = 1; i <= 150; i++) {
      const chance = streams(i);
      const { board, rack } = i % 3 === 0 ? scribbledPosition(chance) : playedPosition(nouns, chance.below(20), chance);
      const fast = fastBoard(nouns.graph, nouns.legalEnd);
      putRows(fast, board);
      const list = generator.generate(fast, rackCounts(rack));
      for (let move = 0; move < list.count; move += 1 + Math.floor(list.count / 200)) {
        const { total } = scoreOf(board, lettersOf(layOf(list, move, fast)));
        if (scoreOfMove(list, move) !== total)
          expect(scoreOfMove(list, move), JSON.stringify({ board, rack, move: layOf(list, move, fast) })).toBe(total);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(8000);
  });
});
