import { ingenious } from '@izvilina/games/ingenious/game.ts';
import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import { COPIES, tally, tileId } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { RACK, type State } from '@izvilina/games/ingenious/state.ts';
import { type Chance, chances } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import { expect, test } from 'vitest';
import { fastFrom } from '../fast.ts';
import { imagine, knowledgeOf } from './knowledge.ts';

/** A random position after so many moves, or after the first swap. */
function somewhere(players: number, moves: number, chance: Chance): State {
  let state = must(ingenious.setup(players, { first: null, partnersTalk: false }, chance));
  for (let i = 0; i < moves && state.phase !== 'over'; i++) {
    const listed = ingenious.moves(ingenious.view(state, state.turn));
    if (!listed.finite) throw new Error('ingenious lists its moves');
    const move: Move =
      state.phase === 'swap' ? { type: 'swap' } : (listed.all[chance.below(listed.all.length)] as Move);
    state = must(ingenious.step(state, { at: 0, by: state.turn, move }, chance));
    if (move.type === 'swap') break;
  }
  return state;
}

test.each([2, 3, 4])('%i players: an imagined world uses every tile once, and knows what was put aside', (players) => {
  let asides = 0;
  for (let i = 0; i < 150; i++) {
    const chance = chances(`knowledge/${players}`)(i);
    const state = somewhere(players, chance.below(70), chance);
    const seat = chance.below(players);
    const known = knowledgeOf(ingenious.view(state, seat), seat);
    const { sim } = known;
    imagine(known, fastFrom(chance));
    const rackOf = (owner: number) => [
      ...sim.racks.subarray(RACK * owner, RACK * owner + (sim.rackSize[owner] as number)),
    ];
    const racks = state.racks.map((_, owner) => rackOf(owner));
    expect(racks[seat]).toEqual(state.racks[seat]);
    expect(racks.map((rack) => rack.length)).toEqual(state.racks.map((rack) => rack.length));
    const laid = ingenious.view(state, seat).laid.map(({ tile }) => tileId(tile));
    expect(tally([...racks.flat(), ...sim.bag.subarray(0, sim.bagSize), ...laid])).toEqual(COPIES);
    state.aside.forEach((aside, owner) => {
      if (aside === null || owner === seat) return;
      asides++;
      const bag = tally([...racks.filter((_, other) => other !== owner).flat(), ...sim.bag.subarray(0, sim.bagSize)]);
      tally(aside).forEach((count, kind) => {
        expect(bag[kind]).toBeGreaterThanOrEqual(count);
      });
    });
  }
  expect(asides).toBeGreaterThan(5);
});
