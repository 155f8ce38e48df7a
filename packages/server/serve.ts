import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createAuthority } from '@izvilina/authority/authority.ts';
import { localBus } from '@izvilina/authority/bus.ts';
import type { Deps } from '@izvilina/authority/deps.ts';
import { GAMES, SLUGS } from '@izvilina/games/registry.ts';
import { steadyClock } from './clock.ts';
import type { Cluster, ClusterOptions } from './cluster/cluster.ts';
import { startControl } from './control/control-server.ts';
import { exportGuest } from './guests/export-guest.ts';
import { createGuests } from './guests/guests.ts';
import { allowedHosts } from './http/allowed-hosts.ts';
import { createHttp } from './http/http.ts';
import { localLimiter } from './limits/limiter.ts';
import { LIMITS, type Limits } from './limits/limits.ts';
import { createLog, safeFields } from './observe/log.ts';
import { createMetrics } from './observe/metrics.ts';
import { securityLog } from './observe/security-log.ts';
import { writeHealth } from './observe/write-health.ts';
import { createPushes } from './push/push.ts';
import type { Vapid } from './push/vapid.ts';
import { previewedTable } from './site/preview.ts';
import { attachSockets } from './sockets/sockets.ts';
import type { ServerStore } from './storage/server-store.ts';
import { openSqlite, type SqliteOptions } from './storage/sqlite.ts';
import { watchedStore } from './storage/watched-store.ts';
import { sharedData } from './threads/shared-data.ts';
import { startThreads } from './threads/threads.ts';
import { KEEP, type Keep } from './upkeep/keep.ts';
import { sweepRegularly } from './upkeep/sweep-regularly.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** A PostgreSQL shared by any number of nodes, instead of a file in the data folder. */
  readonly databaseUrl?: string | undefined;
  /** The Redis that connects the nodes of one database; left out: there is only this node. */
  readonly redisUrl?: string | undefined;
  /** How long the server goes on serving after it was asked to end, while `/readyz` sends new players elsewhere. */
  readonly drainMs?: number;
  /** Folder of the built site. */
  readonly webDir?: string;
  readonly logLevel?: string;
  /** A proxy of ours is in front of the server and writes the forwarded headers. */
  readonly trustProxy?: boolean;
  readonly limits?: Partial<Limits>;
  /** Token for reading the metrics from elsewhere; without one only this machine may. */
  readonly metricsToken?: string | undefined;
  /** In days. */
  readonly keep?: Partial<Keep>;
  /** Public names of this site; addresses and names of a home network need not be listed. */
  readonly hosts?: readonly string[];
  /** For security.txt: `mailto:…` or a page. */
  readonly securityContact?: string | undefined;
  /** Keys for calling players through their browsers' push services; left out: no calls. */
  readonly push?: Vapid | undefined;
  /** Multiplies every pause a bot makes; tests use 0. */
  readonly botPauseScale?: number;
  /** Source of tokens and deals; given only by tests that must know a deal beforehand. */
  readonly random?: (bytes: number) => Uint8Array;
  readonly openStore?: (options: SqliteOptions) => Promise<ServerStore>;
}

export interface Serving {
  readonly port: number;
  /** Resolves when the server can no longer store anything and should be restarted. */
  readonly broken: Promise<Error>;
  close(): Promise<void>;
}

const WEB = fileURLToPath(new URL('../web/dist', import.meta.url));
/**
 * How many connections may wait to be accepted, as far as the system allows. After a restart everybody connects at once,
 * and a client that finds the queue full tries again only a second later.
 */
const LISTEN_BACKLOG = 4096;

const storeOf =
  ({ databaseUrl }: ServeOptions) =>
  async (options: SqliteOptions): Promise<ServerStore> => {
    if (!databaseUrl) return openSqlite(options);
    const { openPostgres } = await import('./storage/postgres/postgres.ts');
    return openPostgres({ ...options, url: databaseUrl });
  };

/** Null: this process is alone, and no cluster code is loaded. */
async function clusterOf(
  { databaseUrl, redisUrl }: ServeOptions,
  shared: Omit<ClusterOptions, 'databaseUrl' | 'redisUrl'>,
): Promise<Cluster | null> {
  if (!redisUrl || !databaseUrl) return null;
  const { openCluster } = await import('./cluster/cluster.ts');
  return openCluster({ ...shared, databaseUrl, redisUrl });
}

/** Loads all games before anybody plays: loading code blocks the event loop. */
async function loadGames(): Promise<void> {
  await Promise.all(SLUGS.map((slug) => GAMES[slug]()));
}

/**
 * Assembles the server: store, authority, HTTP, sockets. Rejects when the data folder or the port is not available; then
 * whatever has been started is closed again, as it is by `close`: the newest first.
 */
