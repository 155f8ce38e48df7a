import { readJson } from '@izvilina/server/read-json.ts';
import type { ServerStore } from '@izvilina/server/storage/server-store.ts';
import { openSqlite } from '@izvilina/server/storage/sqlite.ts';
import { TestServer } from '@izvilina/server/testing/test-server.ts';
import { describe, expect, it } from 'vitest';
import { auditLogs } from './audit-logs.ts';
import { fuzzReaders } from './decoding.ts';
import { fuzzHttp } from './http.ts';
import { fuzzLive } from './live.ts';
import { watchPrototypes } from './prototypes.ts';
import type { Reader } from './readers.ts';

const SEED = process.env.FUZZ_SEED ?? Date.now().toString(36);
const repeat = `repeat with FUZZ_SEED=${SEED}`;

describe('readers of what comes from outside', () => {
  it('refuse whatever is wrong, and change nothing', async () => {
    const { faults, inputs, kinds } = await fuzzReaders({ inputs: 1_000, seed: SEED });
    expect(faults, repeat).toEqual([]);
    expect(inputs).toBe(1_000);
    for (const [kind, { accepted }] of Object.entries(kinds)) expect(accepted, kind).toBeGreaterThan(0);
  });

  /** Replaces our reader by a careless one; `restore` undoes the damage. */
  const withPlanted = async (read: (raw: unknown) => void, restore = () => {}) => {
    const messages: Reader = (text) => {
      read(readJson(text));
      return false;
    };
    const { faults } = await fuzzReaders({ inputs: 600, seed: 'planted', planted: { messages } });
    restore();
    return faults.join('\n');
  };

  it('one that trusts a shape is found out', async () => {
    const faults = await withPlanted((raw) => {
      const { name } = (raw ?? {}) as { name?: string };
      if (name !== undefined) name.trim();
    });
    expect(faults).toContain('trim is not a function');
  });

  it('one that copies keys into an object is found out', async () => {
    const copy = (target: Record<string, unknown>, source: unknown) => {
      for (const [key, value] of Object.entries(source ?? {})) {
        if (key === 'polluted') target[key] = value;
        // Only this key may reach the prototype: any other would break the test itself.
        else if (typeof value === 'object') copy((target[key] ?? {}) as Record<string, unknown>, value);
      }
    };
    const faults = await withPlanted(
      (raw) => copy({}, raw),
      () => Reflect.deleteProperty(Object.prototype, 'polluted'),
    );
    expect(faults).toContain('a prototype has changed');
  });
});

/** Results of this many messages and requests to a server. With a planted bug in its store the seed is fixed. */
async function served(messages: number, requests: number, bug?: (store: ServerStore) => Partial<ServerStore>) {
  const seed = bug ? 'planted' : SEED;
  const openStore = async (options: Parameters<typeof openSqlite>[0]) => {
    const store = await openSqlite(options);
    return { ...store, ...bug?.(store) };
  };
  const server = await TestServer.open({ openStore });
  const changed = watchPrototypes();
  try {
    const { base } = server;
    const live = await fuzzLive({ base, messages, seed, tables: messages > 300 ? 5 : 1 });
    const http = requests > 0 ? await fuzzHttp({ base, requests, seed }) : null;
    await server.stop();
    const logs = await auditLogs(server.dataDir);
    const faults = [...live.faults, ...(http?.faults ?? []), ...logs.faults];
    return { faults, live, http, logs, changed: changed() };
  } finally {
    await server.discard();
  }
}

describe('a server', () => {
  it('answers every message once, writes no illegal move, and keeps to its API document', async () => {
    const { faults, live, http, logs, changed } = await served(600, 120);
    expect(faults, repeat).toEqual([]);
    expect(changed).toBe(false);
    expect(live.sent).toBeGreaterThanOrEqual(600);
    expect(live.moves).toBeGreaterThan(0);
    expect(logs.moves).toBeGreaterThan(0);
    expect(http?.operations).toBeGreaterThan(10);
    expect(http?.byStatus[200]).toBeGreaterThan(0);
  });

  it('that fails at a command is found out', async () => {
    let commits = 0;
    const { faults } = await served(200, 0, (store) => ({
      commit(table, change) {
        if (change.entries && ++commits % 3 === 0) throw new Error('planted');
        return store.commit(table, change);
      },
    }));
    expect(faults.join('\n')).toContain('INTERNAL');
  });

  it('that writes down a move nobody could make is found out', async () => {
    const { faults } = await served(200, 0, (store) => ({
      commit: (table, change) =>
        store.commit(table, { ...change, ...(change.entries && { entries: change.entries.map(spoilt) }) }),
    }));
    expect(faults.join('\n')).toMatch(/is not listed|is refused/);
  });
});

type Entry = NonNullable<Parameters<ServerStore['commit']>[1]['entries']>[number];

const spoilt = (entry: Entry): Entry =>
  'move' in entry.event ? { ...entry, event: { ...entry.event, move: { type: 'pick', card: 104 } } } : entry;
