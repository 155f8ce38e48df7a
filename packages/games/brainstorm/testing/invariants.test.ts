import { chances } from '@izvilina/kernel/chance.ts';
import { playRandomly } from '@izvilina/kernel/contract.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import { expect, it } from 'vitest';
import { brainstorm } from '../game.ts';
import { outlineOf } from '../geometry/outline.ts';
import { touches } from '../geometry/touch.ts';
import { COUNTS, PAWNS, SIZES } from '../pieces/pieces.ts';
import { networksOf } from '../rules/networks.ts';
import type { State } from '../state.ts';
import { variety } from '../variety.ts';

/** Fixed, so that every phase surely occurs; the contract tests play other games in every run. */
const SEED = process.env.BRAINSTORM_SEED ?? 'invariants';

/** BS-R18 and other invariants that must hold between any two events. */
function faults(state: State): string[] {
  const { tiles, contacts, networks, pawns, supply, tokens, phase, newest } = state;
  const found: string[] = [];
  const ids = tiles.map(({ id }) => id);
  if (JSON.stringify(networksOf(tiles, contacts, pawns)) !== JSON.stringify(networks)) found.push('networks are stale');
  // A fighting tile has joined nothing yet.
  const fighting = phase === 'side' || phase === 'attack' ? newest?.id : undefined;
  for (const [index, later] of tiles.entries())
    for (const earlier of tiles.slice(0, index)) {
      if (later.id === fighting || earlier.id === fighting) continue;
      const stored = contacts.some(([a, b]) => a === earlier.id && b === later.id);
      if (stored !== touches(outlineOf(earlier), outlineOf(later)))
        found.push(`${earlier.id} and ${later.id}: contact`);
    }
  // Until its owner has answered, a pawn may stand where its tile was, and a merged network may have two.
  const loose = new Set(
    [...state.relocations, ...state.shaken].map(({ from }) => from).concat(state.merge ? state.merge.pawns : []),
  );
  const standing = pawns.flatMap((own, seat) =>
    own.flatMap((id) => (id === null || loose.has(id) ? [] : [{ id, seat }])),
  );
  for (const { id } of standing) if (!ids.includes(id)) found.push(`a pawn stands on ${id}, which is gone`);
  for (const network of networks) {
    const here = standing.filter(({ id }) => network.tiles.includes(id));
    if (here.length > 1) found.push(`two pawns in ${network.tiles}`);
  }
  if (new Set(ids).size < ids.length) found.push('an id twice');
  if (pawns.some((own) => own.length !== PAWNS)) found.push('pawns lost');
  for (const size of SIZES)
    if (supply[size] < 0 || supply[size] + tiles.filter(({ tile }) => tile === size).length > COUNTS[size])
      found.push(`too many ${size}`);
  if (tokens.some((left) => left < 0)) found.push('tokens below nought');
  return found;
}

it(`BS-R18: networks of different owners never touch, and none holds two pawns (BRAINSTORM_SEED=${SEED})`, {
  timeout: 60_000,
}, () => {
  const dice = chances(SEED);
  const phases = new Set<string>();
  for (let index = 1; index <= 150; index++) {
    const roll = dice(index);
    const start = { ...variety.start(roll), seed: `${SEED} ${index}` };
    const { violations } = playRandomly(
      brainstorm as AnyGame,
      start,
      roll,
      (match) => {
        const state = match.state as State;
        phases.add(state.phase);
        expect(faults(state), `game ${index}, event ${match.seq}`).toEqual([]);
        return [];
      },
      variety.job,
    );
    expect(violations).toEqual([]);
  }
  for (const phase of ['pawn', 'side', 'attack', 'return', 'relocate', 'claim', 'burn', 'end'])
    expect(phases).toContain(phase);
});
