import { chances } from '@izvilina/kernel/chance.ts';
import { describe, expect, it } from 'vitest';
import { sampleLay } from '../moves/sample-lay.ts';
import { EMPTY_BOARD, tilesOn, withTiles } from '../pieces/board.ts';
import { unseen } from '../pieces/letters.ts';
import { scoreOf } from '../rules/score.ts';
import { naiveScore } from './naive.ts';

const GAMES = 600;

/** Fills boards with random tiles, one lay after another, and compares the score of each. */
describe('against the rules read aloud', () => {
  it('MT-04, MT-11, MT-13, MT-R1, MT-R2 score random lays alike, whatever words they make', () => {
    const streams = chances('differential');
    let compared = 0;
    let crossing = 0;
    for (let game = 1; game <= GAMES; game++) {
      const chance = streams(game);
      let board = EMPTY_BOARD;
      for (let lays = 0; lays < 25; lays++) {
        const pool = unseen(tilesOn(board));
        const rack = Array.from(
          { length: Math.min(7, pool.length) },
          () => pool.splice(chance.below(pool.length), 1)[0] ?? '*',
        );
        const tiles = rack.length < 2 ? null : sampleLay(board, rack, chance);
        if (tiles === null) break;
        const { words, bonus, total } = scoreOf(board, tiles);
        const got = { words: words.map(({ word, score }) => `${word} ${score}`).sort(), bonus, total };
        const wanted = naiveScore(board, tiles);
        if (JSON.stringify(got) !== JSON.stringify(wanted))
          expect(got, JSON.stringify({ board, tiles })).toEqual(wanted);
        compared++;
        if (words.length > 2) crossing++;
        board = withTiles(board, tiles);
      }
    }
    expect(compared).toBeGreaterThan(10_000);
    expect(crossing).toBeGreaterThan(2000);
  });
});
