import { ALLOWANCE } from '@izvilina/authority/race/reaction.ts';
import { MADE_UP_FOR } from '@izvilina/authority/race/round-trip.ts';
import type { Judged } from '@izvilina/games/notnot/state.ts';
import { ServerChild } from '@izvilina/server/testing/child.ts';
import { Client, visit } from '@izvilina/server/testing/client.ts';
import { startPostgres } from '@izvilina/server/testing/postgres.ts';
import { startRedis } from '@izvilina/server/testing/redis.ts';
import { type SlowNetwork, slowNetwork } from '@izvilina/server/testing/slow-network.ts';
import { newTable } from '@izvilina/server/testing/test-server.ts';
import { type Manner, Racer, type Round } from './racer.ts';
import { SERVER_PROGRAM } from './server-program.ts';

export const name = 'fairness';

const TABLES = 48;
/** One table in six has a cheat. */
const CHEATS_ONE_IN = 6;
const [NEAR, FAR] = [
  { oneWay: 9, jitter: 1 },
  { oneWay: 140, jitter: 10 },
];

/** How late (ms) a cheat answers pings, over a second connection or the only one. */
const LATE = 3_000;

/** Ex-Gaussian, like human reaction times. */
const human = (mu: number, sigma: number, tau: number) => (): number => {
  const bell = Array.from({ length: 12 }, Math.random).reduce((sum, one) => sum + one, -6);
  return Math.max(200, mu + sigma * bell - tau * Math.log(1 - Math.random()));
};
const truth = (real: number) => real;
/** A page shows a message by the second frame after it arrives. */
const frames = () => 16.7 * (1 + Math.random());
const honest: Manner = { reaction: human(450, 60, 120), frames, claim: truth };
const SLOW = human(800, 40, 60);
/** An ordinary player who claims to be the quickest in the world, and an equal who tells the truth. */
const cheat: Manner = { reaction: human(400, 40, 60), frames: () => 0, claim: () => 160 };
const fellow: Manner = { ...cheat, frames, claim: truth };

/** One seat's touch in a finished round, with the real reaction time, which only the robot knows. */
interface Touch extends Judged {
  readonly real: number;
}

/** Tricks of the first of a pair with its connections. */
interface Trick {
  /** Answers pings this late (ms). */
  readonly latePongs?: number;
  /** Also looks over a second connection, which answers pings this late (ms). */
  readonly secondConnection?: number;
}

interface Pairing {
  readonly trick?: Trick;
  readonly lines: readonly [SlowNetwork, SlowNetwork];
  readonly manners: readonly [Manner, Manner];
  /** Rounds in which at least one side touched: each side's touch, if it came in time. */
  readonly rounds: (readonly [Touch | undefined, Touch | undefined])[];
}

export const options = {
  nodes: { type: 'string', default: '1' },
  rounds: { type: 'string', default: '2000' },
} as const;

/** Equal robots near and far, and a cheat against an honest one, at many tables over real sockets. */
export async function run(values: Readonly<Record<string, string>> = {}): Promise<Record<string, unknown>> {
  const [nodes, rounds] = [
    Number(values.nodes ?? options.nodes.default),
    Number(values.rounds ?? options.rounds.default),
  ];
  if (nodes !== 1 && nodes !== 2) throw new RangeError(`--nodes ${values.nodes}: 1 or 2`);
  if (!(rounds > 0)) throw new RangeError(`--rounds ${values.rounds}: a number above 0`);
  return nodes === 1 ? onOneNode(rounds) : onTwoNodes(rounds);
}

async function onOneNode(rounds: number): Promise<Record<string, unknown>> {
  const server = await ServerChild.start({ program: SERVER_PROGRAM });
  try {
    return await measure([server.port, server.port], rounds);
  } finally {
    await server.discard();
  }
}

