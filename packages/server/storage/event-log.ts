import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from './errors.ts';
import { type KnownLog, KnownLogs } from './known-logs.ts';
import type { EventRow } from './requests.ts';

/** Most waiting events; moving this many takes a few milliseconds. */
const MOST_WAITING = 2_000;

/** The logs of all tables, wherever their lines are stored. */
export interface EventLog {
  /** Lines in order, from `after` + 1. `limit` below 0: all of them. */
  entries(table: string, after: number, limit: number): EventRow[];
  newest(table: string): EventRow | null;
  /** The seq as which a command was carried out; null if it was not. */
  seqOf(table: string, by: string, client: string): number | null;
  /** Whether these are the next lines. False if there is no such table or its log is complete. */
  canAppend(table: string, rows: readonly EventRow[]): boolean;
  append(table: string, rows: readonly EventRow[]): void;
  /** Removes the log: the table is gone, or its log is packed. */
  remove(table: string): void;
  /** Writes what was appended. To be called before each commit. */
  write(): void;
  /** Moves all waiting lines to `events`. */
  settle(): void;
  /** The transaction failed: what was appended since the last commit was not written. */
  rolledBack(): void;
}

/** A line of `waiting_events`: the table and an `EventRow`. */
type Line = readonly [table: string, seq: number, by: string, client: string | null, event: string];

/**
 * Simultaneous moves of different tables would each write a page of their own in `events`. So the lines of one
 * transaction are first written as one row of `waiting_events`, and later moved to `events` with many others: then a
 * page takes all lines of its table at once. Waiting lines are also kept in memory (no other process uses the
 * database), so that reading never has to search the disk for them.
 */
export function prepareEventLog(db: DatabaseSync, mostWaiting = MOST_WAITING): EventLog {
  const wait = db.prepare('INSERT INTO waiting_events (lines) VALUES (?)');
  const readWaiting = db.prepare('SELECT lines FROM waiting_events ORDER BY id');
  const forgetWaiting = db.prepare('DELETE FROM waiting_events');
  const insert = db.prepare(
    'INSERT INTO events ("table", seq, by, client, event) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const select = db.prepare(
    'SELECT seq, by, client, event FROM events WHERE "table" = ? AND seq > ? ORDER BY seq LIMIT ?',
  );
  const selectNewest = db.prepare(
    'SELECT seq, by, client, event FROM events WHERE "table" = ? ORDER BY seq DESC LIMIT 1',
  );
  const byClient = db.prepare('SELECT seq FROM events WHERE "table" = ? AND by = ? AND client = ?');
  const canGoOn = db.prepare('SELECT 1 FROM tables WHERE id = ? AND packed = 0');
  const keys = db.prepare('SELECT by, client FROM events WHERE "table" = ? AND client IS NOT NULL');
  const removeAll = db.prepare('DELETE FROM events WHERE "table" = ?');

  /** Null: must be read again. */
  let waiting: Map<string, EventRow[]> | null = null;
  let count = 0;
  let appended: Line[] = [];

  const add = ([table, seq, by, client, event]: Line, rows: Map<string, EventRow[]>) => {
    const row = { seq, by, client, event };
    const known = rows.get(table);
    if (known) known.push(row);
    else rows.set(table, [row]);
    count += 1;
  };
  const allWaiting = (): Map<string, EventRow[]> => {
    if (waiting) return waiting;
    const rows = new Map<string, EventRow[]>();
    count = 0;
    for (const { lines } of readWaiting.all() as { lines: string }[])
      for (const line of JSON.parse(lines) as Line[]) add(line, rows);
    waiting = rows;
    return rows;
  };
  const waitingOf = (table: string): readonly EventRow[] => allWaiting().get(table) ?? NONE;

  const newest = (table: string): EventRow | null =>
    waitingOf(table).at(-1) ?? (selectNewest.get(table) as unknown as EventRow | undefined) ?? null;
  const logs = new KnownLogs((table): KnownLog | null => {
    if (!canGoOn.get(table)) return null;
    const kept = keys.all(table) as unknown as Pick<EventRow, 'by' | 'client'>[];
    return { last: newest(table)?.seq ?? 0, commands: [...kept, ...waitingOf(table)] };
  });

  const write = () => {
    if (appended.length > 0) wait.run(JSON.stringify(appended));
    appended = [];
    if (count >= mostWaiting) settle();
  };
  const settle = () => {
    const tables = [...allWaiting()].sort(([a], [b]) => (a < b ? -1 : 1)); // neighbours in `events` share pages
    for (const [table, rows] of tables)
      for (const { seq, by, client, event } of rows)
        if (insert.run(table, seq, by, client, event).changes === 0)
          throw new StoreError('CORRUPT', `${table}: event ${seq} is there twice`);
    forgetWaiting.run();
    appended = [];
    waiting = new Map();
    count = 0;
  };

  return {
    entries(table, after, limit) {
      const rows = select.all(table, after, limit) as unknown as EventRow[];
      const newer = waitingOf(table).filter(({ seq }) => seq > after);
      return newer.length === 0 ? rows : [...rows, ...newer].slice(0, limit < 0 ? undefined : limit);
    },
    newest,
    seqOf(table, by, client) {
      if (!logs.mayKnow(table, { by, client })) return null;
      const found = waitingOf(table).find((row) => row.by === by && row.client === client);
      return found?.seq ?? (byClient.get(table, by, client) as { seq: number } | undefined)?.seq ?? null;
    },
    canAppend(table, rows) {
      if (rows.length === 0) return true;
      const last = logs.last(table);
      return last !== null && rows.every(({ seq }, index) => seq === last + 1 + index);
    },
    append(table, rows) {
      for (const { seq, by, client, event } of rows) {
        const line: Line = [table, seq, by, client, event];
        appended.push(line);
        add(line, allWaiting());
      }
      logs.add(table, rows);
    },
    remove(table) {
      if (allWaiting().has(table)) settle();
      removeAll.run(table);
      logs.forget(table);
    },
    write,
    settle,
    rolledBack() {
      waiting = null;
      appended = [];
      logs.clear();
    },
  };
}

const NONE: readonly EventRow[] = [];
