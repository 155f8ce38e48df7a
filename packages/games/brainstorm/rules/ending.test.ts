import { describe, expect, it } from 'vitest';
import { brainstorm } from '../game.ts';
import type { Size } from '../pieces/pieces.ts';
import { asked, happenings, over, play, refusal, restFor, table, tile } from '../testing/play.ts';

const NONE = { small: 0, medium: 0, large: 0 };

/** By seat: tiles of these sizes, far apart, each under a pawn of that seat. */
const finished = (...hands: readonly (readonly [Size, Size] | readonly [Size] | readonly [])[]) => {
  const tiles = hands.flatMap((sizes, seat) =>
    sizes.map((size, index) => tile(`p${1 + 2 * seat + index}`, size, [-330 + 165 * seat, 150 - 250 * index])),
  );
  const pawns = hands.map((sizes, seat) => sizes.map((_, index) => `p${1 + 2 * seat + index}`));
  return { players: hands.length, table: { width: 1000, depth: 600 }, tiles, pawns, supply: NONE };
};
const result = (position: object) => brainstorm.result(table(position));

describe('the end', () => {
  it('BS-26: when every tile is laid or gone the game is over at once', () => {
    const state = table({ players: 2, supply: { ...NONE, small: 1 }, rest: restFor('small', [0, 0]), tokens: [3, 3] });
    const laid = play(state, 0, over('small'));
    expect(laid.phase).toBe('pawn');
    const done = play(laid, 0, { type: 'pawn', on: true });
    expect([done.phase, asked(done)]).toEqual(['over', null]);
    expect(happenings(done, 'over')).toEqual([{ type: 'over', why: 'tiles', places: [1, 2] }]);
    expect(brainstorm.view(done, 1).result?.scores).toEqual([10, 9]);
    expect(refusal(done, 0, { type: 'burner' })).toBe('NOT_YOUR_TURN');
  });

  it('BS-R14: the last tile’s questions are answered first, then an unused throw is lost, even if it fell', () => {
    const tiles = [
      tile('p1', 'medium', [-45, 0]),
      tile('p2', 'medium', [75, -66]),
      tile('p3', 'medium', [75, 0]),
      tile('p4', 'medium', [75, 66]),
    ];
    const state = table({
      players: 2,
      tiles,
      pawns: [['p1'], ['p3']],
      supply: { ...NONE, small: 1 },
      dice: ['red'],
      rest: restFor('small', [0, 0]),
    });
    const laid = play(state, 0, over('small'));
    expect([laid.phase, asked(laid)]).toEqual(['relocate', 1]);
    const moved = play(laid, 1, { type: 'relocate', from: 'p3', to: 'p4' });
    expect(play(moved, 1, { type: 'claim', on: 'p2' }).phase).toBe('over');
    const losing = table({
      players: 2,
      tiles: [tile('p1', 'medium', [-80, 0]), tile('p2', 'small', [65, 0])],
      pawns: [['p1'], ['p2']],
      supply: { ...NONE, large: 1 },
      rest: restFor('large', [0, 0]),
    });
    const lost = play(losing, 0, over('large'));
    expect([lost.phase, lost.tiles.length]).toEqual(['over', 2]);
  });

  it('BS-27: 3 for a large tile, 2 for a medium, 1 for a small, 3 for an unspent token; neutral tiles count for nobody', () => {
    const two = { ...finished(['large', 'small'], ['medium']), tokens: [1, 2] };
    const neutral = tile('p9', 'large', [400, 0]);
    expect(result({ ...two, tiles: [...two.tiles, neutral] })).toEqual({
      scores: [3 + 1 + 3, 2 + 6],
      places: [2, 1],
      detail: {
        tiles: [
          { small: 1, medium: 0, large: 1 },
          { small: 0, medium: 1, large: 0 },
        ],
        tokens: [1, 2],
      },
    });
  });

  it('BS-28: ties go to more small tiles, then more medium, then more large; else nobody wins', () => {
    const flat = { tokens: [0, 0] };
    expect(result({ ...finished(['large'], ['medium', 'small']), ...flat })).toMatchObject({
      scores: [3, 3],
      places: [2, 1],
    });
    expect(result({ ...finished(['small'], ['small']), ...flat })).toMatchObject({ scores: [1, 1], places: [2, 2] });
    expect(
      result({ ...finished(['medium', 'medium'], ['small', 'large'], ['large']), tokens: [0, 0, 0] }),
    ).toMatchObject({
      scores: [4, 4, 3],
      places: [2, 1, 3],
    });
    expect(result({ ...finished(['large'], ['large'], ['small']), tokens: [0, 0, 0] }).places).toEqual([2, 2, 3]);
    // Seat 0 has a medium tile besides: otherwise both are equal.
    expect(result({ ...finished(['medium', 'small'], ['small']), tokens: [1, 1] }).places).toEqual([1, 2]);
  });

  it('scores may be asked at any time, places only at the end', () => {
    expect(brainstorm.result(table({ players: 2 }))).toMatchObject({ scores: [9, 9], places: null });
  });
});
