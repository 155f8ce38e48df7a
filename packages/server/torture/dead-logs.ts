import { constants, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableDoc } from '@izvilina/authority/document/document.ts';
import { DATABASE } from '../storage/sqlite.ts';
import type { Logs, Row } from './audit.ts';

/** The database of a dead server as it left it. A copy, so that the next server can run meanwhile. */
export interface DeadLogs {
  /** To be called once: the copy is deleted afterwards. */
  use<T>(look: (logs: Logs) => Promise<T>): Promise<T>;
}

/** The copy is only read: recovering unfinished writes is up to the next server. */
export function deadLogs(dataDir: string): DeadLogs {
  const copy = mkdtempSync(join(tmpdir(), 'izvilina-audit-'));
  for (const name of [DATABASE, `${DATABASE}-wal`])
    if (existsSync(join(dataDir, name)))
      copyFileSync(join(dataDir, name), join(copy, name), constants.COPYFILE_FICLONE);
  return {
    async use(look) {
      const db = new DatabaseSync(join(copy, DATABASE), { readOnly: true });
      try {
        const doc = db.prepare('SELECT doc FROM tables WHERE id = ?');
        const rows = db.prepare(
          'SELECT seq, by, client, event FROM all_events WHERE "table" = ? AND seq > ? ORDER BY seq',
        );
        return await look({
          async doc(table) {
            const found = doc.get(table) as { doc: string } | undefined;
            return found ? (JSON.parse(found.doc) as TableDoc) : null;
          },
          rows: async (table, after) => rows.all(table, after) as unknown as Row[],
        });
      } finally {
        db.close();
        rmSync(copy, { recursive: true });
      }
    },
  };
}
