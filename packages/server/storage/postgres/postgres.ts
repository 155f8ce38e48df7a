import { setTimeout as pause } from 'node:timers/promises';
import { StoreError } from '../errors.ts';
import type { ServerStore, StoreEvents } from '../server-store.ts';
import { groupCommits } from './commits.ts';
import { type Connections, openConnections, type Statement } from './connections.ts';
import { dumpDatabase } from './copies.ts';
import { guestQueries } from './guests.ts';
import { migrate } from './migrate.ts';
import { storeClock } from './store-clock.ts';
import { tableQueries } from './tables.ts';
import { upkeepQueries } from './upkeep.ts';

export interface PostgresOptions extends StoreEvents {
  /** `postgresql://user:password@host/database` */
  readonly url: string;
}

const PING: Statement = { name: 'ping', text: 'SELECT 1' };
const PROBE = `INSERT INTO probe (filling) VALUES (decode(repeat('00', 8192), 'hex')); DELETE FROM probe`;
/** How long to wait for a database that starts at the same time as this server. */
const START_MS = 30_000;
const TRY_AGAIN_MS = 500;

/** The store that any number of nodes share. */
export async function openPostgres({ url, committed, broken }: PostgresOptions): Promise<ServerStore> {
  const connections = openConnections(url, broken ?? (() => undefined));
  try {
    await started(connections);
    const clock = await storeClock(connections.ask);
    const { commit, idle } = groupCommits(connections, { ...(committed && { committed }) });
    return {
      ...tableQueries(connections),
      ...upkeepQueries(connections),
      ...guestQueries(connections),
      commit,
      ping: async () => void (await connections.ask(PING)),
      probe: () => connections.transaction((_, run) => run(PROBE)),
      backup: (file) => dumpDatabase(url, file),
      wallClock: clock.now,
      async close() {
        clock.stop();
        await idle();
        await connections.close();
      },
    };
  } catch (error) {
    await connections.close();
    throw error;
  }
}

/** Resolves when the database is up and its schema is current. */
async function started(connections: Connections): Promise<void> {
  for (const began = performance.now(); ; await pause(TRY_AGAIN_MS))
    try {
      return await migrate(connections);
    } catch (error) {
      const mayCome = error instanceof StoreError && error.code === 'AWAY';
      if (!mayCome || performance.now() - began > START_MS) throw error;
    }
}
