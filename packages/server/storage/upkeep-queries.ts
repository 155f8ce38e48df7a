import type { DatabaseSync } from 'node:sqlite';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { EventRow, Handlers } from './requests.ts';

type UpkeepOperation =
  | 'claimDue'
  | 'wakeAt'
  | 'quietTables'
  | 'removeTable'
  | 'keepTable'
  | 'packFinished'
  | 'sweepGuests';

/** What happens by itself, what expires, and finished games as one small row each. */
export function prepareUpkeep(db: DatabaseSync): Pick<Handlers, UpkeepOperation> {
  const due = db.prepare('SELECT id FROM tables WHERE wake <= ? ORDER BY wake LIMIT ?');
  const setWake = db.prepare('UPDATE tables SET wake = ? WHERE id = ?');
  const newest = db.prepare('SELECT seq, event FROM events WHERE "table" = ? ORDER BY seq DESC LIMIT 1');
  const quiet = db.prepare('SELECT id FROM tables WHERE phase = ? AND active < ? ORDER BY active LIMIT ?');
  const active = db.prepare('SELECT active FROM tables WHERE id = ?');
  const setActive = db.prepare('UPDATE tables SET active = max(active, ?) WHERE id = ?');
  const removals = ['seats WHERE "table"', 'events WHERE "table"', 'packed_logs WHERE "table"', 'tables WHERE id'].map(
    (rows) => db.prepare(`DELETE FROM ${rows} = ?`),
  );
  const toPack = db.prepare(
    `SELECT id FROM tables WHERE phase = 'over' AND packed = 0 AND changed < ? ORDER BY changed LIMIT ?`,
  );
  const events = db.prepare('SELECT seq, event FROM events WHERE "table" = ? ORDER BY seq');
  const pack = db.prepare('INSERT INTO packed_logs ("table", log) VALUES (?, ?)');
  const dropEvents = db.prepare('DELETE FROM events WHERE "table" = ?');
  const markPacked = db.prepare('UPDATE tables SET packed = 1 WHERE id = ?');
  const guestsToCheck = db.prepare(
    `SELECT id, seen, name IS NOT NULL OR EXISTS (SELECT 1 FROM seats WHERE guest = guests.id) AS player
     FROM guests WHERE check_at <= ? ORDER BY check_at LIMIT ?`,
  );
  const checkAgain = db.prepare('UPDATE guests SET check_at = ? WHERE id = ?');
  const removeSeats = db.prepare('DELETE FROM seats WHERE guest = ?');
  const removeDevices = db.prepare('DELETE FROM devices WHERE guest = ?');
  const removeGuest = db.prepare('DELETE FROM guests WHERE id = ?');

  const newestEvent = (table: string) => newest.get(table) as { seq: number; event: string } | undefined;
  const lastMoveAt = (table: string): number => {
    const found = newestEvent(table);
    return found ? (JSON.parse(found.event) as { at: number }).at : 0;
  };

  return {
    claimDue({ now, leaseUntil, limit }) {
      const ids = (due.all(now, limit) as { id: string }[]).map(({ id }) => id);
      for (const id of ids) setWake.run(leaseUntil, id);
      return ids;
    },
    wakeAt({ table, when, seq }) {
      if ((newestEvent(table)?.seq ?? 0) <= seq) setWake.run(when, table);
      return null;
    },
    quietTables({ phase, before, limit }) {
      const ids = (quiet.all(phase, before, limit) as { id: string }[]).map(({ id }) => id);
      const tables = ids.filter((id) => {
        const at = lastMoveAt(id);
        if (at >= before) setActive.run(at, id); // moves do not touch the table's row; it is looked at again much later
        return at < before;
      });
      return { tables, more: ids.length === limit };
    },
    removeTable({ id, before }) {
      const row = active.get(id) as { active: number } | undefined;
      if (!row || Math.max(row.active, lastMoveAt(id)) >= before) return false;
      for (const remove of removals) remove.run(id);
      return true;
    },
    keepTable({ id, at }) {
      setActive.run(at, id);
      return null;
    },
    packFinished({ before, limit }) {
      const ids = (toPack.all(before, limit) as { id: string }[]).map(({ id }) => id);
      for (const id of ids) {
        const rows = events.all(id) as { seq: number; event: string }[];
        pack.run(id, packed(rows));
        dropEvents.run(id);
        markPacked.run(id);
      }
      return ids.length;
    },
    sweepGuests({ now, keepPlayers, keepVisitors, limit }) {
      const rows = guestsToCheck.all(now, limit) as { id: string; seen: number; player: 0 | 1 }[];
      let removed = 0;
      for (const { id, seen, player } of rows) {
        const until = seen + (player ? keepPlayers : keepVisitors);
        if (until > now) checkAgain.run(until, id);
        else {
          removeSeats.run(id);
          removeDevices.run(id);
          removeGuest.run(id);
          removed += 1;
        }
      }
      return { removed, more: rows.length === limit };
    },
  };
}

const packed = (rows: readonly { readonly seq: number; readonly event: string }[]): Uint8Array =>
  deflateRawSync(`[${rows.map(({ seq, event }) => `[${seq},${event}]`).join()}]`, { level: 9 });

export function unpacked(log: Uint8Array, after: number): EventRow[] {
  const lines = JSON.parse(inflateRawSync(log).toString()) as [seq: number, event: { by: unknown }][];
  return lines
    .filter(([seq]) => seq > after)
    .map(([seq, event]) => ({ seq, by: String(event.by), client: null, event: JSON.stringify(event) }));
}
