import { randomBytes } from 'node:crypto';
import { nextEvent } from '@izvilina/bots/duel.ts';
import { BOTS } from '@izvilina/bots/registry.ts';
import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import type { Slug } from '@izvilina/games/registry.ts';
import { VARIETIES } from '@izvilina/games/variety.ts';
import { type Chance, chances } from '@izvilina/kernel/chance.ts';
import type { AnyAct, AnyEvent } from '@izvilina/kernel/game.ts';
import { advance, begin, isOver, type Match } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { openSqlite } from '@izvilina/server/storage/sqlite.ts';

/** How many events of a long game, before its end, are left to the players. */
const LEFT = 16;
/** How long ago the game began (ms): none of its events may be in the future. */
const AGO_MS = 3_600_000;
const GLANCE = { ms: Number.POSITIVE_INFINITY, nodes: 20 } as const;

/**
 * Writes the beginning and the middle of each of these just dealt games into the database of a stopped server: bots
 * play them until shortly before the end.
 */
export async function playToNearTheEnd(dataDir: string, tables: readonly string[]): Promise<void> {
  const store = await openSqlite({ dataDir });
  for (const table of tables) {
    const doc = (await store.table(table))?.doc;
    if (!doc) throw new Error(`no table ${table}`);
    const { options, seed, chairs } = doc;
    const game = await loadGame(doc.game as Slug, options, readData);
    const begun = must(begin(game, { players: chairs.length, options, seed: seed ?? '' }));
    const events = await playedOut({ ...begun, at: Date.now() - AGO_MS });
    const kept = events.slice(0, -LEFT);
    const entries = kept.map((event, index) => ({ seq: index + 1, client: null, event }));
    if (entries.length > 0) await store.commit(table, { entries });
  }
  await store.close();
}

async function playedOut(begun: Match): Promise<AnyEvent[]> {
  const slug = begun.game.slug as Slug;
  const [bots, { job }] = await Promise.all([BOTS[slug](), VARIETIES[slug]()]);
  const chance: Chance = chances(randomBytes(9).toString('hex'))(0);
  const refrained = new Set<string>();
  const events: AnyEvent[] = [];
  for (let match = begun; !isOver(match); ) {
    const event = await nextEvent(
      match,
      refrained,
      async (_, work) => job?.(work, chance) as AnyAct, // any result the rules allow; real throws come in the rest
      async (_, view) => bots.think('master', view, chance, GLANCE).move,
    );
    events.push(event);
    match = must(advance(match, event));
  }
  return events;
}
