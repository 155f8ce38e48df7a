import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type DuelPlan, summarise, type Tally } from '@izvilina/bots/duel.ts';
import { BOTS } from '@izvilina/bots/registry.ts';
import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { isSlug, SLUGS, type Slug } from '@izvilina/games/registry.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { begin } from '@izvilina/kernel/match.ts';
import { type Command, Failure, parsed, UsageError, whole } from '../command.ts';
import { isProgram, playChunk } from './duel-chunk.ts';
import type { FromWorker } from './duel-worker.ts';

const PROGRESS_EVERY_MS = 2000;
/** Longer than a program may take to leave. */
const DISMISSAL_MS = 3000;

export const duel: Command = {
  help: `Usage: bin/izvilina duel --game G --seats A,B[,C…] [OPTIONS]

Plays games between bots and prints one JSON object: mean scores, win rates with 95 % intervals, time per move.
Seats rotate through the chairs, so that nobody gains from where they sit. Progress goes to stderr.

  --game G         ${SLUGS.join(', ')}
  --seats A,B…     one player per seat: a level (novice, casual, strong, master), random, another named bot,
                   or cmd:PROGRAM, an outside program. It is started once per seat (and job), gets one line
                   {"view":…,"moves":…,"budgetMs":…} per decision and answers one line with its move
  --games N        how many games                              (100)
  --seed S         equal seeds give equal games                ("1")
  --budget MS      the most one decision may take
  --jobs N         how many threads share the games            (1)
  --single-round   cow006: one round per game, scored by its penalty points
  --options JSON   the game's options
`,
  async run(args) {
    const { plan, jobs } = await planOf(args);
    const chunks = await playAll(plan, jobs);
    process.stdout.write(`${JSON.stringify(summarise(plan, chunks))}\n`);
    return 0;
  },
};

async function planOf(args: readonly string[]): Promise<{ plan: DuelPlan; jobs: number }> {
  const { values } = parsed({
    args: [...args],
    options: {
      game: { type: 'string' },
      seats: { type: 'string' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      budget: { type: 'string' },
      jobs: { type: 'string', default: '1' },
      'single-round': { type: 'boolean', default: false },
      options: { type: 'string', default: '{}' },
    },
  });
  if (values.game === undefined || !isSlug(values.game))
    throw new UsageError(`--game must be one of ${SLUGS.join(', ')}`);
  const singleRound = values['single-round'];
  if (singleRound && values.game !== 'cow006') throw new UsageError('--single-round is only for cow006');
  const plan: DuelPlan = {
    game: values.game,
    seats: await seatsOf(values.game, values.seats),
    games: whole('--games', values.games, 1, 100_000_000),
    seed: values.seed,
    singleRound,
    options: optionsOf(values.options),
    ...(values.budget === undefined ? {} : { budgetMs: whole('--budget', values.budget, 1, 60_000) }),
  };
  await refuseBadStart(plan);
  return { plan, jobs: Math.min(whole('--jobs', values.jobs, 1, 256), plan.games) };
}

async function seatsOf(game: Slug, list: string | undefined): Promise<readonly string[]> {
  if (!list) throw new UsageError('--seats must name one player per seat, separated by commas');
  const seats = list.split(',').map((seat) => seat.trim());
  const { names } = await BOTS[game]();
  const stranger = seats.find((seat) => !isProgram(seat) && !names.includes(seat));
  if (stranger !== undefined)
    throw new UsageError(`--seats: nobody is called "${stranger}"; there are ${names.join(', ')} and cmd:PROGRAM`);
  return seats;
}

function optionsOf(text: string): Readonly<Record<string, Json>> {
  try {
    const options = JSON.parse(text);
    if (typeof options === 'object' && options !== null && !Array.isArray(options)) return options;
  } catch {
    // reported below
  }
  throw new UsageError('--options must be a JSON object');
}

/** Whether players and options go together is for the game to say; better now than in a worker. */
async function refuseBadStart({ game, seats, options = {}, seed }: DuelPlan): Promise<void> {
  const begun = begin(await loadGame(game, options, readData), { players: seats.length, options, seed });
  if (!begun.ok)
    throw new UsageError(`${game} refuses ${seats.length} seats with these options: ${JSON.stringify(begun.error)}`);
}

async function playAll(plan: DuelPlan, jobs: number): Promise<readonly (readonly Tally[])[]> {
  const played = Array.from({ length: jobs }, () => 0);
  let reported = performance.now();
  const progressOf = (job: number) => (count: number) => {
    played[job] = count;
    const now = performance.now();
    if (now - reported < PROGRESS_EVERY_MS) return;
    reported = now;
    process.stderr.write(`${played.reduce((sum, each) => sum + each, 0)} of ${plan.games} games\n`);
  };
  if (jobs === 1) return [await playChunk(plan, progressOf(0)).catch(explain)];
  const chunks = played.map((_, job) => ({
    ...plan,
    from: Math.floor((plan.games * job) / jobs),
    to: Math.floor((plan.games * (job + 1)) / jobs),
  }));
  const workers: Worker[] = [];
  try {
    return await Promise.all(
      chunks.map((chunk, job) => {
        const worker = new Worker(new URL('./duel-worker.ts', import.meta.url), { workerData: chunk });
        workers.push(worker);
        return talliesOf(worker, progressOf(job));
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => dismiss(worker, plan.seats.some(isProgram))));
  }
}

/** A worker with programs must end them itself; one with bots only is too busy to listen and has nothing to end. */
async function dismiss(worker: Worker, hasPrograms: boolean): Promise<void> {
  if (hasPrograms && worker.threadId > 0) {
    const left = once(worker, 'exit');
    worker.postMessage('stop');
    await Promise.race([left, setTimeout(DISMISSAL_MS, null, { ref: false })]);
  }
  await worker.terminate();
}

/** A player that breaks the rules or breaks down ends the duel with a sentence, not with our stack. */
function explain(error: unknown): never {
  throw error instanceof Failure ? error : new Failure(error instanceof Error ? error.message : String(error));
}

function talliesOf(worker: Worker, progress: (played: number) => void): Promise<readonly Tally[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly Tally[]>();
  worker.on('message', (message: FromWorker) => {
    if ('played' in message) progress(message.played);
    else if ('tallies' in message) resolve(message.tallies);
    else reject(new Failure(message.failure));
  });
  worker.on('error', reject);
  worker.on('exit', () => reject(new Failure('a worker ended too early')));
  return promise;
}
