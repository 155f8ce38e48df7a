import { setTimeout as pause } from 'node:timers/promises';
import type { AnyEvent } from '@izvilina/kernel/game.ts';
import { main } from '../main.ts';
import { openPostgres } from '../storage/postgres/postgres.ts';
import type { ServerStore } from '../storage/server-store.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { GENEROUS } from '../testing/test-server.ts';

/* The server with a planted bug, chosen by the environment. The tests that look for such bugs must find it. */

/** Long enough for a kill to fall into it. */
const LIE_MS = 1_000;

const turnedRound = (event: AnyEvent): AnyEvent => {
  const move = 'move' in event ? (event.move as { readonly type?: string; readonly cells?: readonly unknown[] }) : {};
  return move.type === 'place' ? ({ ...event, move: { ...move, cells: move.cells?.toReversed() } } as AnyEvent) : event;
};

const BUGS: Readonly<Record<string, (store: ServerStore) => Partial<ServerStore>>> = {
  /** Acknowledges a write before it is done. */
  'acknowledges early': (store) => ({
    async commit(table, change) {
      const written = pause(LIE_MS).then(() => store.commit(table, change)); // in order: nothing else is wrong
      return change.doc ? written : { kind: 'committed' };
    },
  }),
  /** After a restart the last tile is read back turned round, which the rules would allow. */
  'reads the last tile turned round': (store) => ({
    async entries(table, after, limit) {
      const entries = await store.entries(table, after, limit);
      const last = entries.at(-1);
      return last ? [...entries.slice(0, -1), { ...last, event: turnedRound(last.event) }] : entries;
    },
  }),
};

const bug = BUGS[process.env.IZVILINA_PLANTED ?? ''];
if (!bug) throw new Error(`IZVILINA_PLANTED: one of ${Object.keys(BUGS).join(', ')}`);

await main(process.env, {
  limits: GENEROUS,
  async openStore(options) {
    const url = process.env.DATABASE_URL;
    const store = await (url ? openPostgres({ ...options, url }) : openSqlite(options));
    return { ...store, ...bug(store) };
  },
});
