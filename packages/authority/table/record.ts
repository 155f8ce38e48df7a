import { hashOf, type Match } from '@izvilina/kernel/match.ts';
import { commitmentTo } from '@izvilina/protocol/proof.ts';
import type { RecordFile } from '@izvilina/protocol/record-file.ts';
import type { Deps } from '../deps.ts';
import type { Chair, TableDoc } from './document.ts';
import { proofOf } from './pushes.ts';

const nameIn = (chair: Chair): string =>
  chair.kind === 'person' ? chair.name : chair.kind === 'bot' ? `bot:${chair.level}` : '';

/** A finished game as a file. Only for finished ones: it holds the seed. */
export async function recordOf(deps: Deps, doc: TableDoc, match: Match): Promise<RecordFile> {
  const entries = await deps.store.entries(doc.id, 0);
  const { seed, serverSeed, clientSeeds } = proofOf(doc);
  return {
    format: 'izvilina',
    version: 1,
    game: doc.game,
    rules: doc.rules,
    players: doc.chairs.length,
    options: doc.options,
    seed,
    events: entries.map((entry) => entry.event),
    names: doc.chairs.map(nameIn),
    hash: hashOf(match),
    commitment: commitmentTo(serverSeed),
    serverSeed,
    clientSeeds,
    local: deps.local,
  };
}
