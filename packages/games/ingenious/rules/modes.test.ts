import { describe, expect, it } from 'vitest';
import { ingenious } from '../game.ts';
import { crowd } from '../scenarios/pieces.ts';
import {
  dealt,
  happenings,
  keep,
  lay,
  listed,
  play,
  rack,
  refusal,
  spots,
  swap,
  table,
  track,
  wander,
} from '../testing/play.ts';

const four = Array(4).fill(true);
const team = (more: object) =>
  table({
    players: 4,
    options: { mode: 'team' },
    racks: [
      rack('red-blue', 'green-green', 'red-red'),
      rack('red-blue'),
      rack('red-blue', 'green-green'),
      rack('blue-blue'),
    ],
    opened: four,
    ...more,
  });
const PICTURE = [...spots('green', [-1, 0], [0, -1]), ...spots('yellow', [2, 0], [3, 0], [1, 1], [1, 2])];

describe('two against two', () => {
  it('IN-19 partners move the same markers', () => {
    const cells = spots('red', [-1, 0], [-2, 0], [4, 0]);
    const one = play(team({ cells, tracks: [track(3), track(7)] }), 0, lay('red-blue', [0, 0], [1, 0]));
    expect(one.tracks).toEqual([track(3, { red: 5 }), track(7)]);
    const other = play(team({ cells, tracks: [track(3), track(7)], turn: 2 }), 2, lay('red-blue', [0, 0], [1, 0]));
    expect(other.tracks).toEqual([track(3, { red: 5 }), track(7)]);
    const theirs = play(team({ cells, tracks: [track(3), track(7)], turn: 1 }), 1, lay('red-blue', [0, 0], [1, 0]));
    expect(theirs.tracks).toEqual([track(3), track(7, { red: 9 })]);
    expect(ingenious.view(one, 3).seats.map((seat) => seat.team)).toEqual([0, 1, 0, 1]);
  });

  it('IN-19 at 18 the counting stops, and the player who placed earns a bonus', () => {
    const cells = spots('red', [-1, 0], [-2, 0], [-3, 0]);
    const next = play(
      team({ cells, tracks: [track(3, { red: 17 }), track(7)], turn: 2 }),
      2,
      lay('red-blue', [0, 0], [1, 0]),
    );
    expect([next.tracks[0], next.phase, next.turn, next.bonus]).toEqual([track(3, { red: 18 }), 'bonus', 2, 1]);
  });

  it('IN-19 so does the end of the second board, and nothing in between', () => {
    const cells = spots('red', [-1, 0], [-2, 0], [-3, 0]);
    const after = (red: number) =>
      play(team({ cells, tracks: [track(3, { red }), track(7)] }), 0, lay('red-blue', [0, 0], [1, 0]));
    expect([18, 25, 32, 33, 35, 36].map((red) => after(red).bonus)).toEqual([0, 0, 0, 1, 1, 0]);
    expect([18, 25, 32, 33, 35, 36].map((red) => after(red).tracks[0]?.[0])).toEqual([21, 28, 35, 36, 36, 36]);
  });

  it('IN-19 the team whose lowest marker is lower loses, and partners share the place and the score', () => {
    const state = team({
      cells: crowd(7, [0, 0], [1, 0]),
      tracks: [track(20, { blue: 12 }), track(36, { red: 11 })],
      racks: Array(4).fill(rack('red-orange')),
    });
    const over = play(state, 0, lay('red-orange', [0, 0], [1, 0]));
    expect(ingenious.result(over)).toMatchObject({ scores: [12, 11, 12, 11], places: [1, 3, 1, 3] });
  });

  it('IN-20 partners do not see each other’s rack, talking or not', () => {
    for (const partnersTalk of [false, true]) {
      const state = dealt(4, { mode: 'team', partnersTalk });
      const seen = ingenious.view(state, 2);
      expect(seen.options.partnersTalk).toBe(partnersTalk);
      const other = { ...state, racks: state.racks.with(0, state.racks[1] as number[]) };
      expect(ingenious.view(other, 2)).toEqual(seen);
    }
    expect(dealt(4, { mode: 'team' }).options.partnersTalk).toBe(false);
  });

  it('IN-22 the picture in a team: both markers to 0 of the second board, and two bonuses', () => {
    const racks = [rack('yellow-green', 'red-red'), [], [], []];
    const tracks = [track(5, { yellow: 14, green: 16 }), track(0)];
    const next = play(team({ cells: PICTURE, tracks, racks }), 0, lay('green-yellow', [0, 0], [1, 0]));
    expect([next.tracks[0], next.bonus]).toEqual([track(5, { yellow: 18, green: 18 }), 2]);
    expect(next.last?.points).toEqual(track(0, { green: 2, yellow: 4 }));
  });

  it('IN-R5 all six at the end of the second board win on the spot; 18 everywhere does not', () => {
    const cells = spots('red', [-1, 0]);
    const won = play(team({ cells, tracks: [track(36, { red: 35 }), track(18)] }), 0, lay('red-blue', [0, 0], [1, 0]));
    expect(happenings(won, 'over')).toEqual([{ type: 'over', why: 'complete', places: [1, 3, 1, 3] }]);
    const half = play(team({ cells, tracks: [track(18, { red: 17 }), track(3)] }), 0, lay('red-blue', [0, 0], [1, 0]));
    expect(half.phase).toBe('bonus');
  });

  it('IN-R8 a double counts half by half, in the better order', () => {
    const cells = spots('red', [-1, 0], [-2, 0], [2, 0], [3, 0], [1, 1], [1, 2], [1, 3]);
    const at = (red: number) =>
      play(team({ cells, tracks: [track(3, { red }), track(0)] }), 0, lay('red-red', [0, 0], [1, 0]));
    expect([10, 11, 13, 16, 17, 18].map((red) => at(red).tracks[0]?.[0])).toEqual([17, 18, 20, 23, 23, 25]);
    expect([10, 11, 16].map((red) => at(red).bonus)).toEqual([0, 1, 1]);
  });
});

