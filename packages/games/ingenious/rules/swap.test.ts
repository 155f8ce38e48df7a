import { chances } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { ingenious } from '../game.ts';
import { tileId } from '../pieces/tiles.ts';
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
  swap,
  table,
  track,
} from '../testing/play.ts';

const bag = rack(
  'purple-purple',
  'red-purple',
  'orange-purple',
  'yellow-purple',
  'green-purple',
  'blue-purple',
  'yellow-yellow',
);
const lacking = (more: object = {}) =>
  table({
    players: 2,
    racks: [rack('red-blue', 'green-green', 'red-red'), rack('blue-blue')],
    tracks: [track(9, { purple: 2 }), track(0)],
    opened: [true, true],
    bag,
    ...more,
  });
const laid = (state: ReturnType<typeof lacking>) => play(state, 0, lay('red-blue', [0, 0], [1, 0]));

describe('the swap', () => {
  it('IN-14 is offered before the refill when the rack has none of the lowest colour', () => {
    const state = laid(lacking());
    expect([state.phase, state.turn, rackOf(state, 0)]).toEqual(['swap', 0, ['green-green', 'red-red']]);
    expect(listed(state)).toEqual([swap, keep]);
    expect(refusal(state, 0, lay('red-red', [0, 2], [0, 3]))).toBe('ILLEGAL_MOVE WRONG_PHASE');
  });

  it('IN-14 is not offered when the rack has one', () => {
    for (const tile of ['red-purple', 'purple-purple']) {
      const state = laid(lacking({ racks: [rack('red-blue', 'green-green', tile), rack('blue-blue')] }));
      expect([state.phase, state.turn]).toEqual(['place', 1]);
      expect(refusal(state, 0, swap)).toBe('NOT_YOUR_TURN');
    }
  });

  it('IN-14 the tile just laid no longer counts, and the marker it moved does', () => {
    const racks = [rack('red-purple', 'green-green'), rack('blue-blue')];
    const state = lacking({ racks });
    expect(play(state, 0, lay('red-purple', [0, 0], [1, 0])).phase).toBe('swap');
    const tracks = [track(9, { purple: 8 }), track(0)];
    const level = lacking({ racks, tracks, cells: [{ at: [2, 0], colour: 'purple' }] });
    expect(play(level, 0, lay('red-purple', [0, 0], [1, 0])).turn).toBe(1); // all markers are at 9 now, including green
  });

  it('IN-14 six new tiles come first, and only then the old ones are mixed in', () => {
    const state = play(laid(lacking()), 0, swap);
    expect(rackOf(state, 0)).toEqual(bag.slice(0, 6).map(([a, b]) => `${a}-${b}`));
    expect([state.turn, state.phase]).toEqual([1, 'place']);
    expect([...state.bag].sort((a, b) => a - b)).toEqual(rack('red-red', 'yellow-yellow', 'green-green').map(tileId));
  });

  it('IN-14 the old ones lie anywhere among the rest, not where they were put', () => {
    const state = laid(lacking({ bag: undefined }));
    const mixed = (seed: string) => must(ingenious.step(state, { at: 0, by: 0, move: swap }, chances(seed)(1))).bag;
    const old = rack('green-green', 'red-red').map(tileId);
    const unmixed = [...state.bag.slice(0, -6), ...old];
    expect(mixed('a').toSorted((a, b) => a - b)).toEqual(unmixed.toSorted((a, b) => a - b));
    expect(mixed('a')).not.toEqual(unmixed);
    expect(mixed('a')).not.toEqual(mixed('b'));
  });

  it('IN-14 everyone sees the rack that was shown, during the next turn only', () => {
    const state = play(laid(lacking()), 0, swap);
    for (const viewer of [0, 1, 'watcher'] as const) {
      const seen = ingenious.view(state, viewer);
      expect([seen.shown, seen.shownBy]).toEqual([rack('green-green', 'red-red'), 0]);
      expect(seen.happened).toEqual([
        { type: 'swapped', player: 0, shown: rack('green-green', 'red-red') },
        { type: 'drew', player: 0, count: 6 },
      ]);
    }
    const next = play(state, 1, lay('blue-blue', [0, 2], [0, 3]));
    expect([ingenious.view(next, 0).shown, ingenious.view(next, 0).shownBy]).toEqual([null, null]);
    expect(ingenious.view(next, 1).memory.aside).toEqual([rack('green-green', 'red-red'), null]);
    const again = play(next, 0, lay('red-purple', [0, -2], [0, -3]));
    expect(ingenious.view(again, 1).memory.aside).toEqual([null, null]); // the seat has drawn since
  });

  it('IN-14 a rack shown in the turn before is put away also by who keeps theirs', () => {
    const second = { racks: [rack('red-blue', 'green-green'), rack('blue-blue', 'green-blue')] };
    const state = play(
      laid(lacking({ ...second, tracks: [track(9, { purple: 2 }), track(9, { purple: 2 })] })),
      0,
      swap,
    );
    const asked = play({ ...state, bag: state.racks[0] as number[] }, 1, lay('blue-blue', [0, 2], [0, 3]));
    expect([asked.phase, asked.shown?.player]).toEqual(['swap', 0]);
    expect(play(asked, 1, keep).shown).toBeNull();
  });

  it('IN-14 may be declined: then the rack is filled as usual', () => {
    const state = play(laid(lacking()), 0, keep);
    expect([state.turn, state.shown, state.bag.length]).toEqual([1, null, 3]);
    expect(rackOf(state, 0).slice(0, 2)).toEqual(['green-green', 'red-red']);
    expect(state.happened).toEqual([
      { type: 'kept', player: 0 },
      { type: 'drew', player: 0, count: 4 },
    ]);
  });

  it('IN-14 comes after the last bonus, played or declined', () => {
    const tracks = [track(9, { purple: 2, red: 18 }), track(0)];
    const state = lacking({ bonus: 2, tracks });
    expect(laid(state).phase).toBe('bonus');
    expect(play(laid(state), 0, skip).phase).toBe('swap');
  });

  it('IN-R2 with several lowest colours the rack must hold none of them', () => {
    expect(laid(lacking({ tracks: [track(9, { purple: 2, orange: 2 }), track(0)] })).phase).toBe('swap');
    expect(laid(lacking({ tracks: [track(9, { purple: 2, green: 2 }), track(0)] })).phase).toBe('place');
    expect(laid(lacking({ tracks: [track(9, { orange: 2, green: 2 }), track(0)] })).phase).toBe('place');
    expect(laid(lacking({ tracks: [track(0), track(0)] })).phase).toBe('place');
  });

  it('IN-R9 at most once a turn: it ends the turn, whatever was drawn', () => {
    const reds = rack('red-red', 'red-orange', 'red-orange', 'red-yellow', 'red-yellow', 'red-green', 'red-green');
    const state = play(laid(lacking({ bag: reds })), 0, swap);
    expect([state.turn, state.phase]).toEqual([1, 'place']);
    expect(happenings(state, 'drew')).toHaveLength(1);
  });

  it('IN-R9 never with an empty rack', () => {
    const state = laid(lacking({ racks: [rack('red-blue'), rack('blue-blue')] }));
    expect([state.turn, rackOf(state, 0).length]).toEqual([1, 6]);
  });

  it('IN-R9 in a team the lowest colour is the team’s, the rack is the mover’s own', () => {
    const racks = [rack('red-blue', 'green-green'), rack('blue-blue'), rack('purple-purple'), rack('red-red')];
    const team = (tracks: number[][]) =>
      laid(table({ players: 4, options: { mode: 'team' }, racks, tracks, opened: Array(4).fill(true) }));
    const state = team([track(9, { purple: 2 }), track(9, { green: 2 })]);
    expect(state.phase).toBe('swap');
    expect(ingenious.view(play(state, 0, swap), 2).shown).toEqual(rack('green-green'));
    expect(team([track(9, { green: 2 }), track(9, { purple: 2 })]).phase).toBe('place');
  });

  it('needs six tiles to draw', () => {
    expect(laid(lacking({ bag: bag.slice(0, 5) })).phase).toBe('place');
  });
});
