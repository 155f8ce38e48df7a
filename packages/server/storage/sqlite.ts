import { once } from 'node:events';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { TableDoc } from '@izvilina/authority/document/document.ts';
import { StoreError, type StoreFault, storeFaultOf } from './errors.ts';
import type { DatabaseOptions, Operation, Operations, Outcome, Request } from './requests.ts';
import { entryOf, eventRowOf, rowOf } from './rows.ts';
import type { ServerStore, StoreEvents } from './server-store.ts';
import { type BackupOrder, type Batch, toMessage } from './thread-messages.ts';

export interface SqliteOptions extends StoreEvents, DatabaseOptions {
  readonly dataDir: string;
}

export const DATABASE = 'izvilina.db';
/** No limit. */
const ALL = -1;

interface Waiting {
  readonly request: Request;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export async function openSqlite({ dataDir, committed, broken, ...options }: SqliteOptions): Promise<ServerStore> {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StoreError(storeFaultOf(error), dataDir);
  }
  const file = join(dataDir, DATABASE);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { file, ...options } satisfies { readonly file: string } & DatabaseOptions,
  });
  await opened(worker, dataDir);
  const { ask, close } = groupCommit(worker, committed ?? (() => undefined), broken ?? (() => undefined));

  return {
    insertTable: (doc, most) => ask('insertTable', { row: rowOf(doc), host: doc.host, most: most ?? null }),
    async table(id) {
      const found = await ask('table', { id });
      return found && { doc: JSON.parse(found.doc) as TableDoc, version: found.version };
    },
    commit: (table, { doc, entries = [], wakeAt }) =>
      ask('commit', {
        table,
        doc: doc === undefined ? null : { row: rowOf(doc.doc), version: doc.version },
        rows: entries.map(eventRowOf),
        wake: wakeAt,
      }),
    tableByCode: (code) => ask('tableByCode', { code }),
    tablesOf: async (guest, limit) =>
      (await ask('tablesOf', { guest, limit })).map((doc) => JSON.parse(doc) as TableDoc),
    openTables: async (limit) => (await ask('openTables', { limit })).map((doc) => JSON.parse(doc) as TableDoc),
    finishedOf: async (guest, page) =>
      (await ask('finishedOf', { guest, ...page })).map((doc) => JSON.parse(doc) as TableDoc),
    unfinished: (host) => ask('unfinished', { host }),
    removeEmpty: (host) => ask('removeEmpty', { host }),
    entries: async (table, after, limit = ALL) => (await ask('entries', { table, after, limit })).map(entryOf),
    seqOf: (table, by, client) => ask('seqOf', { table, by: String(by), client }),
    claimDue: (now, leaseUntil, limit) => ask('claimDue', { now, leaseUntil, limit }),
    wakeAt: async (table, when, known) => void (await ask('wakeAt', { table, when, known })),
    quietTables: (phase, step) => ask('quietTables', { phase, ...step }),
    removeTable: (id, before) => ask('removeTable', { id, before }),
    keepTable: async (id, at) => void (await ask('keepTable', { id, at })),
    packFinished: (step) => ask('packFinished', step),
    sweepGuests: (sweep) => ask('sweepGuests', sweep),
    insertGuest: async (guest) => void (await ask('insertGuest', guest)),
    guestByToken: (token, now) => ask('guest', { token, now }),
    rotateToken: (change) => ask('rotateToken', change),
    setPushAddress: async (guest, device, endpoint) => void (await ask('setPushAddress', { guest, device, endpoint })),
    pushAddresses: (guest) => ask('pushAddresses', { guest }),
    devicesOf: (guest) => ask('devicesOf', { guest }),
    removeDevices: async (guest, devices) => void (await ask('removeDevices', { guest, devices })),
    removeGuest: async (id) => void (await ask('removeGuest', { id })),
    renameGuest: async (id, name) => void (await ask('renameGuest', { id, name })),
    ping: async () => void (await ask('ping', null)),
    probe: async () => void (await ask('probe', null)),
    backup: (file) => backUp(worker, file),
    wallClock: Date.now,
    close,
  };
}

async function backUp(worker: Worker, file: string): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ backup: file, reply: port2 } satisfies BackupOrder, [port2]);
  const [problem] = (await once(port1, 'message')) as [{ fault: StoreFault; detail: string } | null];
  port1.close();
  if (problem) throw new StoreError(problem.fault, problem.detail);
}

function opened(worker: Worker, dataDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', (error) => reject(new StoreError('BROKEN', String(error))));
    worker.once('message', (said: 'ready' | { fault: StoreFault; detail: string }) =>
      said === 'ready' ? resolve() : reject(new StoreError(said.fault, `${dataDir}: ${said.detail}`)),
    );
  });
}

/** Requests made while a transaction runs go into the next one, in the order they were made. */
function groupCommit(
  worker: Worker,
  committed: (ms: number, requests: number) => void,
  broken: (error: StoreError) => void,
) {
  let queue: Waiting[] = [];
  let running: Waiting[] = [];
  let began = 0;
  let gone: StoreError | null = null;
  let drained: (() => void) | null = null;

  const next = () => {
    if (running.length > 0) return;
    if (queue.length === 0) return drained?.();
    running = queue;
    queue = [];
    began = performance.now();
    worker.postMessage(running.map(({ request }) => toMessage(request)) satisfies Batch);
  };

  worker.on('message', (outcomes: readonly Outcome[]) => {
    const answered = running;
    running = [];
    committed(performance.now() - began, answered.length);
    next(); // the next transaction does not wait for the callers of these answers
    for (const [index, waiting] of answered.entries()) {
      const outcome = outcomes[index] as Outcome;
      if (outcome.ok) waiting.resolve(outcome.answer);
      else waiting.reject(new StoreError(outcome.fault, outcome.detail));
    }
  });

  const fail = (why: string) => {
    if (!gone) {
      gone = new StoreError('BROKEN', why);
      broken(gone);
    }
    for (const waiting of [...running, ...queue]) waiting.reject(gone);
    running = [];
    queue = [];
    drained?.();
  };
  worker.on('error', (error) => fail(String(error)));
  worker.on('exit', () => fail('closed'));

  return {
    ask<Op extends Operation>(op: Op, ask: Operations[Op]['ask']): Promise<Operations[Op]['answer']> {
      if (gone) return Promise.reject(gone);
      return new Promise((resolve, reject) => {
        const request = { op, ask } as Request;
        queue.push({ request, resolve: (answer) => resolve(answer as Operations[Op]['answer']), reject });
        if (running.length === 0 && queue.length === 1) queueMicrotask(next);
      });
    },
    async close(): Promise<void> {
      if (gone) return;
      await new Promise<void>((resolve) => {
        drained = resolve;
        next();
      });
      if (gone) return;
      gone = new StoreError('BROKEN', 'closed');
      await new Promise<void>((resolve) => {
        worker.once('exit', () => resolve());
        worker.postMessage(null);
      });
    },
  };
}
