import { describe, expect, it } from 'vitest';
import { ingenious } from '../game.ts';
import { crowd } from '../scenarios/pieces.ts';
import {
  dealt,
  happenings,
  lay,
  listed,
  play,
  rack,
  rackOf,
  refusal,
  spots,
  table,
  track,
  wander,
} from '../testing/play.ts';

const lastPlace = (players: 2 | 3 | 4, tracks: number[][], more: object = {}) => {
  const racks = Array.from({ length: players }, (_, seat) =>
    rack(seat === 0 ? 'red-orange' : 'blue-blue', 'green-green'),
  );
  const cells = crowd(players === 2 ? 5 : players === 3 ? 6 : 7, [0, 0], [1, 0]);
  return play(table({ players, cells, racks, tracks, ...more }), 0, lay('red-orange', [0, 0], [1, 0]));
};

describe('the end', () => {
  it('IN-15 comes with the turn that leaves no two neighbouring free cells', () => {
    const cells = (...free: [number, number][]) => ({ cells: crowd(5, [0, 0], [1, 0], ...free) });
    expect(lastPlace(2, [track(1), track(2)], cells([-3, 0], [3, 0])).phase).toBe('over');
    expect(lastPlace(2, [track(1), track(2)], cells([-3, 0], [-4, 0])).phase).toBe('place');
  });

  it('IN-R3 a full board ends it at once: no refill, no swap, no bonus', () => {
    const state = table({
      players: 2,
      cells: crowd(5, [0, 0], [1, 0]),
      racks: [rack('red-purple', 'green-green'), rack('blue-blue')],
      tracks: [track(9, { purple: 16, orange: 1 }), track(2)],
    });
    const next = play(state, 0, lay('purple-red', [0, 0], [1, 0]));
    expect([next.phase, next.bonus, rackOf(next, 0)]).toEqual(['over', 0, ['green-green']]);
    expect(next.happened.map(({ type }) => type)).toEqual(['placed', 'bonusEarned', 'bonusLost', 'over']);
  });

  it('IN-16 the highest lowest marker wins, then the second lowest, and so on', () => {
    const places = (...tracks: number[][]) => ingenious.result(lastPlace(3, tracks)).places;
    expect(places(track(18, { red: 4 }), track(5), track(3))).toEqual([2, 1, 3]);
    expect(places(track(9), track(9, { red: 10 }), track(9, { red: 8 }))).toEqual([2, 1, 3]);
  });

  it('IN-17 the worked example', () => {
    const state = lastPlace(3, [
      [10, 10, 11, 12, 12, 18],
      [9, 12, 14, 15, 16, 17],
      [18, 9, 12, 13, 18, 18],
    ]);
    expect(ingenious.result(state)).toMatchObject({ scores: [10, 9, 9], places: [1, 2, 3] });
  });

  it('IN-R1 equal in all six is a shared win', () => {
    const state = lastPlace(3, [[9, 10, 11, 12, 13, 14], [14, 13, 12, 11, 10, 9], track(2)]);
    expect(ingenious.result(state).places).toEqual([1, 1, 3]);
  });

  it('places are nobody’s before the end, and the tracks are told', () => {
    const state = dealt(2);
    expect(ingenious.result(state)).toEqual({ scores: [0, 0], places: null, detail: { tracks: state.tracks } });
  });

  it('IN-18 all six at 18 win on the spot', () => {
    const state = table({
      players: 2,
      cells: spots('purple', [-1, 0]),
      racks: [rack('red-purple', 'green-green'), rack('blue-blue')],
      tracks: [track(18, { purple: 17 }), track(17)],
    });
    const next = play(state, 0, lay('purple-red', [0, 0], [1, 0]));
    expect([next.phase, happenings(next, 'over')]).toEqual([
      'over',
      [{ type: 'over', why: 'complete', places: [1, 2] }],
    ]);
    expect(rackOf(next, 0)).toEqual(['green-green']);
  });

  it('IN-R10 also in the middle of a turn, with the others ranked by their tracks', () => {
    const state = table({
      players: 4,
      cells: spots('purple', [-1, 0]),
      racks: [rack('red-purple', 'green-green'), [], [], []],
      tracks: [track(18, { purple: 17 }), track(4), track(18, { red: 3 }), track(4)],
      bonus: 2,
    });
    const next = play(state, 0, lay('purple-red', [0, 0], [1, 0]));
    expect([next.phase, ingenious.result(next).places]).toEqual(['over', [1, 2, 4, 2]]);
    expect(refusal(next, 0, lay('green-green', [3, 0], [3, 1]))).toBe('NOT_YOUR_TURN');
  });

  it('IN-R6 whoever is asked can always place, and to pass is never listed', () => {
    for (const players of [1, 2, 3]) {
      wander(dealt(players), `pass ${players}`, undefined, (state) => {
        if (state.phase === 'over' || state.phase === 'swap') return;
        const moves = listed(state);
        expect(moves.some(({ type }) => type === 'place')).toBe(true);
        if (state.phase === 'place') expect(moves.every(({ type }) => type === 'place')).toBe(true);
      });
    }
  });

  it('a set-up position without tiles passes over whoever has none, and ends when nobody has', () => {
    const state = table({
      players: 3,
      racks: [rack('red-red'), [], rack('blue-blue')],
      bag: [],
      opened: Array(3).fill(true),
    });
    const next = play(state, 0, lay('red-red', [0, 0], [0, 1]));
    expect(next.turn).toBe(2);
    const over = play(next, 2, lay('blue-blue', [2, 0], [2, 1]));
    expect(happenings(over, 'over')[0]?.why).toBe('noTiles');
  });

  it('a set-up position with an empty rack lets it be filled when its turn comes', () => {
    const state = table({ players: 2, racks: [rack('red-red'), []], opened: [true, true] });
    const next = play(state, 0, lay('red-red', [0, 0], [0, 1]));
    expect([next.turn, next.racks.map((tiles) => tiles.length)]).toEqual([1, [6, 6]]);
  });
});
