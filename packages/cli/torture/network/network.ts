import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BOTS } from '@izvilina/bots/registry.ts';
import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { isSlug, SLUGS, type Slug } from '@izvilina/games/registry.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { ServerChild } from '@izvilina/server/testing/child.ts';
import { Audit } from '@izvilina/server/torture/audit.ts';
import { deadLogs } from '@izvilina/server/torture/dead-logs.ts';
import { type Figures, figuresOf } from '@izvilina/server/torture/figures.ts';
import type { Seen } from '@izvilina/server/torture/robot.ts';
import { clientId, entropy } from '@izvilina/web/client/ids.ts';
import type { Transport } from '@izvilina/web/client/transport.ts';
import { playToNearTheEnd } from './begun-games.ts';
import { FAULTS, type Fault, type FaultyNetwork, faultyNetwork } from './faulty-network.ts';
import { Player } from './player.ts';

export interface NetworkOptions {
  readonly games: number;
  /** How many of them are played at the same time. */
  readonly atOnce: number;
  readonly titles?: readonly Slug[];
  readonly faults?: readonly Fault[];
  /** No more games are started after this many seconds. */
  readonly seconds?: number;
  /** Factor that shortens every fault. */
  readonly pace?: number;
  /** Milliseconds after which an unfinished game is given up. */
  readonly patience: number;
  readonly spoil?: (transport: Transport) => Transport;
  readonly progress?: (line: string) => void;
}

export interface NetworkReport {
  readonly games: number;
  readonly finished: number;
  /** Number of connections that were lost and came back. */
  readonly reconnects: number;
  /** Milliseconds until the connection was back, from its loss or from the end of the fault. */
  readonly reconnect: Figures;
  readonly faults: readonly string[];
  readonly seconds: number;
}

const SERVER = fileURLToPath(import.meta.resolve('@izvilina/server/torture/server.ts'));

/** Short games, since all must be finished. */
const OPTIONS: Readonly<Record<Slug, { readonly [option: string]: Json }>> = {
  cow006: { rounds: 1 },
  ingenious: {},
  mindtrainer: { lexicon: 'open', passesToEnd: 'any' },
  notnot: { answerMs: 1_000, restMs: 500, level: 'discovery' },
  brainstorm: { answerS: 5 },
};
/** Games of some minutes: bots play them almost to the end and on from there, as random moves would not get there. */
const LONG: readonly Slug[] = ['notnot', 'brainstorm'];

/** How long each fault lasts (ms): a dead connection must be noticed before the fault ends. */
const LASTS: Readonly<Record<Fault, number>> = {
  latency: 6_000,
  split: 4_000,
  resets: 6_000,
  unreachable: 3_000,
  halfOpen: 13_000,
  trickle: 8_000,
};
const CALM_MS = 3_000;

/** Plays games over a network with every fault: all must finish, and all players must see the same end. */
export async function network(options: NetworkOptions): Promise<NetworkReport> {
  const began = performance.now();
  const { titles = SLUGS, patience, progress = () => undefined } = options;
  const server = await ServerChild.start({ program: SERVER });
  const wanted = Array.from({ length: options.games }, (_, n) => titles[n % titles.length] as Slug);
  const begun = await beginLongOnes(
    server,
    wanted.filter((title) => LONG.includes(title)),
  );
  const line = await faultyNetwork(server.port);
  const faults: string[] = [];
  const reconnects: number[] = [];
  const ends: Seen[] = [];
  const weather = startWeather(line, options);
  const until = began + 1_000 * (options.seconds ?? Number.POSITIVE_INFINITY);
  let [games, finished] = [0, 0];

  const playOn = async () => {
    for (let title = wanted.shift(); title && performance.now() < until; title = wanted.shift()) {
      games += 1;
      const from = LONG.includes(title) ? begun.shift() : undefined;
      const players = [0, 1].map((seat) => new Player(line.base, { spoil: options.spoil, ...from?.people[seat] }));
      for (const { transport } of players) timeReconnects(transport, weather, (ms) => reconnects.push(ms));
      const seen = await Promise.race([playOne(title, players, from?.table), pause(patience).then(() => null)]);
      for (const player of players) player.leave();
      if (seen === null)
        faults.push(
          `${title}: not finished after ${patience / 1_000} s, at ${players.map(({ seq }) => seq).join(' and ')}`,
        );
      else {
        finished += 1;
        ends.push(...seen);
      }
      progress(`${finished}/${options.games} games, ${reconnects.length} reconnects, ${faults.length} faults`);
    }
  };
  try {
    await Promise.all(Array.from({ length: options.atOnce }, playOn));
    weather.stop();
    await server.stop();
    faults.push(...(await deadLogs(server.dataDir).use((logs) => new Audit().look(logs, { acks: [], seen: ends }))));
    const reconnect = figuresOf(reconnects);
    const seconds = Math.round((performance.now() - began) / 1_000);
    return { games, finished, reconnects: reconnects.length, reconnect, faults, seconds };
  } finally {
    weather.stop();
    await line.close();
    await server.discard();
  }
}

