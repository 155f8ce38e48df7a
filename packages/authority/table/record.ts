import { commitmentTo } from '@izvilina/protocol/proof.ts';
import type { RecordFile } from '@izvilina/protocol/record-file.ts';
import type { Deps } from '../deps.ts';
import type { Chair, TableDoc } from '../document/document.ts';
import { proofOf } from './push-content.ts';

const nameIn = (chair: Chair): string =>
  chair.kind === 'person' ? chair.name : chair.kind === 'bot' ? `bot:${chair.level}` : '';

/**
 * The record of a finished or closed game, never of another: it holds the seed. `hash`: of the last state, if known.
 */
export async function recordOf(deps: Deps, doc: TableDoc, hash: string | null): Promise<RecordFile> {
  const entries = await deps.store.entries(doc.id, 0);
  const { seed, serverSeed, clientSeeds } = proofOf(doc);
  return {
    format: 'izvilina',
    version: doc.begins ? 3 : hash === null ? 2 : 1,
    game: doc.game,
    rules: doc.rules,
    players: doc.chairs.length,
    options: doc.options,
    seed,
    ...doc.begins,
    events: entries.map((entry) => entry.event),
    names: doc.chairs.map(nameIn),
    hash,
    commitment: commitmentTo(serverSeed),
    serverSeed,
    clientSeeds,
    local: deps.local,
  };
}
