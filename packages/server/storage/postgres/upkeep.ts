import type { Store, Upkeep, WakeIndex } from '@izvilina/authority/store.ts';
import { packed } from '../packed-log.ts';
import type { Connections, Statement } from './connections.ts';

/** When the newest line of a table's log was written; 0 when there is none. */
const LAST_MOVE = `coalesce((SELECT (e.event::json ->> 'at')::float8::bigint FROM events e WHERE e."table" = t.id
  ORDER BY e.seq DESC LIMIT 1), 0)`;

/** Tables that another node is claiming at this moment are skipped, not waited for. */
const CLAIM: Statement = {
  name: 'claim',
  text: `UPDATE tables t SET wake = $2, claims = t.claims + 1 FROM (
      SELECT id, wake AS due FROM tables WHERE wake <= $1 ORDER BY wake LIMIT $3 FOR UPDATE SKIP LOCKED) AS found
    WHERE t.id = found.id RETURNING t.id AS "table", t.claims AS token, found.due`,
};
const WAKE_BY_TOKEN: Statement = {
  name: 'wake-by-token',
  text: 'UPDATE tables SET wake = $2 WHERE id = $1 AND claims = $3',
};
const WAKE_BY_SEQ: Statement = {
  name: 'wake-by-seq',
  text: `UPDATE tables SET wake = $2 WHERE id = $1
    AND NOT EXISTS (SELECT 1 FROM events WHERE "table" = $1 AND seq > $3)`,
};
const QUIET: Statement = {
  name: 'quiet',
  text: `SELECT t.id, ${LAST_MOVE} AS at FROM tables t WHERE t.phase = $1 AND t.active < $2 ORDER BY t.active LIMIT $3`,
};
const KEEP: Statement = { name: 'keep', text: 'UPDATE tables SET active = greatest(active, $2) WHERE id = $1' };
/** All writers of the table wait for this lock, so the next read sees the newest state. */
const LOCK: Statement = { name: 'lock-to-remove', text: 'SELECT 1 FROM tables WHERE id = $1 FOR UPDATE' };
const LAST_WRITE: Statement = {
  name: 'last-write',
  text: `SELECT greatest(t.active, ${LAST_MOVE}) AS at FROM tables t WHERE t.id = $1`,
};
const REMOVALS: readonly Statement[] = [
  { name: 'remove-seats', text: 'DELETE FROM seats WHERE "table" = $1' },
  { name: 'remove-events', text: 'DELETE FROM events WHERE "table" = $1' },
  { name: 'remove-packed', text: 'DELETE FROM packed_logs WHERE "table" = $1' },
  { name: 'remove-table', text: 'DELETE FROM tables WHERE id = $1' },
];
const TO_PACK: Statement = {
  name: 'to-pack',
  text: `SELECT id FROM tables WHERE phase = 'over' AND packed = 0 AND changed < $1 ORDER BY changed LIMIT $2
    FOR UPDATE SKIP LOCKED`,
};
const LOG: Statement = { name: 'log', text: 'SELECT seq, event FROM events WHERE "table" = $1 ORDER BY seq' };
const PACK: Statement = { name: 'pack', text: 'INSERT INTO packed_logs ("table", log) VALUES ($1, $2)' };
const DROP_EVENTS: Statement = { name: 'drop-events', text: 'DELETE FROM events WHERE "table" = $1' };
const MARK: Statement = { name: 'mark-packed', text: 'UPDATE tables SET packed = 1 WHERE id = $1' };

/** Wake-ups, expiry, and packing finished games into one small row each. */
export function upkeepQueries({ ask, transaction }: Connections): WakeIndex & Upkeep & Pick<Store, 'removeTable'> {
  return {
    async claimDue(now, leaseUntil, limit) {
      const claims = (await ask(CLAIM, now, leaseUntil, limit)).rows as { table: string; token: number; due: number }[];
      return claims.sort((a, b) => a.due - b.due).map(({ table, token }) => ({ table, token }));
    },
    async wakeAt(table, when, known) {
      if ('token' in known) await ask(WAKE_BY_TOKEN, table, when, known.token);
      else await ask(WAKE_BY_SEQ, table, when, known.seq);
    },
    async quietTables(phase, { before, limit }) {
      const found = (await ask(QUIET, phase, before, limit)).rows as { id: string; at: number }[];
      const tables: string[] = [];
      for (const { id, at } of found)
        if (at < before) tables.push(id);
        else await ask(KEEP, id, at); // moves do not touch the table's row; it is looked at again much later
      return { tables, more: found.length === limit };
    },
    removeTable: (id, before) =>
      transaction(async (ask) => {
        if ((await ask(LOCK, id)).count === 0) return false;
        const last = (await ask(LAST_WRITE, id)).rows[0] as { at: number } | undefined;
        if (!last || last.at >= before) return false;
        for (const removal of REMOVALS) await ask(removal, id);
        return true;
      }),
    keepTable: async (id, at) => void (await ask(KEEP, id, at)),
    packFinished: ({ before, limit }) =>
      transaction(async (ask) => {
        const found = (await ask(TO_PACK, before, limit)).rows as { id: string }[];
        for (const { id } of found) {
          await ask(PACK, id, packed((await ask(LOG, id)).rows));
          await ask(DROP_EVENTS, id);
          await ask(MARK, id);
        }
        return found.length;
      }),
  };
}
