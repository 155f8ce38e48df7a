import { canonical } from '@izvilina/kernel/json.ts';
import { describe, expect, it } from 'vitest';
import { ingenious } from '../game.ts';
import {
  happenings,
  keep,
  lay,
  listed,
  play,
  rack,
  rackOf,
  refusal,
  skip,
  spots,
  swap,
  table,
  track,
} from '../testing/play.ts';

const six = rack('red-blue', 'green-green', 'yellow-purple', 'orange-orange', 'red-red', 'blue-purple');
const two = (more: object = {}) =>
  table({ players: 2, racks: [six, rack('blue-blue')], opened: [true, true], ...more });

describe('placing a tile', () => {
  it('IN-06 one tile leaves the rack, another comes, and the turn passes', () => {
    const state = two();
    const next = play(state, 0, lay('green-green', [0, 0], [0, 1]));
    expect([next.turn, next.phase, next.bag.length]).toEqual([1, 'place', state.bag.length - 1]);
    expect(rackOf(next, 0)).toHaveLength(6);
    expect(rackOf(next, 0).slice(0, 5)).toEqual([
      'red-blue',
      'yellow-purple',
      'orange-orange',
      'red-red',
      'blue-purple',
    ]);
    expect(happenings(next, 'drew')).toEqual([{ type: 'drew', player: 0, count: 1 }]);
  });

  it.each([
    ['NOT_ON_RACK', lay('blue-blue', [0, 0], [0, 1])],
    ['NOT_ON_RACK', lay('red-green', [0, 0], [0, 1])],
    ['OFF_BOARD', lay('red-red', [5, 0], [6, 0])],
    ['OFF_BOARD', lay('red-red', [9, 0], [10, 0])],
    ['NOT_ADJACENT', lay('red-red', [0, 0], [0, 2])],
    ['NOT_ADJACENT', lay('red-red', [0, 0], [1, 1])],
    ['NOT_ADJACENT', lay('red-red', [0, 0], [0, 0])],
    ['OCCUPIED', lay('red-red', [0, -5], [0, -4])],
    ['OCCUPIED', lay('red-red', [2, 0], [2, 1])],
    ['WRONG_PHASE', swap],
    ['WRONG_PHASE', keep],
    ['WRONG_PHASE', skip],
  ])('IN-06 refuses %s: %j', (reason, move) => {
    const state = two({ cells: spots('red', [2, 1]) });
    const before = canonical(state);
    expect(refusal(state, 0, move)).toBe(`ILLEGAL_MOVE ${reason}`);
    expect(refusal(state, 1, move)).toBe('NOT_YOUR_TURN');
    expect(canonical(state)).toBe(before);
  });

  it('takes a mirrored tile for what it is', () => {
    const state = two();
    const straight = play(state, 0, lay('red-blue', [0, 0], [1, 0]));
    expect(play(state, 0, lay('blue-red', [1, 0], [0, 0]))).toEqual(straight);
    expect(play(state, 0, lay('blue-red', [0, 0], [1, 0]))).not.toEqual(straight);
    expect(play(state, 0, lay('red-red', [1, 0], [0, 0]))).toEqual(play(state, 0, lay('red-red', [0, 0], [1, 0])));
  });

  it('IN-10 each half moves the marker of its own colour, a double the same one twice', () => {
    const cells = [...spots('red', [-1, 0], [0, -1]), ...spots('blue', [2, 0])];
    const tracks = [track(3), track(1)];
    expect(play(two({ cells, tracks }), 0, lay('red-blue', [0, 0], [1, 0])).tracks).toEqual([
      track(3, { red: 5, blue: 4 }),
      track(1),
    ]);
    const reds = spots('red', [-1, 0], [0, -1], [2, 0]);
    expect(play(two({ cells: reds, tracks }), 0, lay('red-red', [0, 0], [1, 0])).tracks[0]).toEqual(
      track(3, { red: 6 }),
    );
  });

  it('IN-11 stops at 18', () => {
    const cells = spots('red', [-1, 0], [-2, 0], [-3, 0]);
    const next = play(two({ cells, tracks: [track(5, { red: 17 }), track(0)] }), 0, lay('red-blue', [0, 0], [1, 0]));
    expect([next.tracks[0], next.last?.points]).toEqual([track(5, { red: 18 }), track(0, { red: 3 })]);
  });
});

