import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { combinedSeed } from '@izvilina/protocol/proof.ts';
import { entropies, gathering, seatsOf, type TableDoc } from './document.ts';

/* From fixed chairs to the deal, which waits for every player's part of the seed. */

/** Stores a guest's part of the seed, once: with a second one they (and an accomplice) could try until it suits. */
export function giveEntropy(table: TableDoc, guest: string, entropy: string): Result<TableDoc> {
  const [mine, ...more] = seatsOf(table, guest);
  if (mine === undefined) return refuse('NOT_SEATED');
  const given = entropies(table)[mine];
  if (given === entropy) return ok(table);
  if (table.phase !== 'gathering') return refuse('ALREADY_STARTED');
  if (given) return refuse('PART_GIVEN');
  return ok({
    ...table,
    chairs: table.chairs.map((chair, seat) =>
      chair.kind === 'person' && (seat === mine || more.includes(seat)) ? { ...chair, entropy } : chair,
    ),
  });
}

/** No player's part of the seed is missing. */
export const allGiven = (table: TableDoc): boolean =>
  table.chairs.every((chair) => chair.kind !== 'person' || chair.entropy !== null);

/** Removes empty chairs and disables the code. From now on only parts of the seed are accepted. */
export function fixChairs(table: TableDoc, fewest: number): Result<TableDoc> {
  const open = gathering(table);
  if (!open.ok) return open;
  const chairs = table.chairs.filter((chair) => chair.kind !== 'open');
  if (chairs.length < fewest) return refuse('TOO_FEW_PLAYERS', { fewest });
  return ok({ ...table, chairs, code: null, dealing: true });
}

/** Fixes the seed from the parts given so far and starts the game. */
export const deal = (table: TableDoc): TableDoc => ({
  ...table,
  phase: 'playing',
  dealing: false,
  seed: combinedSeed(table.serverSeed, entropies(table)),
});