/** What both players saw at the end. `begun`: a table to continue. */
async function playOne(title: Slug, players: readonly Player[], begun?: string): Promise<Seen[]> {
  const game = await loadGame(title, OPTIONS[title], readData);
  const bots = LONG.includes(title) ? await BOTS[title]() : null;
  const table = begun ?? (await sitDown(title, players));
  const playing = players.map((player, seat) => player.play(game, bots, table, seat));
  if (!begun) await deal(table, players);
  return Promise.all(playing);
}

async function sitDown(title: Slug, [host, other]: readonly Player[]): Promise<string> {
  if (!host || !other) throw new Error('two play');
  const { table } = await host.transport.send({
    type: 'create',
    client: clientId(),
    game: title,
    pace: 'calm',
    watchers: false,
    start: false,
    options: OPTIONS[title],
    chairs: [{ kind: 'me', name: 'Аня' }, { kind: 'open' }],
  });
  await other.transport.send({ type: 'sit', table, seat: 1, name: 'Боря', entropy: entropy() });
  return table;
}

async function deal(table: string, [host]: readonly Player[]): Promise<void> {
  await host?.transport.send({ type: 'entropy', table, entropy: entropy() });
  await host?.transport.send({ type: 'start', table });
}

interface BegunGame {
  readonly table: string;
  readonly people: readonly { readonly cookie: string }[];
}

/** Has these games dealt while there is no fault yet, and takes each near its end. */
async function beginLongOnes(server: ServerChild, titles: readonly Slug[]): Promise<BegunGame[]> {
  const games: BegunGame[] = [];
  for (const title of titles) {
    const players = [new Player(server.base), new Player(server.base)];
    const table = await sitDown(title, players);
    await deal(table, players);
    games.push({ table, people: players.map(({ cookie }) => ({ cookie })) });
    for (const player of players) player.leave();
  }
  if (games.length > 0) {
    await server.stop();
    await playToNearTheEnd(
      server.dataDir,
      games.map(({ table }) => table),
    );
    await server.start();
  }
  return games;
}

interface Weather {
  /** Whether a connection can come back now, and since when that is so. */
  readonly state: { readonly well: boolean; readonly since: number };
  stop(): void;
}

function startWeather(line: FaultyNetwork, { faults = FAULTS, pace = 1 }: NetworkOptions): Weather {
  let state = { well: true, since: performance.now() };
  let stopped = false;
  void (async () => {
    for (let n = 0; !stopped; n++) {
      await pause(CALM_MS * pace);
      const fault = faults[n % faults.length] as Fault;
      if (stopped) return;
      state = { well: fault === 'resets' || fault === 'latency' || fault === 'split', since: performance.now() };
      line.set(fault);
      await pause(LASTS[fault] * pace);
      line.heal();
      state = { well: true, since: performance.now() };
    }
  })();
  return {
    get state() {
      return state;
    },
    stop() {
      stopped = true;
      line.heal();
    },
  };
}

/** Measures reconnects. A connection that comes back during a fault does not count as back. */
function timeReconnects(transport: Transport, weather: Weather, took: (ms: number) => void): void {
  let lost: number | null = null;
  transport.onStatus(() => {
    const now = performance.now();
    if (transport.status() === 'lost') lost ??= now;
    else if (transport.status() === 'ready' && lost !== null) {
      if (weather.state.well) took(now - Math.max(lost, Math.min(weather.state.since, now)));
      lost = null;
    }
  });
}

const RECONNECT_MS = 3_000;

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '300' },
      atOnce: { type: 'string', default: '60' },
      titles: { type: 'string', default: SLUGS.join() },
      patience: { type: 'string', default: '400' },
      seconds: { type: 'string', default: 'Infinity' },
    },
  });
  const report = await network({
    games: Number(values.games),
    atOnce: Number(values.atOnce),
    patience: 1_000 * Number(values.patience),
    titles: values.titles.split(',').filter(isSlug),
    seconds: Number(values.seconds),
    progress: (line) => process.stderr.write(`${line}\n`),
  });
  process.stdout.write(`${JSON.stringify({ ...report, faults: report.faults.slice(0, 20) })}\n`);
  const holds = report.faults.length === 0 && report.finished === report.games;
  process.exit(holds && report.reconnect.p99 <= RECONNECT_MS ? 0 : 1);
}
