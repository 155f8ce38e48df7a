import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from './errors.ts';

/** SQL for both databases (`postgres/dialect.ts` translates the few differing words), or separate SQL for each. */
export type Step = string | { readonly sqlite: string; readonly postgres: string };

/** Each step is run once, in order, and never edited after it has shipped. */
export const STEPS: readonly Step[] = [
  `
  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,          -- SHA-256 of the cookie, never the cookie
    name TEXT,
    created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    code TEXT,
    phase TEXT NOT NULL,
    changed INTEGER NOT NULL,
    doc TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE code IS NOT NULL;
  CREATE INDEX tables_playing ON tables (changed) WHERE phase = 'playing';

  CREATE TABLE seats (
    guest TEXT NOT NULL,
    "table" TEXT NOT NULL,
    PRIMARY KEY (guest, "table")
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_by_table ON seats ("table");

  CREATE TABLE events (
    "table" TEXT NOT NULL,
    seq INTEGER NOT NULL,
    by TEXT NOT NULL,
    client TEXT,
    event TEXT NOT NULL,
    PRIMARY KEY ("table", seq)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX events_by_client ON events ("table", by, client) WHERE client IS NOT NULL;
  `,
  `CREATE INDEX tables_by_host ON tables (doc ->> 'host', phase) WHERE phase <> 'over';`,
  'CREATE TABLE probe (filling BLOB NOT NULL) STRICT;',
  `
  ALTER TABLE tables ADD COLUMN wake INTEGER;                      -- when something happens here though nobody looks
  ALTER TABLE tables ADD COLUMN active INTEGER NOT NULL DEFAULT 0; -- the last write that upkeep knows of
  ALTER TABLE tables ADD COLUMN packed INTEGER NOT NULL DEFAULT 0; -- 1: the log is in packed_logs
  UPDATE tables SET active = changed;
  UPDATE tables SET wake = 0 WHERE phase = 'playing' AND doc ->> 'pace' = 'mail';
  DROP INDEX tables_playing;
  CREATE INDEX tables_by_wake ON tables (wake) WHERE wake IS NOT NULL;
  CREATE INDEX tables_by_activity ON tables (phase, active) WHERE phase <> 'over';
  CREATE INDEX tables_to_pack ON tables (changed) WHERE phase = 'over' AND packed = 0;

  CREATE TABLE packed_logs (
    "table" TEXT PRIMARY KEY,
    log BLOB NOT NULL                    -- deflated JSON: [[seq, event], …]
  ) STRICT;

  ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;     -- to the day
  ALTER TABLE guests ADD COLUMN check_at INTEGER NOT NULL DEFAULT 0; -- when upkeep looks whether they are still to be kept
  UPDATE guests SET seen = unixepoch() * 1000;
  CREATE INDEX guests_by_check ON guests (check_at);
  `,
  `
  CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,          -- SHA-256 of the cookie, never the cookie
    older TEXT UNIQUE,                   -- the one before it, until this one has come once
    rotated INTEGER NOT NULL,
    kind TEXT NOT NULL,                  -- «Firefox, Windows»
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL                -- to the day
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX devices_by_guest ON devices (guest);
  INSERT INTO devices (id, guest, token, rotated, kind, created, seen)
    SELECT lower(hex(randomblob(12))), id, token, created, '', created, seen FROM guests;

  CREATE TABLE guests_without_token (
    id TEXT PRIMARY KEY,
    name TEXT,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL DEFAULT 0,     -- to the day
    check_at INTEGER NOT NULL DEFAULT 0  -- when upkeep looks whether they are still to be kept
  ) STRICT, WITHOUT ROWID;
  INSERT INTO guests_without_token SELECT id, name, created, seen, check_at FROM guests;
  DROP TABLE guests;
  ALTER TABLE guests_without_token RENAME TO guests;
  CREATE INDEX guests_by_check ON guests (check_at);
  `,
  `
  ALTER TABLE seats ADD COLUMN ended INTEGER;                      -- when the game was over; NULL while it is not
  UPDATE seats SET ended = (SELECT changed FROM tables WHERE id = seats."table" AND phase = 'over');
  CREATE INDEX seats_by_end ON seats (guest, ended, "table") WHERE ended IS NOT NULL;
  `,
  // A SQLite file has one writer, which remembers (KnownLogs); several nodes need the index.
  { sqlite: 'DROP INDEX events_by_client;', postgres: '' },
  'ALTER TABLE devices ADD COLUMN push TEXT;', // address at the push service of its browser
  `
  ALTER TABLE tables ADD COLUMN listed INTEGER;                    -- when it last changed, while strangers may find it
  CREATE INDEX tables_listed ON tables (listed) WHERE listed IS NOT NULL;
  `,
  'ALTER TABLE tables ADD COLUMN claims INTEGER NOT NULL DEFAULT 0;', // token of the newest claim
  // A SQLite file has only one node.
  {
    sqlite: '',
    postgres: `
  CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL           -- taken for dead after that
  );
  CREATE SEQUENCE owner_tokens;
  CREATE TABLE owners (
    "table" TEXT PRIMARY KEY,
    node TEXT NOT NULL,                  -- the one that serves it, while it is alive
    token BIGINT NOT NULL                -- grows with every claim
  );
  CREATE INDEX owners_by_node ON owners (node);
  `,
  },
  {
    sqlite: `
    CREATE TABLE waiting_events (
      id INTEGER PRIMARY KEY,
      lines TEXT NOT NULL                -- JSON: [[table, seq, by, client, event], …], to be moved to events
    ) STRICT;
    -- For whoever looks at the file without a server.
    CREATE VIEW all_events ("table", seq, by, client, event) AS
      SELECT "table", seq, by, client, event FROM events
      UNION ALL SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
        FROM waiting_events, json_each(waiting_events.lines);`,
    postgres: 'CREATE TABLE waiting_events (id BIGINT PRIMARY KEY, lines TEXT NOT NULL);', // stays empty: both have the same tables
  },
];

/**
 * A program that knows only this many steps can still work with the newest schema, also beside newer programs. A step
 * that removes or changes something such a program uses must raise this to its own number.
 */
export const OLDEST_PROGRAM = 12;

/** Brings a database of any age up to date; refuses a newer one. */
export function migrate(db: DatabaseSync, steps: readonly Step[] = STEPS, { onlyCheck = false } = {}): void {
  const { user_version: age } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (age > steps.length) throw new StoreError('NEWER', `version ${age}, this program knows ${steps.length}`);
  if (onlyCheck) return;
  for (const [index, step] of steps.entries())
    if (index >= age)
      db.exec(
        `BEGIN IMMEDIATE; ${typeof step === 'string' ? step : step.sqlite} PRAGMA user_version = ${index + 1}; COMMIT;`,
      );
}