describe('bonus placements', () => {
  const red17 = { cells: spots('red', [-1, 0]), tracks: [track(5, { red: 17 }), track(0)] };

  it('IN-12 a marker that reaches 18 earns one, used at once by the same player', () => {
    const next = play(two(red17), 0, lay('red-blue', [0, 0], [1, 0]));
    expect([next.phase, next.turn, next.bonus, next.last?.reached18]).toEqual(['bonus', 0, 1, ['red']]);
    expect(happenings(next, 'bonusEarned')).toEqual([{ type: 'bonusEarned', player: 0, count: 1 }]);
    const after = play(next, 0, lay('red-red', [0, 2], [0, 3]));
    expect([after.phase, after.turn, after.bonus]).toEqual(['place', 1, 0]);
  });

  it('IN-12 it scores as usual, and a marker already at 18 earns no more', () => {
    const next = play(two(red17), 0, lay('red-blue', [0, 0], [1, 0]));
    const after = play(next, 0, lay('red-red', [-2, 0], [-2, 1]));
    expect([after.last?.points, after.bonus, after.turn]).toEqual([track(0, { red: 3 }), 0, 1]);
    const blue = play(next, 0, lay('blue-purple', [2, 0], [3, 0]));
    expect(blue.tracks[0]).toEqual(track(5, { red: 18, blue: 6 }));
  });

  it('IN-12 two at once earn two, and it chains', () => {
    const cells = [...spots('red', [-1, 0]), ...spots('blue', [2, 0]), ...spots('green', [0, 4])];
    const tracks = [track(5, { red: 17, blue: 17, green: 17 }), track(0)];
    let state = play(two({ cells, tracks }), 0, lay('red-blue', [0, 0], [1, 0]));
    expect(state.bonus).toBe(2);
    state = play(state, 0, lay('green-green', [0, 3], [0, 2]));
    expect([state.bonus, state.turn, rackOf(state, 0).length]).toEqual([2, 0, 4]);
    state = play(state, 0, lay('orange-orange', [-3, 0], [-3, 1]));
    state = play(state, 0, lay('red-red', [3, -3], [3, -2]));
    expect([state.bonus, state.turn, rackOf(state, 0).length]).toEqual([0, 1, 6]);
  });

  it('IN-13 the rack is filled only after all of them', () => {
    const next = play(two(red17), 0, lay('red-blue', [0, 0], [1, 0]));
    expect([rackOf(next, 0).length, happenings(next, 'drew')]).toEqual([5, []]);
    const after = play(next, 0, lay('green-green', [0, 2], [0, 3]));
    expect([rackOf(after, 0).length, happenings(after, 'drew')]).toEqual([6, [{ type: 'drew', player: 0, count: 2 }]]);
  });

  it('IN-R3 one may be declined at a time', () => {
    const state = two({ bonus: 2, tracks: [track(5, { red: 18, blue: 18 }), track(0)] });
    expect(listed(state).at(-1)).toEqual(skip);
    const once = play(state, 0, skip);
    expect([once.phase, once.turn, once.bonus]).toEqual(['bonus', 0, 1]);
    const twice = play(once, 0, skip);
    expect([twice.phase, twice.turn, twice.bonus]).toEqual(['place', 1, 0]);
    expect([happenings(once, 'skipped'), happenings(twice, 'skipped')]).toEqual([
      [{ type: 'skipped', player: 0, left: 1 }],
      [{ type: 'skipped', player: 0, left: 0 }],
    ]);
  });

  it('IN-R3 with an empty rack it is lost', () => {
    const state = two({ ...red17, racks: [rack('red-blue'), rack('blue-blue')] });
    const next = play(state, 0, lay('red-blue', [0, 0], [1, 0]));
    expect([next.turn, next.bonus, rackOf(next, 0).length]).toEqual([1, 0, 6]);
    expect(happenings(next, 'bonusLost')).toEqual([{ type: 'bonusLost', player: 0, count: 1 }]);
  });

  it('every question has a name of its own', () => {
    const what = (state: ReturnType<typeof two>) => {
      const turn = ingenious.turn(state);
      return turn.over ? 'over' : `${turn.asks[0]?.seat} ${turn.asks[0]?.what}`;
    };
    const start = two({ ...red17, bonus: 2 });
    const names = [start, play(start, 0, skip), play(start, 0, lay('green-green', [0, 2], [0, 3])), two(red17)].map(
      what,
    );
    expect(names).toEqual(['0 bonus:7.2', '0 bonus:7.1', '0 bonus:9.1', '0 place:7']);
  });
});
