import { main } from '../../main.ts';
import type { ServerStore } from '../../storage/server-store.ts';
import { openSqlite } from '../../storage/sqlite.ts';

/*
 * The real server with all its limits. On SIGUSR2 it collects garbage and prints how many bytes it still holds.
 * IZVILINA_PLANTED=keeps|slow plants a bug that the test of a hostile crowd must notice.
 */

const held: Buffer[] = [];
const SLOW_MS = 2_500; // longer than the test allows: a shorter delay would hit only the guest who asks

const planted: Readonly<Record<string, (store: ServerStore) => Partial<ServerStore>>> = {
  /** Every connection attempt leaves memory behind. */
  keeps: (store) => ({
    guestByToken(token, now) {
      held.push(Buffer.alloc(2 * 1024 * 1024, 1));
      return store.guestByToken(token, now);
    },
  }),
  /** One guest's question blocks everybody. */
  slow: (store) => ({
    tablesOf(guest, limit) {
      for (const until = performance.now() + SLOW_MS; performance.now() < until; );
      return store.tablesOf(guest, limit);
    },
  }),
};

process.on('SIGUSR2', () => {
  gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(`held ${heapUsed + external}\n`);
});

await main(process.env, {
  async openStore(options) {
    const store = await openSqlite(options);
    return { ...store, ...planted[process.env.IZVILINA_PLANTED ?? '']?.(store) };
  },
});
