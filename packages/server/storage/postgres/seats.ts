import type { Ask, Statement } from './connections.ts';

const STAND_UP: Statement = {
  name: 'stand-up',
  text: 'DELETE FROM seats WHERE "table" = $1 AND guest <> ALL ($2::text[])',
};
const SIT: Statement = {
  name: 'sit',
  text: `INSERT INTO seats (guest, "table", ended) SELECT DISTINCT guest, $1, $3::bigint FROM unnest($2::text[]) AS guest
    ON CONFLICT (guest, "table") DO UPDATE SET ended = excluded.ended`,
};

/** Saves who sits at a table, and when its game ended. */
export async function saveSeats(ask: Ask, table: string, guests: readonly string[], ended: number | null) {
  await ask(STAND_UP, table, guests);
  if (guests.length > 0) await ask(SIT, table, guests, ended);
}