export async function serve(options: ServeOptions): Promise<Serving> {
  await using starting = new AsyncDisposableStack();
  const limits: Limits = { ...LIMITS, ...options.limits };
  const trustProxy = options.trustProxy ?? false;
  const log = createLog(options.logLevel ?? 'warn');
  const metrics = createMetrics({
    liveTables: () => authority.loaded,
    isWriting: () => health.writing,
    isLinked: () => cluster?.linked ?? true,
  });
  starting.defer(metrics.stop);
  const { promise: broken, resolve: broke } = Promise.withResolvers<Error>();
  const games = loadGames(); // loads while the database is opened in its thread
  const opened = await (options.openStore ?? storeOf(options))({
    dataDir: options.dataDir,
    broken: broke,
    committed: (ms) => metrics.commits.observe(ms / 1000),
  });
  const health = writeHealth({ write: opened.probe });
  health.onChange((writing) => (writing ? log.info('writing works again') : log.error('nothing can be written')));
  const store = watchedStore(opened, health);
  starting.defer(store.close);
  starting.defer(health.stop);
  const now = steadyClock(store.wallClock);
  const readData = sharedData();
  const took = { think: metrics.thinking, job: metrics.jobs } as const;
  const threads = startThreads({ readData, took: (kind, seconds) => took[kind].observe(seconds) });
  starting.defer(threads.close);
  const later: Deps['later'] = (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  };
  const passedOn = () => metrics.passedOn.inc();
  const cluster = await clusterOf(options, { rates: limits, later, log, broken: broke, passedOn });
  starting.defer(async () => cluster?.close());
  const limiter = cluster?.limiter ?? localLimiter(limits);
  const renameGuest = async (guest: string, name: string) => {
    await store.renameGuest(guest, name);
    cluster?.renamed(guest, name);
  };
  const pushes =
    options.push &&
    createPushes({
      store,
      vapid: options.push,
      limiter,
      fetch,
      now: Date.now,
      failed: (error) => log.warn({ error: String(error) }, 'call not sent'),
    });
  const deps: Deps = {
    store,
    wakeIndex: store,
    bus: localBus(),
    think: threads.think,
    runJob: threads.runJob,
    readData,
    random: options.random ?? randomBytes,
    now,
    clock: () => performance.now(),
    later,
    soon: setImmediate,
    local: false,
    called: (guest) => void pushes?.call(guest),
    log: (event, fields) => log.error(safeFields(fields), event),
    ...(options.botPauseScale === undefined ? {} : { botPauseScale: options.botPauseScale }),
  };
  const node = await cluster?.start(deps, renameGuest);
  const authority = node?.authority ?? createAuthority(deps);
  starting.defer(authority.close);
  const isOurHost = allowedHosts(options.hosts ?? []);
  const context = {
    authority,
    guests: createGuests({ ...store, renameGuest }, now),
    metrics,
    limiter,
    noteSecurity: securityLog(log, limiter),
    noteFailure: (fields: Readonly<Record<string, unknown>>) => log.error(safeFields(fields), 'answered INTERNAL'),
  };
  await games;
  let leaving = false;
  const http = await createHttp({
    context,
    threads,
    limits,
    log,
    trustProxy,
    isOurHost,
    bound: options.host,
    webDir: options.webDir ?? WEB,
    ping: store.ping,
    probe: health.probe,
    isReady: () => !leaving,
    exportOf: (guest) => exportGuest(store, guest),
    findTable: async (id) => previewedTable((await store.table(id))?.doc),
    push: options.push ? { key: options.push.publicKey, setAddress: store.setPushAddress } : null,
    metricsToken: options.metricsToken,
    securityContact: options.securityContact,
  });
  starting.defer(() => http.close());
  const sockets = attachSockets(http.server as Server, {
    context,
    health,
    limits,
    trustProxy,
    isOurHost,
    elsewhere: cluster?.connections.elsewhere,
  });
  starting.defer(sockets.close);
  cluster?.shareGuests({ guests: context.guests, devicesOf: store.devicesOf, connected: sockets.connected });
  starting.defer(async () => node?.drain()); // before the sockets close: a client told to connect again finds its table free

  const stopSweeps = sweepRegularly({
    store,
    now,
    keep: { ...KEEP, ...options.keep },
    isLoaded: cluster?.isServed ?? authority.isLoaded,
    done: (swept) => log.info(swept, 'swept'),
    failed: (error) => log.error(error, 'sweep failed'),
  });
  starting.defer(stopSweeps);

  await http.listen({ port: options.port, host: options.host, backlog: LISTEN_BACKLOG });
  if (!options.databaseUrl) starting.defer(await startControl({ dataDir: options.dataDir, backup: store.backup }));
  authority.resume();
  const { port } = http.server.address() as AddressInfo;
  log.info({ port }, 'serving');
  const started = starting.move();
  const close = async () => {
    leaving = true;
    if (options.drainMs) await pause(options.drainMs);
    await started.disposeAsync();
  };
  return { port, broken, close };
}