/** The near player is connected to one node, the far one to another; each serves half of the tables. */
async function onTwoNodes(rounds: number): Promise<Record<string, unknown>> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const env = { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url };
  const first = await ServerChild.start({ program: SERVER_PROGRAM, env });
  const second = await ServerChild.start({ program: SERVER_PROGRAM, env });
  try {
    return { nodes: 2, ...(await measure([first.port, second.port], rounds)) };
  } finally {
    await Promise.all([first.discard(), second.discard()]);
    await Promise.all([postgres.discard(), redis.discard()]);
  }
}

/** The first of a pair is connected to the first of these ports, the second to the second. */
export async function measure(ports: readonly [number, number], rounds: number): Promise<Record<string, unknown>> {
  const [near, far, opposite] = await Promise.all([
    slowNetwork(ports[0], NEAR),
    slowNetwork(ports[1], FAR),
    slowNetwork(ports[1], NEAR),
  ]);
  const fair: Pairing = { lines: [near, far], manners: [honest, honest], rounds: [] };
  const foul = (trick: Trick, reaction = cheat.reaction): Pairing => ({
    lines: [near, opposite],
    rounds: [],
    trick,
    manners: [
      { ...cheat, reaction },
      { ...fellow, reaction },
    ],
  });
  const falseClaims = foul({});
  const latePongs = foul({ latePongs: LATE }, SLOW); // the slower both are, the more an unbounded round trip would gain
  const secondConnection = foul({ secondConnection: LATE });
  const began = performance.now();
  const tables = Math.min(TABLES, Math.ceil(rounds / 4));
  const cheats = Math.ceil(tables / CHEATS_ONE_IN);
  const probe = await trips(near.base);
  try {
    await Promise.all([
      ...Array.from({ length: tables }, (_, index) => keepPlaying(ports[0], fair, rounds, index % 2 === 1)),
      ...[falseClaims, latePongs, secondConnection].flatMap((pairing) =>
        Array.from({ length: cheats }, (_, index) =>
          keepPlaying(ports[0], pairing, Math.ceil(rounds / CHEATS_ONE_IN), index % 2 === 1),
        ),
      ),
    ]);
  } finally {
    probe.stop();
    await Promise.all([near.close(), far.close(), opposite.close()]);
  }
  const tripSpreadMs = round(probe.median() - probe.least());
  // A quicker trip than usual is a gain that costs no allowance.
  const boundMs = round(ALLOWANCE.most + tripSpreadMs);
  const cheatOf = (pairing: Pairing, bound: number) => ({
    ...sideOf(pairing, 0),
    ...gainOf(pairing),
    boundMs: bound,
    rounds: pairing.rounds.length,
    against: sideOf(pairing, 1),
  });
  return {
    rounds: fair.rounds.length,
    tables,
    seconds: Math.round((performance.now() - began) / 1000),
    near: sideOf(fair, 0),
    far: sideOf(fair, 1),
    ties: share(fair.rounds, tied),
    tripSpreadMs,
    allowance: ALLOWANCE,
    madeUpFor: MADE_UP_FOR,
    falseClaims: cheatOf(falseClaims, boundMs),
    latePongs: cheatOf(latePongs, round(ALLOWANCE.most + MADE_UP_FOR - probe.least())),
    secondConnection: cheatOf(secondConnection, boundMs),
  };
}

/** Measures the round trips of a line while the others play. */
async function trips(base: string) {
  const client = await Client.connect(base);
  const took: number[] = [];
  const ping = async () => {
    const began = performance.now();
    await client.do({ type: 'ping' });
    took.push(performance.now() - began);
  };
  // The last ping may be under way when the line is cut.
  const timer = setInterval(() => ping().catch(() => undefined), 200);
  const sorted = () => took.toSorted((a, b) => a - b);
  return {
    least: (): number => sorted()[0] ?? 0,
    median: (): number => sorted()[took.length >> 1] ?? 0,
    stop() {
      clearInterval(timer);
      client.socket.terminate();
    },
  };
}

