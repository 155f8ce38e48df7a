import { describe, expect, it } from 'vitest';
import { cellAt, PRINTED } from '../pieces/board.ts';
import { dealt, lay, listed, play, rack, refusal, spots, table, track } from '../testing/play.ts';

const fresh = (more: object = {}) =>
  table({ players: 2, racks: [rack('blue-red', 'green-green'), rack('blue-red', 'yellow-purple')], ...more });

describe('the first round', () => {
  it('IN-07 the first tile touches a printed symbol', () => {
    expect(refusal(fresh(), 0, lay('blue-red', [0, 0], [1, 0]))).toBe('ILLEGAL_MOVE NOT_BY_UNTAKEN_SYMBOL');
    expect(refusal(fresh(), 0, lay('blue-red', [0, -4], [0, -3]))).toBe('accepted');
    expect(refusal(fresh(), 0, lay('blue-red', [0, -3], [0, -4]))).toBe('accepted');
  });

  it('IN-07 and one that no tile touches yet', () => {
    const next = play(fresh(), 0, lay('blue-red', [0, -4], [0, -3]));
    expect(refusal(next, 1, lay('blue-red', [1, -5], [1, -4]))).toBe('ILLEGAL_MOVE NOT_BY_UNTAKEN_SYMBOL');
    expect(refusal(next, 1, lay('yellow-purple', [4, 0], [3, 0]))).toBe('accepted');
  });

  it('IN-R7 a symbol is taken once anything lies beside it, whoever laid it', () => {
    const state = fresh({ cells: spots('green', [4, 0]), opened: [false, false] });
    expect(refusal(state, 0, lay('blue-red', [5, -1], [4, -1]))).toBe('ILLEGAL_MOVE NOT_BY_UNTAKEN_SYMBOL');
  });

  it('IN-R7 a tile may touch an untaken symbol and a taken one as well', () => {
    const state = table({
      players: 4,
      cells: spots('green', [1, -6]),
      opened: Array(4).fill(false),
      racks: [rack('red-red'), [], [], []],
    });
    const untaken = listed(state);
    expect(untaken.length).toBeGreaterThan(0);
    const touching = untaken.every(
      (move) =>
        move.type === 'place' &&
        PRINTED.some(({ cell }) => cell !== cellAt([0, -5]) && move.cells.some((at) => isBeside(at, cell))),
    );
    expect(touching).toBe(true);
  });

  it('IN-07 from the second turn on a tile may lie anywhere', () => {
    const state = fresh({ opened: [true, true] });
    expect(refusal(state, 0, lay('blue-red', [0, 0], [1, 0]))).toBe('accepted');
  });

  it('IN-07 a player’s first turn is their own: one may have opened and another not', () => {
    const state = fresh({ opened: [true, false] });
    const next = play(state, 0, lay('blue-red', [0, 0], [1, 0]));
    expect(refusal(next, 1, lay('blue-red', [0, 1], [1, 1]))).toBe('ILLEGAL_MOVE NOT_BY_UNTAKEN_SYMBOL');
  });

  it('IN-R7 a bonus placement of the first turn need not', () => {
    const state = fresh({ tracks: [track(0, { blue: 17 }), track(0)] });
    const next = play(state, 0, lay('blue-red', [0, -4], [0, -3]));
    expect(next.phase).toBe('bonus');
    expect(refusal(next, 0, lay('green-green', [0, 0], [1, 0]))).toBe('accepted');
    const given = fresh({ bonus: 1, opened: [false, false] });
    expect(refusal(given, 0, lay('green-green', [0, 0], [1, 0]))).toBe('accepted');
  });

  it('IN-R7 four players are never blocked', () => {
    for (const seed of ['a', 'b', 'c']) {
      let state = dealt(4, {}, seed);
      for (let turn = 0; turn < 4; turn++) {
        const moves = listed(state);
        expect(moves.length).toBeGreaterThan(0);
        state = play(state, state.turn, moves[(turn * 37) % moves.length] as (typeof moves)[number]);
      }
      expect(state.opened).toEqual([true, true, true, true]);
    }
  });

  it('a position with nothing left to open at asks for no such thing', () => {
    const cells = spots('green', [0, -4], [4, -4], [4, 0], [0, 4], [-4, 4], [-4, 0]);
    const state = fresh({ cells, opened: [false, false] });
    expect(refusal(state, 0, lay('blue-red', [0, 0], [1, 0]))).toBe('accepted');
  });
});

function isBeside(at: readonly number[], cell: number): boolean {
  const [q = 0, r = 0] = at;
  return [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, -1],
    [-1, 1],
  ].some(([dq = 0, dr = 0]) => cellAt([q + dq, r + dr]) === cell);
}
