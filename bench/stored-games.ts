import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableDoc } from '@izvilina/authority/document/document.ts';
import { sampleTable } from '@izvilina/authority/testing/store/samples.ts';
import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { AnyEvent, AnyGame } from '@izvilina/kernel/game.ts';
import { advance, begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import type { ServerStore } from '@izvilina/server/storage/server-store.ts';
import { DATABASE, openSqlite } from '@izvilina/server/storage/sqlite.ts';

export const EVENTS_PER_GAME = 87;

/** An unfinished game of two people, and their cookies. */
export interface StoredGame {
  readonly table: string;
  readonly cookies: readonly string[];
}

interface Player {
  readonly guest: string;
  readonly cookie: string;
}

/** Fills a data folder with copies of one game of first legal moves, each with players of its own. */
export async function storeGames(dataDir: string, count: number): Promise<StoredGame[]> {
  const store = await openSqlite({ dataDir });
  const first = await storeFirst(store);
  const games = await Promise.all(
    Array.from({ length: count }, async (_, n) => ({
      table: String(n).padStart(22, '0'),
      players: await Promise.all([newPlayer(store), newPlayer(store)]),
    })),
  );
  await store.close();
  copy(join(dataDir, DATABASE), first, games);
  return games.map(({ table, players }) => ({ table, cookies: players.map(({ cookie }) => cookie) }));
}

async function newPlayer(store: ServerStore): Promise<Player> {
  const [guest, token] = [randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')];
  const hash = createHash('sha256').update(token).digest('hex');
  await store.insertGuest({ id: guest, name: null, token: hash, created: Date.now() });
  return { guest, cookie: `izvilina=${token}` };
}

const person = (guest: string) => ({ kind: 'person' as const, guest, name: 'Игрок', entropy: null, standIn: null });

async function storeFirst(store: ServerStore): Promise<TableDoc> {
  const now = Date.now();
  const agreed = { game: 'cow006', rules: cow006.rules, options: { rounds: 50 } } as const;
  const doc = sampleTable('first', {
    ...agreed,
    phase: 'playing',
    chairs: [person('anna'), person('boris')],
    seed: 'restart',
    created: now,
    changed: now,
  });
  await store.insertTable(doc);
  let match = must(begin(cow006 as AnyGame, { players: 2, options: agreed.options, seed: 'restart' }));
  for (let seq = 1; seq <= EVENTS_PER_GAME; seq++) {
    const event = firstMove(match, now + seq);
    match = must(advance(match, event));
    const client = event.by === 'referee' ? null : randomBytes(9).toString('hex');
    await store.commit(doc.id, { entries: [{ seq, client, event }] });
  }
  return doc;
}

function firstMove(match: Match, at: number): AnyEvent {
  const turn = match.game.turn(match.state);
  const seat = turn.over ? 0 : (turn.asks[0]?.seat ?? 0);
  const moves = match.game.moves(viewOf(match, seat));
  return { at, by: seat, move: moves.finite ? moves.all[0] : null };
}

function copy(
  file: string,
  first: TableDoc,
  games: readonly { readonly table: string; readonly players: readonly Player[] }[],
): void {
  const db = new DatabaseSync(file);
  const row = db.prepare('SELECT * FROM tables WHERE id = ?').get(first.id) as Record<string, string | number | null>;
  const columns = Object.keys(row);
  const insert = db.prepare(`INSERT INTO tables (${columns.join()}) VALUES (${columns.map(() => '?').join()})`);
  const log = db.prepare('INSERT INTO events SELECT ?, seq, by, client, event FROM all_events WHERE "table" = ?');
  db.exec('BEGIN');
  for (const { table, players } of games) {
    const chairs = players.map(({ guest }) => person(guest));
    const doc = { ...first, id: table, host: players[0]?.guest, chairs };
    insert.run(...Object.values({ ...row, id: table, doc: JSON.stringify(doc) }));
    log.run(table, first.id);
  }
  db.exec('COMMIT');
  db.close();
}
