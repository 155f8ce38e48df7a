import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { canonical } from '@izvilina/kernel/json.ts';
import { DATABASE } from '../storage/sqlite.ts';
import type { Ack } from './robot.ts';

/** What is wrong with a dead server's database: every acknowledged move must be in it exactly once, as acknowledged. */
export function audit(dataDir: string, acks: readonly Ack[]): string[] {
  // A copy: recovering the log of the killed process is the next server's business, not ours.
  const copy = mkdtempSync(join(tmpdir(), 'izvilina-audit-'));
  for (const name of [DATABASE, `${DATABASE}-wal`])
    if (existsSync(join(dataDir, name))) cpSync(join(dataDir, name), join(copy, name));
  const db = new DatabaseSync(join(copy, DATABASE));
  try {
    const byClient = db.prepare('SELECT seq, event FROM events WHERE "table" = ? AND by = ? AND client = ?');
    const lost = acks.flatMap((ack) => {
      const rows = byClient.all(ack.table, String(ack.seat), ack.client) as { seq: number; event: string }[];
      const [row] = rows;
      const name = `${ack.table.slice(0, 6)} seat ${ack.seat} seq ${ack.seq}`;
      if (rows.length !== 1 || !row) return [`${name}: acknowledged, found ${rows.length} times`];
      if (row.seq !== ack.seq) return [`${name}: found as seq ${row.seq}`];
      const { move } = JSON.parse(row.event) as { move: unknown };
      return canonical(move) === canonical(ack.move) ? [] : [`${name}: another move was kept`];
    });
    const torn = db
      .prepare('SELECT "table" AS name FROM events GROUP BY "table" HAVING min(seq) <> 1 OR max(seq) <> count(*)')
      .all() as { name: string }[];
    return [...lost, ...torn.map(({ name }) => `${name.slice(0, 6)}: the log has a gap`)];
  } finally {
    db.close();
    rmSync(copy, { recursive: true });
  }
}