/** Plays table after table until the pairing has its rounds. `swapped`: the second of the pair has the first seat. */
async function keepPlaying(port: number, pairing: Pairing, rounds: number, swapped: boolean): Promise<void> {
  const base = `http://127.0.0.1:${port}`;
  const clients = await Promise.all(
    pairing.lines.map(async (line, side) => {
      const [cookie, late] = [await visit(base), side === 0 ? pairing.trick?.latePongs : undefined];
      return late === undefined
        ? Client.connect(line.base, cookie)
        : Client.connectWithLatePongs(line.base, cookie, late);
    }),
  );
  const [first] = clients as [Client];
  const second = pairing.trick?.secondConnection;
  const spy =
    second === undefined ? null : await Client.connectWithLatePongs(pairing.lines[0].base, first.cookie, second);
  try {
    while (pairing.rounds.length < rounds) await playTable(clients, spy, pairing, rounds, swapped);
  } finally {
    for (const client of [...clients, ...(spy ? [spy] : [])]) client.socket.terminate();
  }
}

async function playTable(
  clients: readonly Client[],
  spy: Client | null,
  pairing: Pairing,
  rounds: number,
  swapped: boolean,
) {
  const seats = swapped ? [1, 0] : [0, 1];
  const [host, guest] = seats.map((side) => clients[side]) as [Client, Client];
  const { table } = (await host.do(newTable({ game: 'notnot', options: { level: 'normal' } }))) as { table: string };
  await guest.do({ type: 'sit', table, name: 'Робот' });
  const closed = (round: Round) => {
    if (round.touches.length === 0 || pairing.rounds.length >= rounds) return;
    const touchOf = (side: number): Touch | undefined => {
      const touch = round.touches.find(({ player }) => player === seats.indexOf(side));
      return touch && { ...touch, real: (racers[side] as Racer).real.get(round.round) as number };
    };
    pairing.rounds.push([touchOf(0), touchOf(1)]);
    if (pairing.rounds.length >= rounds) for (const racer of racers) racer.leave();
  };
  const racers = [0, 1].map(
    (side) =>
      new Racer(
        clients[side] as Client,
        table,
        pairing.manners[side] as Manner,
        side === seats[0] ? closed : () => undefined,
        side === 0 ? spy : null,
      ),
  );
  const finished = Promise.all(racers.map((racer) => racer.over));
  await Promise.all([...clients, ...(spy ? [spy] : [])].map((client) => client.do({ type: 'open', table })));
  await host.do({ type: 'start', table });
  const enough = setInterval(() => {
    if (pairing.rounds.length >= rounds) for (const racer of racers) racer.leave();
  }, 100);
  await finished;
  clearInterval(enough);
  await Promise.all(clients.map((client) => client.do({ type: 'leave', table })));
}

type Pair = Pairing['rounds'][number];
const won = (touch: Touch | undefined) => touch?.verdict === 'first' || touch?.verdict === 'tied';
const tied = (pair: Pair) => pair.every(won);

const share = (rounds: readonly Pair[], of: (pair: Pair) => boolean | number): number =>
  round(rounds.reduce((sum, pair) => sum + Number(of(pair)), 0) / rounds.length, 4);
const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
const mean = (values: readonly number[]): number => round(values.reduce((sum, one) => sum + one, 0) / values.length);

/** How often a side won (a tie is half a win), how quick it was, and the correction of its claims. */
function sideOf({ rounds }: Pairing, side: 0 | 1) {
  const touches = rounds.flatMap((pair) => pair[side] ?? []);
  const corrected = touches.map(({ at, claimed }) => at - (claimed ?? at));
  return {
    wins: share(rounds, (pair) => (tied(pair) ? 0.5 : won(pair[side]))),
    realMs: mean(touches.map(({ real }) => real)),
    judgedMs: mean(touches.map(({ at }) => at)),
    corrected: round(corrected.filter((ms) => ms > 0.5).length / touches.length, 4),
    correctionMs: mean(corrected),
  };
}

/** How much quicker than in reality a side was counted. */
function gainOf({ rounds }: Pairing) {
  const gains = rounds.flatMap(([touch]) => (touch ? [touch.real - touch.at] : []));
  return { gainMs: mean(gains), mostGainMs: round(Math.max(...gains)) };
}
