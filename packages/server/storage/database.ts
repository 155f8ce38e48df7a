import { DatabaseSync } from 'node:sqlite';
import { storeFaultOf } from './errors.ts';
import type { EventRow, Operation, Operations, Outcome, Request } from './requests.ts';
import { migrate } from './schema.ts';

/** One batch of requests is one transaction: its outcomes are true only once `run` has returned. */
export interface Database {
  run(batch: readonly Request[]): Outcome[];
  close(): void;
}

type Handlers = { readonly [Op in Operation]: (ask: Operations[Op]['ask']) => Operations[Op]['answer'] };

export function openDatabase(file: string, maxPages: number | null): Database {
  const db = new DatabaseSync(file, { timeout: 1500 });
  try {
    // EXCLUSIVE: a second server on the same folder is refused instead of quietly missing this one's moves.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    if (maxPages !== null) db.exec(`PRAGMA max_page_count = ${maxPages}`);
    migrate(db);
    db.exec('BEGIN IMMEDIATE; COMMIT');
  } catch (error) {
    db.close();
    throw error;
  }
  const handlers = prepare(db);

  return {
    run(batch) {
      try {
        db.exec('BEGIN IMMEDIATE');
        const outcomes = batch.map((request) => carryOut(handlers, request));
        db.exec('COMMIT');
        return outcomes;
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK');
        return batch.map(() => failed(error));
      }
    },
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

/** A taken key is that request's own bad luck; anything else (disk, file) stops the whole transaction. */
function carryOut(handlers: Handlers, request: Request): Outcome {
  try {
    const handler = handlers[request.op] as (ask: Request['ask']) => unknown;
    return { ok: true, answer: handler(request.ask) };
  } catch (error) {
    if (storeFaultOf(error) === 'TAKEN') return failed(error);
    throw error;
  }
}

function prepare(db: DatabaseSync): Handlers {
  const probe = db.prepare('INSERT INTO probe (filling) VALUES (zeroblob(8192))'); // needs pages of its own
  const unprobe = db.prepare('DELETE FROM probe');
  const insertGuest = db.prepare('INSERT INTO guests (id, token, name, created) VALUES (?, ?, ?, ?)');
  const guest = db.prepare('SELECT id, name FROM guests WHERE token = ?');
  const renameGuest = db.prepare('UPDATE guests SET name = ? WHERE id = ?');
  const insertTable = db.prepare(
    'INSERT INTO tables (id, version, code, phase, changed, doc) VALUES (?, 1, ?, ?, ?, ?)',
  );
  const table = db.prepare('SELECT doc, version FROM tables WHERE id = ?');
  const saveTable = db.prepare(
    'UPDATE tables SET version = version + 1, code = ?, phase = ?, changed = ?, doc = ? WHERE id = ? AND version = ?',
  );
  const clearSeats = db.prepare('DELETE FROM seats WHERE "table" = ?');
  const insertSeat = db.prepare('INSERT OR IGNORE INTO seats (guest, "table") VALUES (?, ?)');
  const tableByCode = db.prepare(`SELECT id FROM tables WHERE code = ? AND phase = 'gathering'`);
  const tablesOf = db.prepare(
    `SELECT t.doc FROM seats s JOIN tables t ON t.id = s."table"
     WHERE s.guest = ? ORDER BY t.changed DESC, t.rowid DESC LIMIT ?`,
  );
  const unfinished = db.prepare(
    `SELECT phase, count(*) AS tables FROM tables WHERE doc ->> 'host' = ? AND phase <> 'over' GROUP BY phase`,
  );
  const playing = db.prepare(`SELECT id FROM tables WHERE phase = 'playing' ORDER BY changed`);
  const byClient = db.prepare('SELECT seq FROM events WHERE "table" = ? AND by = ? AND client = ?');
  const append = db.prepare(
    'INSERT INTO events ("table", seq, by, client, event) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const entries = db.prepare(
    'SELECT "table", seq, by, client, event FROM events WHERE "table" = ? AND seq > ? ORDER BY seq',
  );
  const seat = (id: string, guests: readonly string[]) => {
    for (const who of guests) insertSeat.run(who, id);
  };

  return {
    ping: () => null,
    probe() {
      probe.run();
      unprobe.run();
      return null;
    },
    insertGuest(row) {
      insertGuest.run(row.id, row.token, row.name, row.created);
      return null;
    },
    guest: ({ token }) => (guest.get(token) as { id: string; name: string | null } | undefined) ?? null,
    renameGuest({ id, name }) {
      renameGuest.run(name, id);
      return null;
    },
    insertTable(row) {
      insertTable.run(row.id, row.code, row.phase, row.changed, row.doc);
      seat(row.id, row.guests);
      return null;
    },
    table: ({ id }) => (table.get(id) as { doc: string; version: number } | undefined) ?? null,
    saveTable({ row, version }) {
      const { changes } = saveTable.run(row.code, row.phase, row.changed, row.doc, row.id, version);
      if (changes === 0) return false;
      clearSeats.run(row.id);
      seat(row.id, row.guests);
      return true;
    },
    tableByCode: ({ code }) => (tableByCode.get(code) as { id: string } | undefined)?.id ?? null,
    tablesOf: ({ guest: who, limit }) => (tablesOf.all(who, limit) as { doc: string }[]).map(({ doc }) => doc),
    unfinished({ host }) {
      const counts = unfinished.all(host) as { phase: string; tables: number }[];
      const count = (wanted: string) => counts.find(({ phase }) => phase === wanted)?.tables ?? 0;
      return { gathering: count('gathering'), playing: count('playing') };
    },
    playing: () => (playing.all() as { id: string }[]).map(({ id }) => id),
    append(row) {
      if (row.client !== null) {
        const done = byClient.get(row.table, row.by, row.client) as { seq: number } | undefined;
        if (done) return { kind: 'duplicate', seq: done.seq };
      }
      const { changes } = append.run(row.table, row.seq, row.by, row.client, row.event);
      return { kind: changes === 0 ? 'conflict' : 'appended' };
    },
    entries: ({ table: id, after }) => entries.all(id, after) as unknown as EventRow[],
  };
}
