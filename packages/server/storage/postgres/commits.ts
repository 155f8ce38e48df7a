import type { Change, Committed, Store } from '@izvilina/authority/store.ts';
import type { StoreError } from '../errors.ts';
import type { EventRow } from '../requests.ts';
import { eventRowOf, rowOf } from '../rows.ts';
import type { StoreEvents } from '../server-store.ts';
import type { Ask, Connections, Statement } from './connections.ts';
import { isOutage, storeError } from './faults.ts';
import { saveSeats } from './seats.ts';

/**
 * Writes the moves of many tables in one statement, and so in one disk write. All succeed or the whole statement fails:
 * a taken seq or key violates an index, and a table that is gone, or whose log does not reach `follows`, yields no id.
 * Removing or packing a table has to wait for its lock, so that no move is written to it afterwards. Tables are locked
 * in order, so that two nodes never deadlock.
 */
const APPEND_ALL: Statement = {
  name: 'append-all',
  text: `WITH present AS MATERIALIZED (
      SELECT id FROM tables WHERE id = ANY ($1) AND packed = 0 ORDER BY id FOR KEY SHARE
    )
    INSERT INTO events ("table", seq, by, client, event)
    SELECT present.id, line.seq, line.by, line.client, line.event
    FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::bigint[])
      AS line ("table", seq, by, client, event, follows)
    LEFT JOIN present ON present.id = line."table" AND (line.follows = 0
      OR EXISTS (SELECT 1 FROM events WHERE events."table" = line."table" AND events.seq = line.follows))
    ORDER BY line."table", line.seq`,
};
const LOCK: Statement = { name: 'lock', text: 'SELECT version, packed FROM tables WHERE id = $1 FOR UPDATE' };
const SAME: Statement = {
  name: 'same',
  text: `SELECT line.index, events.seq FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS line (by, client, index)
    JOIN events ON events."table" = $1 AND events.by = line.by AND events.client = line.client
    ORDER BY line.index LIMIT 1`,
};
const NEWEST: Statement = {
  name: 'newest',
  text: 'SELECT coalesce(max(seq), 0) AS seq FROM events WHERE "table" = $1',
};
const SAVE: Statement = {
  name: 'save',
  text: `UPDATE tables SET version = version + 1, code = $2, phase = $3, changed = $4, active = $4, listed = $5, doc = $6
    WHERE id = $1`,
};
const WAKE: Statement = { name: 'wake', text: 'UPDATE tables SET wake = $2 WHERE id = $1' };

/**
 * How many milliseconds, at most, a batch waits for the one before it. A statement of a few moves costs the database almost
 * as much as one of many, so it pays to collect; but the batch before may be waiting for a lock.
 */
const PATIENCE = 100;
const MOST_UNDER_WAY = 4;
const MOST_AT_ONCE = 256;
const COMMITTED: Committed = { kind: 'committed' };

interface Waiting {
  readonly table: string;
  readonly change: Change;
  readonly rows: readonly EventRow[];
  resolve(outcome: Committed): void;
  reject(error: StoreError): void;
}

/** `idle` resolves when all requested writes are done or have failed. */
export function groupCommits(
  connections: Connections,
  { committed }: Pick<StoreEvents, 'committed'>,
): { readonly commit: Store['commit']; idle(): Promise<void> } {
  const measured = (write: Write) => async (batch: readonly Waiting[]) => {
    const began = performance.now();
    await write(batch);
    committed?.(performance.now() - began, batch.length);
  };
  const moves = inBatches(measured((batch) => writeMoves(connections, batch)));
  // These take several statements each: moves do not wait for them.
  const others = inBatches(measured((batch) => Promise.all(batch.map((waiting) => writeAlone(connections, waiting)))));
  return {
    commit: (table, change) =>
      new Promise((resolve, reject) => {
        const waiting = { table, change, rows: (change.entries ?? []).map(eventRowOf), resolve, reject };
        (isOnlyMoves(waiting) ? moves : others).add(waiting);
      }),
    async idle() {
      await Promise.all([moves.idle(), others.idle()]);
    },
  };
}

/** Never rejects: each waiting write is settled by its own result. */
type Write = (batch: readonly Waiting[]) => Promise<unknown>;

