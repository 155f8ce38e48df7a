import { chances } from '@izvilina/kernel/chance.ts';
import { canonical } from '@izvilina/kernel/json.ts';
import { begin } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { ingenious } from '../game.ts';
import { COPIES, holds, tally, tileId, tileOf } from '../pieces/tiles.ts';
import type { State } from '../state.ts';
import { dealt, keep, lay, play, rack, swap, table, track, wander } from '../testing/play.ts';
import { variety } from '../variety.ts';
import type { LaidView } from './view.ts';

const worlds = chances('worlds');

describe('imagining', () => {
  it('gives a world that looks the same to the viewer, at any moment of any game', () => {
    const streams = chances('imagined games');
    for (let index = 1; index <= 40; index++) {
      const chance = streams(index);
      const start = must(begin(ingenious, { ...variety.start(chance), seed: `${index}` })).state as State;
      let left = chance.below(40);
      const state = wander(start, `${index}`, () => left-- <= 0);
      for (const viewer of [0, state.players - 1, 'watcher'] as const) {
        const seen = ingenious.view(state, viewer);
        const world = ingenious.imagine(seen, worlds(index));
        expect(canonical(ingenious.view(world, viewer))).toBe(canonical(seen));
        const laid = seen.laid.map(({ tile }) => tileId(tile));
        const used = tally([...laid, ...world.racks.flat(), ...world.bag]);
        expect(used.every((count, id) => count <= (COPIES[id] as number))).toBe(true);
      }
    }
  });

  it('uses every unseen tile once, and deals them differently each time', () => {
    const state = wander(dealt(4), 'some', ({ laid }) => laid.length === 9);
    const seen = ingenious.view(state, 1);
    const [a, b] = [ingenious.imagine(seen, worlds(1)), ingenious.imagine(seen, worlds(2))];
    expect([a.racks[1], b.racks[1]]).toEqual([state.racks[1], state.racks[1]]);
    expect(a.racks[0]).not.toEqual(b.racks[0]);
    const laid = seen.laid.map(({ tile }) => tileId(tile));
    expect(tally([...laid, ...a.racks.flat(), ...a.bag])).toEqual(COPIES);
  });

  const lacking = () =>
    table({
      players: 2,
      racks: [rack('red-blue', 'green-green', 'red-red', 'green-yellow', 'red-green'), rack('blue-blue')],
      tracks: [track(9, { purple: 2 }), track(0)],
      opened: [true, true],
    });

  it('IN-14 whoever may swap holds none of the lowest colour', () => {
    const asked = play(lacking(), 0, lay('red-blue', [0, 0], [1, 0]));
    for (let index = 0; index < 30; index++) {
      const world = ingenious.imagine(ingenious.view(asked, 1), worlds(index));
      expect(world.racks[0]).toHaveLength(4);
      expect(world.racks[0]?.some((tile) => holds(tile, 5))).toBe(false);
    }
  });

  it('IN-14 and has the first pick where few tiles are without it', () => {
    const racks = [rack('blue-blue'), rack('red-purple'), rack('red-red', 'red-red', 'red-red')];
    const tracks = [track(0), track(0), track(9, { purple: 2 })];
    const state = table({ players: 3, racks, tracks, turn: 2, opened: [true, true, true] });
    const asked = ingenious.view(play(state, 2, lay('red-red', [0, 0], [1, 0])), 0);
    const [first] = asked.laid;
    // All but two of the tiles without purple are on the board.
    const kinds = COPIES.flatMap((copies, id) => (holds(id, 5) ? [] : Array<number>(copies).fill(id)));
    const laid = kinds.slice(2).map((id) => ({ ...(first as LaidView), tile: tileOf(id) }));
    for (let index = 0; index < 40; index++)
      expect(ingenious.imagine({ ...asked, laid, rack: [] }, worlds(index)).racks[2]).toEqual(kinds.slice(0, 2));
  });

  it('IN-14 a fresh rack was drawn before the shown tiles went back', () => {
    const racks = [
      rack('red-blue', 'green-green', 'green-green', 'green-green', 'green-green', 'green-green'),
      rack('blue-blue'),
    ];
    const state = table({ players: 2, racks, tracks: [track(9, { purple: 2 }), track(0)], opened: [true, true] });
    const swapped = play(play(state, 0, lay('red-blue', [0, 0], [1, 0])), 0, swap);
    const greens = (seen: State) =>
      Array.from({ length: 60 }, (_, index) =>
        ingenious.imagine(ingenious.view(seen, 1), worlds(index)).racks[0]?.includes(tileId(['green', 'green'])),
      );
    expect(greens(swapped)).not.toContain(true);
    const kept = play(play(state, 0, lay('red-blue', [0, 0], [1, 0])), 0, keep);
    expect(greens(kept)).toContain(true);
  });
});