describe('alone', () => {
  const alone = (more: object) => table({ players: 1, opened: [true], racks: [rack('red-blue')], ...more });

  it('IN-21 one tile at a time on the white cells: draw, place, score, draw', () => {
    const state = dealt(1);
    expect([state.racks[0]?.length, state.bag.length, state.grid.length, state.tracks.length]).toEqual([1, 119, 91, 1]);
    const move = listed(state)[0];
    const next = play(state, 0, move as NonNullable<typeof move>);
    expect([next.turn, next.racks[0]?.length, next.bag.length]).toEqual([0, 1, 118]);
    expect(ingenious.view(next, 0).rack).toHaveLength(1);
  });

  it('IN-21 a double track, and no bonus', () => {
    const cells = spots('red', [-1, 0], [-2, 0], [-3, 0]);
    const next = play(alone({ cells, tracks: [track(3, { red: 16 })] }), 0, lay('red-blue', [0, 0], [1, 0]));
    expect([next.tracks[0], next.bonus, next.phase]).toEqual([track(3, { red: 18 }), 0, 'place']);
    expect(happenings(next, 'bonusEarned')).toEqual([]);
    const end = play(alone({ cells, tracks: [track(3, { red: 35 })] }), 0, lay('red-blue', [0, 0], [1, 0]));
    expect([end.tracks[0]?.[0], end.bonus]).toEqual([36, 0]);
  });

  it('IN-22 the picture: 2 green and 4 yellow carry both markers to exactly 0 of the second board', () => {
    const state = alone({
      cells: PICTURE,
      tracks: [track(5, { yellow: 14, green: 16 })],
      racks: [rack('yellow-green')],
    });
    const next = play(state, 0, lay('green-yellow', [0, 0], [1, 0]));
    expect([next.tracks, next.bonus, next.phase]).toEqual([[track(5, { yellow: 18, green: 18 })], 0, 'place']);
  });

  it('IN-R4 the result is the lowest marker of 36', () => {
    const over = wander(dealt(1), 'alone');
    expect(ingenious.result(over)).toEqual({
      scores: [Math.min(...(over.tracks[0] as number[]))],
      places: [1],
      detail: { tracks: over.tracks },
    });
  });

  it('IN-R4 the first tile lies by a printed symbol, and there is no swap', () => {
    const first = table({ players: 1, racks: [rack('red-blue')] });
    expect(refusal(first, 0, lay('red-blue', [0, 0], [1, 0]))).toBe('ILLEGAL_MOVE NOT_BY_UNTAKEN_SYMBOL');
    expect(refusal(first, 0, lay('red-blue', [0, -3], [0, -4]))).toBe('accepted');
    const next = play(alone({ tracks: [track(9, { purple: 0 })] }), 0, lay('red-blue', [0, 0], [1, 0]));
    expect([refusal(next, 0, swap), refusal(next, 0, keep)]).toEqual(Array(2).fill('ILLEGAL_MOVE WRONG_PHASE'));
  });

  it('IN-R4 all six at 36 end the game', () => {
    const state = alone({ cells: spots('red', [-1, 0]), tracks: [track(36, { red: 35 })] });
    const over = play(state, 0, lay('red-blue', [0, 0], [1, 0]));
    expect(happenings(over, 'over')).toEqual([{ type: 'over', why: 'complete', places: [1] }]);
    expect(over.racks).toEqual([[]]);
  });
});
