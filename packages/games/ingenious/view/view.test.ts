import { canonical } from '@izvilina/kernel/json.ts';
import { describe, expect, it } from 'vitest';
import { ingenious } from '../game.ts';
import { dealt, lay, play, rack, spots, table, track, wander } from '../testing/play.ts';

const { view } = ingenious;

describe('what a viewer may know', () => {
  it('IN-09 all occupied cells, the printed ones included', () => {
    expect(view(dealt(2), 0).cells).toHaveLength(6);
    const state = table({ players: 2, cells: spots('red', [0, 0]), racks: [rack('red-blue'), rack('red-red')] });
    const seen = view(play(state, 0, lay('blue-red', [1, 0], [2, 0])), 'watcher');
    expect(seen.cells).toHaveLength(9);
    expect(seen.cells).toContainEqual({ at: [1, 0], colour: 'blue' });
    expect(seen.laid).toEqual([
      {
        tile: ['red', 'blue'],
        cells: [
          [2, 0],
          [1, 0],
        ],
      },
    ]);
  });

  it('says all that a table needs', () => {
    const state = table({
      players: 3,
      racks: [rack('red-blue'), rack('red-red', 'blue-blue'), []],
      tracks: [track(1), track(2), track(3)],
    });
    expect(view(state, 1)).toMatchObject({
      viewer: 1,
      players: 3,
      mode: 'standard',
      options: { mode: 'standard', first: null, partnersTalk: false },
      radius: 6,
      phase: 'place',
      turn: 0,
      rack: rack('red-red', 'blue-blue'),
      tracks: [track(1), track(2), track(3)],
      bag: 117,
      bonus: 0,
      opened: [false, false, false],
      shown: null,
      last: null,
      seats: [
        { rackSize: 1, team: 0 },
        { rackSize: 2, team: 1 },
        { rackSize: 0, team: 2 },
      ],
      asks: [{ seat: 0, what: 'place:6', secret: false }],
      result: null,
    });
  });

  it('IN-04 other racks and the order of the supply make no difference', () => {
    wander(dealt(3), 'secrets', undefined, (state) => {
      const turned = {
        ...state,
        bag: [...state.bag].reverse(),
        racks: state.racks.with(
          1,
          [...(state.racks[1] ?? [])].map(() => 0),
        ),
      };
      for (const viewer of [0, 2, 'watcher'] as const)
        expect(canonical(view(turned, viewer))).toBe(canonical(view(state, viewer)));
    });
  });

  it('survives JSON, and stays small, at every step of the longest game', () => {
    let largest = 0;
    wander(dealt(4), 'json', undefined, (state) => {
      const text = JSON.stringify(view(state, 0));
      largest = Math.max(largest, text.length);
      expect(JSON.parse(text)).toEqual(view(state, 0));
    });
    expect(largest).toBeLessThan(14_000);
    expect(largest).toBeGreaterThan(8_000);
  });

  it('the last placement stays in sight until the next', () => {
    const state = table({
      players: 2,
      racks: [rack('red-blue', 'green-green'), rack('red-red')],
      tracks: [track(9, { purple: 1 }), track(0)],
      opened: [true, true],
    });
    const next = play(play(state, 0, lay('red-blue', [0, 0], [1, 0])), 0, { type: 'keep' });
    expect(view(next, 1).last).toMatchObject({ player: 0, tile: ['red', 'blue'] });
  });
});
