import type { TableDoc } from '@izvilina/authority/document/document.ts';
import { fits, type Store, type Unfinished } from '@izvilina/authority/store.ts';
import { unpacked } from '../packed-log.ts';
import { entryOf, rowOf } from '../rows.ts';
import type { Ask, Connections, Statement } from './connections.ts';
import { inOrder } from './in-order.ts';
import { saveSeats } from './seats.ts';

/** Serialises the counting of one host's tables across nodes. */
const LOCK_HOST: Statement = { name: 'lock-host', text: 'SELECT pg_advisory_xact_lock(18778, hashtext($1))' };
const UNFINISHED: Statement = {
  name: 'unfinished',
  text: `SELECT phase, count(*) AS tables FROM tables WHERE doc ->> 'host' = $1 AND phase <> 'over' GROUP BY phase`,
};
const INSERT: Statement = {
  name: 'insert-table',
  text: `INSERT INTO tables (id, version, code, phase, changed, active, listed, doc) VALUES ($1, 1, $2, $3, $4, $4, $5, $6)`,
};
const TABLE: Statement = { name: 'table', text: 'SELECT doc, version FROM tables WHERE id = $1' };
const BY_CODE: Statement = {
  name: 'by-code',
  text: `SELECT id FROM tables WHERE code = $1 AND phase = 'gathering'`,
};
const OF_GUEST: Statement = {
  name: 'of-guest',
  text: `SELECT t.doc FROM seats s JOIN tables t ON t.id = s."table" WHERE s.guest = $1
    ORDER BY t.changed DESC, t.id DESC LIMIT $2`,
};
const OPEN: Statement = {
  name: 'open',
  text: 'SELECT doc FROM tables WHERE listed IS NOT NULL ORDER BY listed DESC LIMIT $1',
};
const FINISHED: Statement = {
  name: 'finished',
  text: `SELECT t.doc FROM seats s JOIN tables t ON t.id = s."table"
    WHERE s.guest = $1 AND s.ended IS NOT NULL AND (s.ended, s."table") < ($2::bigint, $3::text)
    ORDER BY s.ended DESC, s."table" DESC LIMIT $4`,
};
/** People are read from the document itself, because a guest may be sitting down at this moment. */
const REMOVE_EMPTY: Statement = {
  name: 'remove-empty',
  text: `DELETE FROM tables WHERE id = (
      SELECT id FROM tables t WHERE doc ->> 'host' = $1 AND phase = 'gathering' AND NOT EXISTS (
        SELECT 1 FROM json_array_elements(t.doc -> 'chairs') AS chair WHERE chair ->> 'kind' = 'person')
      ORDER BY changed LIMIT 1 FOR UPDATE)`,
};
const ENTRIES: Statement = {
  name: 'entries',
  text: 'SELECT seq, by, client, event FROM events WHERE "table" = $1 AND seq > $2 ORDER BY seq LIMIT $3',
};
const PACKED: Statement = { name: 'packed', text: 'SELECT log FROM packed_logs WHERE "table" = $1' };
const SEQ_OF: Statement = {
  name: 'seq-of',
  text: 'SELECT seq FROM events WHERE "table" = $1 AND by = $2 AND client = $3',
};

/** Sorts after every finished game, so that a page after it starts with the newest. */
const LAST = { ended: Number.MAX_SAFE_INTEGER, table: '' };

/** Tables and their logs, except for changes (`commits.ts`). */
export function tableQueries({ ask, transaction }: Connections): Omit<Store, 'commit' | 'removeTable'> {
  const creating = inOrder();
  const docs = async (...asked: Parameters<Ask>): Promise<TableDoc[]> =>
    (await ask(...asked)).rows.map(({ doc }) => doc);

  return {
    insertTable: (doc, most) =>
      creating(doc.host, () =>
        transaction(async (ask) => {
          if (most) await ask(LOCK_HOST, doc.host);
          if (most && !fits(await unfinishedOf(ask, doc.host), most)) return false;
          const { id, code, phase, changed, listed, doc: text, guests, ended } = rowOf(doc);
          await ask(INSERT, id, code, phase, changed, listed, text);
          await saveSeats(ask, id, guests, ended);
          return true;
        }),
      ),
    table: async (id) => (await ask(TABLE, id)).rows[0] ?? null,
    // Typed text may contain anything, and PostgreSQL accepts no zero bytes.
    tableByCode: async (code) => (code.includes('\0') ? null : ((await ask(BY_CODE, code)).rows[0]?.id ?? null)),
    tablesOf: (guest, limit) => docs(OF_GUEST, guest, limit),
    openTables: (limit) => docs(OPEN, limit),
    finishedOf: (guest, { after, limit }) => docs(FINISHED, guest, (after ?? LAST).ended, (after ?? LAST).table, limit),
    unfinished: (host) => unfinishedOf(ask, host),
    removeEmpty: async (host) => (await ask(REMOVE_EMPTY, host)).count > 0,
    async entries(table, after, limit = -1) {
      const { rows } = await ask(ENTRIES, table, after, limit < 0 ? null : limit);
      if (rows.length > 0) return rows.map(entryOf);
      const packed = (await ask(PACKED, table)).rows[0] as { log: Uint8Array } | undefined;
      return packed ? unpacked(packed.log, after, limit).map(entryOf) : [];
    },
    seqOf: async (table, by, client) => (await ask(SEQ_OF, table, String(by), client)).rows[0]?.seq ?? null,
  };
}

async function unfinishedOf(ask: Ask, host: string): Promise<Unfinished> {
  const counts = (await ask(UNFINISHED, host)).rows as { phase: string; tables: number }[];
  const count = (wanted: string) => counts.find(({ phase }) => phase === wanted)?.tables ?? 0;
  return { gathering: count('gathering'), playing: count('playing') };
}