/** Collects writes that arrive while a batch is being written into the next batch. */
function inBatches(write: Write): { add(waiting: Waiting): void; idle(): Promise<void> } {
  let queue: Waiting[] = [];
  let running = 0;
  /** The batch that the next one waits for; null if none. */
  let awaited: readonly Waiting[] | null = null;
  const whenIdle: (() => void)[] = [];

  const next = () => {
    if (running === 0 && queue.length === 0) for (const resolve of whenIdle.splice(0)) resolve();
    if (awaited !== null || queue.length === 0 || running === MOST_UNDER_WAY) return;
    const batch = queue.slice(0, MOST_AT_ONCE);
    queue = queue.slice(MOST_AT_ONCE);
    awaited = batch;
    running += 1;
    const goOn = () => {
      if (awaited === batch) awaited = null;
      next();
    };
    const patience = setTimeout(goOn, PATIENCE);
    void write(batch).then(() => {
      clearTimeout(patience);
      running -= 1;
      goOn();
    });
  };

  return {
    add(waiting) {
      queue.push(waiting);
      if (queue.length === 1) queueMicrotask(next);
    },
    async idle() {
      if (running + queue.length > 0) await new Promise<void>((resolve) => whenIdle.push(resolve));
    },
  };
}

const isInOrder = (rows: readonly EventRow[]): boolean =>
  rows.every(({ seq }, index) => index === 0 || seq === (rows[index - 1]?.seq ?? 0) + 1);

const isOnlyMoves = ({ change, rows }: Waiting): boolean =>
  rows.length > 0 && isInOrder(rows) && change.doc === undefined && change.wakeAt === undefined;

/** Where a batch is refused its halves are tried, down to the one change that is at fault: the others are not affected. */
async function writeMoves(connections: Connections, moves: readonly Waiting[]): Promise<void> {
  try {
    await appendAll(connections.ask, moves);
    for (const { resolve } of moves) resolve(COMMITTED);
  } catch (error) {
    const fault = storeError(error);
    if (isOutage(fault)) for (const { reject } of moves) reject(fault);
    else if (moves.length === 1) await writeAlone(connections, moves[0] as Waiting);
    else {
      const half = moves.length >> 1;
      await writeMoves(connections, moves.slice(0, half));
      await writeMoves(connections, moves.slice(half));
    }
  }
}

async function appendAll(ask: Ask, moves: readonly Pick<Waiting, 'table' | 'rows'>[]): Promise<void> {
  const lines = moves.flatMap(({ table, rows }) => rows.map((row, index) => ({ ...row, table, first: index === 0 })));
  await ask(
    APPEND_ALL,
    lines.map(({ table }) => table),
    lines.map(({ seq }) => seq),
    lines.map(({ by }) => by),
    lines.map(({ client }) => client),
    lines.map(({ event }) => event),
    lines.map(({ seq, first }) => (first ? seq - 1 : 0)), // 0: only the first line of a table has to follow its log
  );
}

async function writeAlone({ transaction }: Connections, waiting: Waiting): Promise<void> {
  try {
    waiting.resolve(await transaction((ask) => writeLocked(ask, waiting)));
  } catch (error) {
    waiting.reject(storeError(error));
  }
}

/** One change under the lock of its table: whatever it conflicts with is found before anything is written. */
async function writeLocked(ask: Ask, { table, change, rows }: Waiting): Promise<Committed> {
  const found = (await ask(LOCK, table)).rows[0] as { version: number; packed: number } | undefined;
  if (!found) return { kind: 'gone' };
  const keyed = rows.filter(({ client }) => client !== null);
  if (keyed.length > 0) {
    const [bys, clients] = [keyed.map(({ by }) => by), keyed.map(({ client }) => client)];
    const same = (await ask(SAME, table, bys, clients)).rows[0] as { index: number; seq: number } | undefined;
    if (same) return { kind: 'duplicate', index: rows.indexOf(keyed[same.index - 1] as EventRow), seq: same.seq };
  }
  const { doc, wakeAt } = change;
  if (doc && doc.version !== found.version) return { kind: 'conflict' };
  if (rows.length > 0) {
    const newest = (await ask(NEWEST, table)).rows[0].seq as number;
    const follows = isInOrder(rows) && rows[0]?.seq === newest + 1;
    if (found.packed !== 0 || !follows) return { kind: 'conflict' }; // a packed log is complete
    await appendAll(ask, [{ table, rows }]);
  }
  if (doc) {
    const { code, phase, changed, listed, doc: text, guests, ended } = rowOf(doc.doc);
    await ask(SAVE, table, code, phase, changed, listed, text);
    await saveSeats(ask, table, guests, ended);
  }
  if (wakeAt !== undefined) await ask(WAKE, table, wakeAt);
  return COMMITTED;
}
