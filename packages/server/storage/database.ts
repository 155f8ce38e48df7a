import { DatabaseSync } from 'node:sqlite';
import { type Committed, fits, type Unfinished } from '@izvilina/authority/store.ts';
import { copyDatabase } from './copies.ts';
import { storeFaultOf } from './errors.ts';
import { type EventLog, prepareEventLog } from './event-log.ts';
import { prepareGuests } from './guest-queries.ts';
import { unpacked } from './packed-log.ts';
import type { DatabaseOptions, EventRow, Handlers, Outcome, Request, TableRow } from './requests.ts';
import { migrate } from './schema.ts';
import { prepareUpkeep } from './upkeep-queries.ts';

/** One batch of requests is one transaction: its outcomes are valid only once `run` has returned. */
export interface Database {
  run(batch: readonly Request[]): Outcome[];
  /** Copies everything into a file, a few pages at a time: batches run in between. */
  backup(file: string): Promise<void>;
  close(): void;
}

/** 32 MB of write-ahead log: read in a moment after a crash. */
const CHECKPOINT_PAGES = 8_000;

export function openDatabase(file: string, { maxPages, mostWaiting }: DatabaseOptions = {}): Database {
  const db = new DatabaseSync(file, { timeout: 1500 });
  try {
    // EXCLUSIVE: a second server on the same folder is refused, instead of quietly missing this one's moves.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    if (maxPages !== undefined) db.exec(`PRAGMA max_page_count = ${maxPages}`);
    migrate(db);
    // Pages of tables in play are rewritten again and again, so they are copied to the database less often.
    db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}; BEGIN IMMEDIATE; COMMIT`);
  } catch (error) {
    db.close();
    throw error;
  }
  const log = prepareEventLog(db, mostWaiting);
  const handlers = prepare(db, log);
  const [begin, commit] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT')];

  const inTransaction = <T>(work: () => T): T => {
    try {
      begin.run();
      const result = work();
      log.write();
      commit.run();
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      log.rolledBack();
      throw error;
    }
  };

  return {
    run(batch) {
      try {
        return inTransaction(() => batch.map((request) => carryOut(handlers, request)));
      } catch (error) {
        return batch.map(() => failed(error));
      }
    },
    backup: (file) => copyDatabase(db, file),
    close() {
      try {
        inTransaction(log.settle);
      } catch {} // waiting events stay where they are
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
    const answer = handler(request.ask);
    return answer === COMMITTED ? DONE : { ok: true, answer };
  } catch (error) {
    if (storeFaultOf(error) === 'TAKEN') return failed(error);
    throw error;
  }
}

/** Sorts after every finished game, so that a page after it starts with the newest. */
const LAST = { ended: Number.MAX_SAFE_INTEGER, table: '' };
const COMMITTED: Committed = { kind: 'committed' };
/** Always the same object: a message that refers to it often contains it once. */
const DONE: Outcome = { ok: true, answer: COMMITTED };

function prepare(db: DatabaseSync, log: EventLog): Handlers {
  const probe = db.prepare('INSERT INTO probe (filling) VALUES (zeroblob(8192))'); // large enough to need new pages
  const unprobe = db.prepare('DELETE FROM probe');
  const insertTable = db.prepare(
    'INSERT INTO tables (id, version, code, phase, changed, active, listed, doc) VALUES (?, 1, ?, ?, ?, ?, ?, ?)',
  );
  const table = db.prepare('SELECT doc, version FROM tables WHERE id = ?');
  const saveTable = db.prepare(
    `UPDATE tables SET version = version + 1, code = ?, phase = ?, changed = ?, active = ?, listed = ?, doc = ?
     WHERE id = ? AND version = ?`,
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
         AND NOT EXISTS (SELECT 1 FROM seats WHERE "table" = tables.id) ORDER BY changed LIMIT 1) RETURNING id`,
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
  const duplicateIn = (id: string, rows: readonly EventRow[]): Committed | null => {
    for (const [index, { by, client }] of rows.entries()) {
      const seq = client === null ? null : log.seqOf(id, by, client);
      if (seq !== null) return { kind: 'duplicate', index, seq };
    }
    return null;
  };
  const seat = ({ id, guests, ended }: TableRow) => {
    for (const who of guests) insertSeat.run(who, id, ended);
  };
  const save = (row: TableRow, version: number): boolean => {
    const { code, phase, changed, listed, doc, id } = row;
    if (saveTable.run(code, phase, changed, changed, listed, doc, id, version).changes === 0) return false;
    clearSeats.run(id);
    seat(row);
    return true;
  };

  return {
    ...prepareGuests(db),
    ping: () => null,
    probe() {
      probe.run();
      unprobe.run();
      return null;
    },
    insertTable({ row, host, most }) {
      if (most && !fits(unfinishedOf(host), most)) return false;
      const { id, code, phase, changed, listed, doc } = row;
      insertTable.run(id, code, phase, changed, changed, listed, doc);
      seat(row);
      return true;
    },
    table: ({ id }) => (table.get(id) as { doc: string; version: number } | undefined) ?? null,
    commit({ table: id, doc, rows, wake }) {
      const duplicate = duplicateIn(id, rows);
      if (duplicate) return duplicate;
      const written = log.canAppend(id, rows) && (doc === null || save(doc.row, doc.version));
      if (!written) return { kind: exists.get(id) ? 'conflict' : 'gone' };
      if (wake !== undefined && setWake.run(wake, id).changes === 0) return { kind: 'gone' };
      log.append(id, rows);
      return COMMITTED;
    },
    tableByCode: ({ code }) => (tableByCode.get(code) as { id: string } | undefined)?.id ?? null,
    tablesOf: ({ guest: who, limit }) => (tablesOf.all(who, limit) as { doc: string }[]).map(({ doc }) => doc),
    openTables: ({ limit }) => (openTables.all(limit) as { doc: string }[]).map(({ doc }) => doc),
    finishedOf({ guest: who, after, limit }) {
      const { ended, table: id } = after ?? LAST;
      return (finishedOf.all(who, ended, id, limit) as { doc: string }[]).map(({ doc }) => doc);
    },
    removeEmpty({ host }) {
      const removed = removeEmpty.get(host) as { id: string } | undefined;
      if (removed) log.remove(removed.id);
      return removed !== undefined;
    },
    unfinished: ({ host }) => unfinishedOf(host),
    entries({ table: id, after, limit }) {
      const rows = log.entries(id, after, limit);
      if (rows.length > 0) return rows;
      const stored = packedLog.get(id) as { log: Uint8Array } | undefined;
      return stored ? unpacked(stored.log, after, limit) : rows;
    },
    seqOf: ({ table: id, by, client }) => log.seqOf(id, by, client),
    ...prepareUpkeep(db, log),
  };
}
