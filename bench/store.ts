import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleTable } from '@izvilina/authority/testing/store/samples.ts';
import { openPostgres } from '@izvilina/server/storage/postgres/postgres.ts';
import type { ServerStore, StoreEvents } from '@izvilina/server/storage/server-store.ts';
import { openSqlite } from '@izvilina/server/storage/sqlite.ts';
import { startPostgres } from '@izvilina/server/testing/postgres.ts';

export const name = 'store';
export const options = {
  store: { type: 'string', default: 'sqlite' },
  tables: { type: 'string', default: '128' },
  seconds: { type: 'string', default: '4' },
} as const;

interface Opened {
  readonly store: ServerStore;
  discard(): Promise<void>;
}

async function sqlite(events: StoreEvents): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), 'izvilina-store-bench-'));
  return { store: await openSqlite({ dataDir, ...events }), discard: () => rm(dataDir, { recursive: true }) };
}

async function postgres(events: StoreEvents): Promise<Opened> {
  const service = await startPostgres({ durable: true });
  return { store: await openPostgres({ url: await service.database(), ...events }), discard: service.discard };
}

/** One move after another at many tables in parallel, each synced to disk before the next: the store alone. */
export async function run(values: Readonly<Record<string, string>> = {}): Promise<Record<string, unknown>> {
  const kind = values.store ?? options.store.default;
  const [tables, seconds] = (['tables', 'seconds'] as const).map((option) => {
    const value = Number(values[option] ?? options[option].default);
    if (!(value >= 1)) throw new RangeError(`--${option} ${values[option]}: not a number from 1`);
    return value;
  }) as [number, number];
  if (kind !== 'sqlite' && kind !== 'postgres') throw new RangeError(`--store ${kind}: sqlite or postgres`);
  let batches = 0;
  const committed = () => {
    batches += 1;
  };
  const { store, discard } = await (kind === 'sqlite' ? sqlite : postgres)({ committed });
  try {
    return { store: kind, tables, ...(await measure(store, tables, seconds, () => batches)) };
  } finally {
    await store.close();
    await discard();
  }
}

async function measure(store: ServerStore, tables: number, seconds: number, batches: () => number) {
  const ids = Array.from({ length: tables }, (_, n) => String(n).padStart(22, '0'));
  for (const id of ids) await store.insertTable(sampleTable(id, { phase: 'playing', host: id }));
  const took: number[] = [];
  const [batchesBefore, cpuBefore, began] = [batches(), process.cpuUsage(), performance.now()];
  const end = began + seconds * 1_000;
  const play = async (id: string) => {
    for (let seq = 1; performance.now() < end; seq++) {
      const before = performance.now();
      const event = { at: Date.now(), by: seq % 2, move: { type: 'pick', card: seq } };
      const { kind } = await store.commit(id, { entries: [{ seq, client: crypto.randomUUID(), event }] });
      if (kind !== 'committed') throw new Error(`${id} ${seq}: ${kind}`);
      took.push(performance.now() - before);
    }
  };
  await Promise.all(ids.map(play));
  const passed = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpuBefore);
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
  return {
    commitsPerSecond: Math.round(took.length / passed),
    batchesPerSecond: Math.round((batches() - batchesBefore) / passed),
    ownCpuMicrosPerCommit: Math.round((user + system) / took.length),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  };
}
