import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import type { State } from '../state.ts';
import { dealt, happenings, listed, play, rack, spots, table, timeout, track, wander } from '../testing/play.ts';

const cells = [...spots('red', [-1, 0], [-2, 0]), ...spots('blue', [2, 0]), ...spots('green', [0, 4])];
const racks = [rack('red-blue', 'green-green'), rack('blue-blue')];

describe('when time is out', () => {
  it('the placement that lifts the lowest marker most is played, and it is said first', () => {
    const tracks = [track(5, { blue: 2 }), track(0)];
    const state = must(timeout(table({ players: 2, cells, racks, tracks }), 0));
    expect(state.happened.map(({ type }) => type)).toEqual(['timeout', 'placed']);
    expect(state.phase).toBe('swap');
    expect(state.happened[0]).toEqual({ type: 'timeout', player: 0 });
    expect(state.tracks[0]?.[4]).toBe(3);
  });

  it('of equals the one that scores most', () => {
    const tracks = [track(5, { orange: 0, purple: 0 }), track(0)];
    const state = must(timeout(table({ players: 2, cells, racks, tracks }), 0));
    expect(state.tracks[0]).toEqual(track(5, { orange: 0, purple: 0, red: 7, blue: 6 }));
  });

  it('of all that could be laid the one that leaves the lowest marker highest, then all furthest; the first of equals', () => {
    for (const players of [1, 2, 4])
      wander(dealt(players), 'greedy', undefined, (state) => {
        if (state.phase !== 'place' || state.laid.length % 5 > 0) return;
        const track = state.options.mode === 'team' ? state.turn % 2 : state.turn;
        const worth = (after: State) => {
          const markers = after.tracks[track] ?? [];
          return 1000 * Math.min(...markers) + markers.reduce((sum, marker) => sum + marker, 0);
        };
        const laid = listed(state).map((move) => play(state, state.turn, move));
        const best = Math.max(...laid.map(worth));
        expect(must(timeout(state, state.turn)).laid).toEqual(laid.find((after) => worth(after) === best)?.laid);
      });
  });

  it('a bonus is played too, and a rack is kept', () => {
    const bonus = table({ players: 2, cells, racks, tracks: [track(5), track(0)], bonus: 1 });
    expect(happenings(must(timeout(bonus, 0)), 'placed')).toHaveLength(1);
    const state = table({ players: 2, cells, racks, tracks: [track(5, { purple: 0 }), track(0)] });
    const asked = play(state, 0, {
      type: 'place',
      tile: ['red', 'blue'],
      cells: [
        [0, 0],
        [1, 0],
      ],
    });
    expect(asked.phase).toBe('swap');
    expect(must(timeout(asked, 0)).happened.map(({ type }) => type)).toEqual(['timeout', 'kept', 'drew']);
  });

  it('nothing is played for a seat that is not asked', () => {
    const refused = { ok: false, error: { code: 'NOT_YOUR_TURN', params: {} } };
    expect([timeout(dealt(2, { first: 0 }), 1), timeout(dealt(2), 7)]).toEqual([refused, refused]);
    expect(timeout(wander(dealt(1), 'over'), 0)).toEqual(refused);
  });

  it('whole games can be left to it', () => {
    for (const players of [1, 2, 4]) {
      let state = dealt(players);
      while (state.phase !== 'over') state = must(timeout(state, state.turn));
      expect(Math.min(...state.tracks.flat())).toBeGreaterThan(0);
    }
  });
});
