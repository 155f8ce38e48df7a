import { DatabaseSync } from 'node:sqlite';
import { type Appended, fits, type Unfinished } from '@izvilina/authority/store.ts';
import { copyDatabase } from './copies.ts';
import { storeFaultOf } from './errors.ts';
import { prepareGuests } from './guest-queries.ts';
import { type CommandKey, KnownCommands } from './known-commands.ts';
import type { EventRow, Handlers, Outcome, Request, TableRow } from './requests.ts';
import { migrate } from './schema.ts';
import { prepareUpkeep, unpacked } from './upkeep-queries.ts';

/** One batch of requests is one transaction: its outcomes are true only once `run` has returned. */
export interface Database {
  run(batch: readonly Request[]): Outcome[];
  /** Copies everything into a file, a few pages at a time: batches are run in between. */
  backup(file: string): Promise<void>;
  close(): void;
}

/** 32 MB: read in a moment after a crash. */
const CHECKPOINT_PAGES = 8_000;

export function openDatabase(file: string, maxPages: number | null): Database {
  const db = new DatabaseSync(file, { timeout: 1500 });
  try {
    // EXCLUSIVE: a second server on the same folder is refused instead of quietly missing this one's moves.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    if (maxPages !== null) db.exec(`PRAGMA max_page_count = ${maxPages}`);
    migrate(db);
    // Pages of tables that are played at are written again and again: it pays to copy them to the database less often.
    db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}; BEGIN IMMEDIATE; COMMIT`);
  } catch (error) {
    db.close();
    throw error;
  }
  const { handlers, rolledBack } = prepare(db);
  const [begin, commit] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT')];

  return {
    run(batch) {
      try {
        begin.run();
        const outcomes = batch.map((request) => carryOut(handlers, request));
        commit.run();
        return outcomes;
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK');
        rolledBack();
        return batch.map(() => failed(error));
      }
    },
    backup: (file) => copyDatabase(db, file),
    close() {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
}

const failed = (error: unknown): Outcome => ({
  ok: false,
  fault: storeFaultOf(error),
  detail: error instanceof Error ? error.message : String(error),
});

/** A duplicate key fails only that request; any other error (disk, file) fails the whole transaction. */
function carryOut(handlers: Handlers, request: Request): Outcome {
  try {
    const handler = handlers[request.op] as (ask: Request['ask']) => unknown;
    return { ok: true, answer: handler(request.ask) };
  } catch (error) {
    if (storeFaultOf(error) === 'TAKEN') return failed(error);
    throw error;
  }
}

/** No game ends behind it. */
const LAST = { ended: Number.MAX_SAFE_INTEGER, table: '' };
const APPENDED: Appended = { kind: 'appended' };

function prepare(db: DatabaseSync): { readonly handlers: Handlers; rolledBack(): void } {
  const probe = db.prepare('INSERT INTO probe (filling) VALUES (zeroblob(8192))'); // needs pages of its own
  const unprobe = db.prepare('DELETE FROM probe');
  const insertTable = db.prepare(
    'INSERT INTO tables (id, version, code, phase, changed, active, listed, wake, doc) VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?)',
  );
  const table = db.prepare('SELECT doc, version FROM tables WHERE id = ?');
  const saveTable = db.prepare(
    `UPDATE tables SET version = version + 1, code = ?, phase = ?, changed = ?, active = ?, listed = ?, wake = ?,
       doc = ? WHERE id = ? AND version = ?`,
  );
  const clearSeats = db.prepare('DELETE FROM seats WHERE "table" = ?');
  const insertSeat = db.prepare('INSERT OR IGNORE INTO seats (guest, "table", ended) VALUES (?, ?, ?)');
  const tableByCode = db.prepare(`SELECT id FROM tables WHERE code = ? AND phase = 'gathering'`);
  const tablesOf = db.prepare(
    `SELECT t.doc FROM seats s JOIN tables t ON t.id = s."table"
     WHERE s.guest = ? ORDER BY t.changed DESC, t.rowid DESC LIMIT ?`,
  );
  const openTables = db.prepare(
    'SELECT doc FROM tables WHERE listed IS NOT NULL ORDER BY listed DESC, rowid DESC LIMIT ?',
  );
  const finishedOf = db.prepare(
    `SELECT t.doc FROM seats s JOIN tables t ON t.id = s."table"
     WHERE s.guest = ? AND s.ended IS NOT NULL AND (s.ended, s."table") < (?, ?)
     ORDER BY s.ended DESC, s."table" DESC LIMIT ?`,
  );
  const removeEmpty = db.prepare(
    `DELETE FROM tables WHERE id = (
       SELECT id FROM tables WHERE doc ->> 'host' = ? AND phase = 'gathering'
         AND NOT EXISTS (SELECT 1 FROM seats WHERE "table" = tables.id) ORDER BY changed LIMIT 1)`,
  );
  const unfinished = db.prepare(
    `SELECT phase, count(*) AS tables FROM tables WHERE doc ->> 'host' = ? AND phase <> 'over' GROUP BY phase`,
  );
  const unfinishedOf = (host: string): Unfinished => {
    const counts = unfinished.all(host) as { phase: string; tables: number }[];
    const count = (wanted: string) => counts.find(({ phase }) => phase === wanted)?.tables ?? 0;
    return { gathering: count('gathering'), playing: count('playing') };
  };
  const exists = db.prepare('SELECT 1 FROM tables WHERE id = ?');
  const setWake = db.prepare('UPDATE tables SET wake = ? WHERE id = ?');
  const packedLog = db.prepare('SELECT log FROM packed_logs WHERE "table" = ?');
  const byClient = db.prepare('SELECT seq FROM events WHERE "table" = ? AND by = ? AND client = ?');
  const append = db.prepare(
    `INSERT INTO events ("table", seq, by, client, event) SELECT id, ?, ?, ?, ? FROM tables WHERE id = ? AND packed = 0
     ON CONFLICT DO NOTHING`,
  );
  const remove = db.prepare('DELETE FROM events WHERE "table" = ? AND seq = ?');
  const entries = db.prepare('SELECT seq, by, client, event FROM events WHERE "table" = ? AND seq > ? ORDER BY seq');
  const keysIn = db.prepare('SELECT by, client FROM events WHERE "table" = ? AND client IS NOT NULL');
  const commands = new KnownCommands((id) => keysIn.all(id) as unknown as CommandKey[]);
  const seqOf = (id: string, by: string, client: string): number | null => {
    if (!commands.mayKnow(id, { by, client })) return null;
    return (byClient.get(id, by, client) as { seq: number } | undefined)?.seq ?? null;
  };
  const duplicateIn = (id: string, rows: readonly EventRow[]): Appended | null => {
    for (const [index, { by, client }] of rows.entries()) {
      const seq = client === null ? null : seqOf(id, by, client);
      if (seq !== null) return { kind: 'duplicate', index, seq };
    }
    return null;
  };
  /** True when all of them were written. */
  const appendAll = (id: string, rows: readonly EventRow[]): boolean => {
    for (const [index, { seq, by, client, event }] of rows.entries()) {
      if (append.run(seq, by, client, event, id).changes > 0) continue;
      for (const written of rows.slice(0, index)) remove.run(id, written.seq);
      return false;
    }
    for (const { by, client } of rows) if (client !== null) commands.add(id, { by, client });
    return true;
  };
  const seat = ({ id, guests, ended }: TableRow) => {
    for (const who of guests) insertSeat.run(who, id, ended);
  };

  const handlers: Handlers = {
    ...prepareGuests(db),
    ping: () => null,
    probe() {
      probe.run();
      unprobe.run();
      return null;
    },
    insertTable({ row, host, most }) {
      if (most && !fits(unfinishedOf(host), most)) return false;
      const { id, code, phase, changed, listed, wake, doc } = row;
      insertTable.run(id, code, phase, changed, changed, listed, wake, doc);
      seat(row);
      return true;
    },
    table: ({ id }) => (table.get(id) as { doc: string; version: number } | undefined) ?? null,
    saveTable({ row, version }) {
      const { code, phase, changed, listed, wake, doc, id } = row;
      const { changes } = saveTable.run(code, phase, changed, changed, listed, wake, doc, id, version);
      if (changes === 0) return false;
      clearSeats.run(row.id);
      seat(row);
      return true;
    },
    tableByCode: ({ code }) => (tableByCode.get(code) as { id: string } | undefined)?.id ?? null,
    tablesOf: ({ guest: who, limit }) => (tablesOf.all(who, limit) as { doc: string }[]).map(({ doc }) => doc),
    openTables: ({ limit }) => (openTables.all(limit) as { doc: string }[]).map(({ doc }) => doc),
    finishedOf({ guest: who, after, limit }) {
      const { ended, table: id } = after ?? LAST;
      return (finishedOf.all(who, ended, id, limit) as { doc: string }[]).map(({ doc }) => doc);
    },
    removeEmpty: ({ host }) => removeEmpty.run(host).changes > 0,
    unfinished: ({ host }) => unfinishedOf(host),
    append({ table: id, rows, wake }) {
      const duplicate = duplicateIn(id, rows);
      if (duplicate) return duplicate;
      if (!appendAll(id, rows)) return { kind: exists.get(id) ? 'conflict' : 'gone' }; // a packed log is complete
      if (wake !== null) setWake.run(wake, id);
      return APPENDED;
    },
    entries({ table: id, after }) {
      const rows = entries.all(id, after) as unknown as EventRow[];
      if (rows.length > 0) return rows;
      const stored = packedLog.get(id) as { log: Uint8Array } | undefined;
      return stored ? unpacked(stored.log, after) : rows;
    },
    seqOf: ({ table: id, by, client }) => seqOf(id, by, client),
    ...prepareUpkeep(db),
  };
  return { handlers, rolledBack: () => commands.clear() };
}
