import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { isSlug } from '@izvilina/games/registry.ts';
import type { AnyEvent } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { begin } from '@izvilina/kernel/match.ts';
import { DATABASE } from '@izvilina/server/storage/sqlite.ts';
import { wrongEvent } from './listed.ts';

interface KeptTable {
  readonly game: string;
  readonly options: Json;
  readonly seed: string | null;
  readonly chairs: readonly unknown[];
  readonly phase: string;
}

export interface LogsReport {
  readonly moves: number;
  readonly faults: readonly string[];
}

/** Judges again every move that a server has written. */
export async function auditLogs(dataDir: string): Promise<LogsReport> {
  const copy = mkdtempSync(join(tmpdir(), 'izvilina-fuzz-'));
  for (const name of [DATABASE, `${DATABASE}-wal`])
    if (existsSync(join(dataDir, name))) cpSync(join(dataDir, name), join(copy, name));
  const db = new DatabaseSync(join(copy, DATABASE));
  const faults: string[] = [];
  let moves = 0;
  try {
    const eventsOf = db.prepare('SELECT event FROM all_events WHERE "table" = ? ORDER BY seq');
    for (const { id, doc } of db.prepare('SELECT id, doc FROM tables').all() as { id: string; doc: string }[]) {
      const { game: slug, options, seed, chairs, phase } = JSON.parse(doc) as KeptTable;
      const events = (eventsOf.all(id) as { event: string }[]).map(({ event }) => JSON.parse(event) as AnyEvent);
      if (phase === 'gathering' || !isSlug(slug)) continue;
      const begun = begin(await loadGame(slug, options, readData), {
        players: chairs.length,
        options,
        seed: seed ?? '',
      });
      if (!begun.ok) {
        faults.push(`table ${id} of ${slug} was dealt and cannot be: ${begun.error.code}`);
        continue;
      }
      const wrong = wrongEvent(begun.value, events);
      if (wrong !== null) faults.push(`${slug}, ${wrong}`);
      moves += events.filter(({ by }) => by !== 'referee').length;
    }
    return { moves, faults };
  } finally {
    db.close();
    rmSync(copy, { recursive: true });
  }
}
