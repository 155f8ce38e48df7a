import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createAuthority } from '@izvilina/authority/authority.ts';
import { localBus } from '@izvilina/authority/bus.ts';
import type { TableDoc } from '@izvilina/authority/document/document.ts';
import { GAMES, SLUGS } from '@izvilina/games/registry.ts';
import { steadyClock } from './clock.ts';
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
import { attachSockets } from './sockets/sockets.ts';
import { openSqlite, type ServerStore, type SqliteOptions } from './storage/sqlite.ts';
import { watchedStore } from './storage/watched-store.ts';
import { sharedData } from './threads/shared-data.ts';
import { startThreads } from './threads/threads.ts';
import { KEEP, type Keep } from './upkeep/keep.ts';
import { sweepRegularly } from './upkeep/sweep-regularly.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The built site. */
  readonly webDir?: string;
  readonly logLevel?: string;
  /** A proxy of ours stands in front and writes the forwarded headers. */
  readonly trustProxy?: boolean;
  readonly limits?: Partial<Limits>;
  /** Opens the metrics to whoever shows it; without one they are for this machine only. */
  readonly metricsToken?: string | undefined;
  /** In days. */
  readonly keep?: Partial<Keep>;
  /** The public names of this site; addresses and names of a home network need not be said. */
  readonly hosts?: readonly string[];
  /** For security.txt: `mailto:…` or a page. */
  readonly securityContact?: string | undefined;
  /** The keys for calling people through their browsers' push services; without them nobody is. */
  readonly push?: Vapid | undefined;
  /** Multiplies every pause a bot makes; tests use 0. */
  readonly botPauseScale?: number;
  /** Where tokens and deals come from; only a test that must know a deal beforehand gives its own. */
  readonly random?: (bytes: number) => Uint8Array;
  readonly openStore?: (options: SqliteOptions) => Promise<ServerStore>;
}

export interface Serving {
  readonly port: number;
  /** Resolves if the server can no longer store anything and should be restarted. */
  readonly broken: Promise<Error>;
  close(): Promise<void>;
}

const WEB = fileURLToPath(new URL('../web/dist', import.meta.url));

/** What a link to a table may say of it: who invites, while it gathers. */
function previewedTable(doc: TableDoc | undefined) {
  if (!doc) return null;
  const host = doc.chairs.find((chair) => chair.kind === 'person' && chair.guest === doc.host);
  return { game: doc.game, gathering: doc.phase === 'gathering', host: host?.kind === 'person' ? host.name : null };
}

/** Puts the parts together: store, authority, HTTP, sockets. Rejects when the data folder or the port cannot be had. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const limits: Limits = { ...LIMITS, ...options.limits };
  const trustProxy = options.trustProxy ?? false;
  const log = createLog(options.logLevel ?? 'warn');
  const metrics = createMetrics({ liveTables: () => authority.loaded, isWriting: () => health.writing });
  const { promise: broken, resolve: broke } = Promise.withResolvers<Error>();
  const opened = await (options.openStore ?? openSqlite)({
    dataDir: options.dataDir,
    broken: broke,
    committed: (ms) => metrics.commits.observe(ms / 1000),
  }).catch((error: unknown) => {
    metrics.stop();
    throw error;
  });
  const health = writeHealth({ write: opened.probe });
  health.onChange((writing) => (writing ? log.info('writing works again') : log.error('nothing can be written')));
  const store = watchedStore(opened, health);
  const now = steadyClock();
  const readData = sharedData();
  const took = { think: metrics.thinking, job: metrics.jobs } as const;
  const threads = startThreads({ readData, took: (kind, seconds) => took[kind].observe(seconds) });
  const limiter = localLimiter(limits);
  const pushes =
    options.push &&
    createPushes({
      ...{ store, vapid: options.push, limiter, fetch, now: Date.now },
      failed: (error) => log.warn({ error: String(error) }, 'call not sent'),
    });
  const authority = createAuthority({
    store,
    wakeIndex: store,
    bus: localBus(),
    think: threads.think,
    runJob: threads.runJob,
    readData,
    random: options.random ?? randomBytes,
    now,
    clock: () => performance.now(),
    later(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    soon: setImmediate,
    local: false,
    called: (guest) => void pushes?.call(guest),
    log: (event, fields) => log.error(safeFields(fields), event),
    ...(options.botPauseScale === undefined ? {} : { botPauseScale: options.botPauseScale }),
  });
  const isOurHost = allowedHosts(options.hosts ?? []);
  const context = {
    authority,
    guests: createGuests(store, now),
    metrics,
    limiter,
    noteSecurity: securityLog(log, limiter),
  };
  await Promise.all(SLUGS.map((slug) => GAMES[slug]())); // loading code holds the event loop: do it before anybody plays
  const http = await createHttp({
    ...{ context, threads, limits, log, trustProxy, isOurHost },
    bound: options.host,
    webDir: options.webDir ?? WEB,
    ping: store.ping,
    probe: health.probe,
    exportOf: (guest) => exportGuest(store, guest),
    findTable: async (id) => previewedTable((await store.table(id))?.doc),
    push: options.push ? { key: options.push.publicKey, setAddress: store.setPushAddress } : null,
    metricsToken: options.metricsToken,
    securityContact: options.securityContact,
  });
  const sockets = attachSockets(http.server as Server, { context, health, limits, trustProxy, isOurHost });

  const stopSweeps = sweepRegularly({
    ...{ store, keep: { ...KEEP, ...options.keep }, isLoaded: authority.isLoaded },
    done: (swept) => log.info(swept, 'swept'),
    failed: (error) => log.error(error, 'sweep failed'),
  });

  let stopControl = async () => undefined as unknown;
  const close = async () => {
    await stopControl();
    health.stop();
    await stopSweeps();
    await sockets.close();
    await http.close();
    await authority.close();
    threads.close();
    await store.close();
    metrics.stop();
  };
  try {
    await http.listen({ port: options.port, host: options.host });
    stopControl = await startControl({ dataDir: options.dataDir, backup: store.backup });
  } catch (error) {
    await close();
    throw error;
  }
  authority.resume();
  const { port } = http.server.address() as AddressInfo;
  log.info({ port }, 'serving');
  return { port, broken, close };
}
