import type { DatabaseSync } from 'node:sqlite';
import type { Claim } from '@izvilina/authority/store.ts';
import type { EventLog } from './event-log.ts';
import { packed } from './packed-log.ts';
import type { Handlers } from './requests.ts';

type UpkeepOperation = 'claimDue' | 'wakeAt' | 'quietTables' | 'removeTable' | 'keepTable' | 'packFinished';

/** Wake-ups, expiry, and packing finished games into one small row each. */
export function prepareUpkeep(db: DatabaseSync, log: EventLog): Pick<Handlers, UpkeepOperation> {
  const due = db.prepare('SELECT id AS "table", claims + 1 AS token FROM tables WHERE wake <= ? ORDER BY wake LIMIT ?');
  const claim = db.prepare('UPDATE tables SET wake = ?, claims = ? WHERE id = ?');
  const setClaimedWake = db.prepare('UPDATE tables SET wake = ? WHERE id = ? AND claims = ?');
  const setWake = db.prepare('UPDATE tables SET wake = ? WHERE id = ?');
  const quiet = db.prepare('SELECT id FROM tables WHERE phase = ? AND active < ? ORDER BY active LIMIT ?');
  const active = db.prepare('SELECT active FROM tables WHERE id = ?');
  const setActive = db.prepare('UPDATE tables SET active = max(active, ?) WHERE id = ?');
  const removals = ['seats WHERE "table"', 'packed_logs WHERE "table"', 'tables WHERE id'].map((rows) =>
    db.prepare(`DELETE FROM ${rows} = ?`),
  );
  const toPack = db.prepare(
    `SELECT id FROM tables WHERE phase = 'over' AND packed = 0 AND changed < ? ORDER BY changed LIMIT ?`,
  );
  const pack = db.prepare('INSERT INTO packed_logs ("table", log) VALUES (?, ?)');
  const markPacked = db.prepare('UPDATE tables SET packed = 1 WHERE id = ?');

  const lastMoveAt = (table: string): number => {
    const found = log.newest(table);
    return found ? (JSON.parse(found.event) as { at: number }).at : 0;
  };

  return {
    claimDue({ now, leaseUntil, limit }) {
      const claims = due.all(now, limit) as unknown as Claim[];
      for (const { table, token } of claims) claim.run(leaseUntil, token, table);
      return claims;
    },
    wakeAt({ table, when, known }) {
      if ('token' in known) setClaimedWake.run(when, table, known.token);
      else if ((log.newest(table)?.seq ?? 0) <= known.seq) setWake.run(when, table);
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
      log.remove(id);
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
        pack.run(id, packed(log.entries(id, 0, -1)));
        log.remove(id);
        markPacked.run(id);
      }
      return ids.length;
    },
  };
}
