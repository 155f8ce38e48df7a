import type { Json } from '@izvilina/kernel/json.ts';
import { begin } from '@izvilina/kernel/match.ts';
import { describe, expect, it } from 'vitest';
import { ingenious } from '../game.ts';
import type { Options } from '../options.ts';
import { COPIES, tally } from '../pieces/tiles.ts';
import { dealt, lay, listed, play, rack, table, wording } from '../testing/play.ts';

const sit = (players: number, options: Json = {}): string => {
  const begun = begin(ingenious, { players, options, seed: 'sit' });
  return begun.ok ? 'seated' : wording(begun.error);
};

describe('the deal', () => {
  it('IN-01 standard for two to four, a team game for four, solitaire for one, and nothing else', () => {
    const seated = (mode?: Options['mode']) =>
      [0, 1, 2, 3, 4, 5, 2.5].filter((players) => sit(players, mode ? { mode } : {}) === 'seated');
    expect([seated('standard'), seated('team'), seated('solo'), seated()]).toEqual([[2, 3, 4], [4], [1], [1, 2, 3, 4]]);
    expect([sit(5), sit(1, { mode: 'team' }), sit(2, { mode: 'solo' })]).toEqual(Array(3).fill('BAD_OPTIONS'));
  });

  it('IN-01 the mode that is left out is solo for one and standard for more', () => {
    expect([1, 2, 3, 4].map((players) => dealt(players).options.mode)).toEqual([
      'solo',
      'standard',
      'standard',
      'standard',
    ]);
  });

  it.each([2, 3, 4])('IN-03, IN-04 %i players: six tiles each of 120, six markers at nought', (players) => {
    const state = dealt(players);
    expect(state.racks.map((tiles) => tiles.length)).toEqual(Array(players).fill(6));
    expect(tally([...state.racks.flat(), ...state.bag])).toEqual(COPIES);
    expect(state.bag).toHaveLength(120 - 6 * players);
    expect(state.tracks).toEqual(Array(players).fill([0, 0, 0, 0, 0, 0]));
  });

  it('IN-03 the shuffle depends on the seed alone', () => {
    expect(dealt(3, {}, 'a')).toEqual(dealt(3, {}, 'a'));
    expect(dealt(3, {}, 'a').bag).not.toEqual(dealt(3, {}, 'b').bag);
    const firsts = new Set(Array.from({ length: 300 }, (_, i) => dealt(1, {}, `${i}`).racks[0]?.[0]));
    expect(firsts.size).toBe(21);
  });

  it('IN-04 nobody sees another rack', () => {
    const state = dealt(4, { mode: 'team' });
    for (const viewer of [0, 1, 2, 3] as const) {
      const seen = ingenious.view(state, viewer);
      expect(seen.rack).toHaveLength(6);
      expect(seen.seats.map(({ rackSize }) => rackSize)).toEqual([6, 6, 6, 6]);
    }
    expect(ingenious.view(state, 'watcher').rack).toEqual([]);
  });

  it('IN-05 chance or the host names the first player', () => {
    const firsts = new Set(Array.from({ length: 60 }, (_, i) => dealt(3, {}, `${i}`).turn));
    expect(firsts).toEqual(new Set([0, 1, 2]));
    expect(dealt(3, { first: 2 })).toMatchObject({ turn: 2, happened: [{ type: 'started', first: 2 }] });
    expect([sit(3, { first: 3 }), sit(4, { first: 3 }), sit(2, { first: -1 })]).toEqual([
      'BAD_OPTIONS',
      'seated',
      'BAD_OPTIONS',
    ]);
  });

  it('IN-05 turns go round clockwise', () => {
    let state = dealt(4, { first: 2 });
    const turns = Array.from({ length: 6 }, () => {
      const { turn } = state;
      state = play(state, turn, listed(state)[0] ?? lay('red-red', [0, 0], [0, 1]));
      return turn;
    });
    expect(turns).toEqual([2, 3, 0, 1, 2, 3]);
  });

  it('tiles are drawn in the order of the supply', () => {
    const racks = [rack('red-red'), rack('blue-blue')];
    const state = table({
      players: 2,
      racks,
      bag: rack('green-green', 'yellow-yellow', 'red-blue'),
      opened: [true, true],
    });
    const next = play(state, 0, lay('red-red', [0, 0], [0, 1]));
    expect(ingenious.view(next, 0).rack).toEqual(rack('green-green', 'yellow-yellow', 'red-blue'));
    expect(next.bag).toEqual([]);
  });
});
