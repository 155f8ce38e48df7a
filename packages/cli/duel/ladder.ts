import { ANALYSTS } from '@izvilina/bots/analysis/registry.ts';
import { LEVELS } from '@izvilina/bots/bot.ts';
import { type DuelPlan, type DuelSummary, summarise, wilson } from '@izvilina/bots/duel.ts';
import { BOTS } from '@izvilina/bots/registry.ts';
import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { SLUGS, type Slug } from '@izvilina/games/registry.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { begin } from '@izvilina/kernel/match.ts';
import { type Command, parsed, UsageError, whole } from '../command.ts';
import { gameOf, optionsOf, refusalOf } from './plan.ts';
import { playAll } from './play-all.ts';

type Options = ReturnType<typeof optionsOf>;

/** One step of the ladder: how often the better level wins, and how often it would if all were equal. */
export interface Step {
  readonly players: number;
  readonly options: Options;
  readonly level: string;
  readonly against: string;
  readonly games: number;
  readonly winRate: number;
  readonly ci95: readonly [number, number];
  readonly par: number;
}

export const ladder: Command = {
  help: `Usage: bin/izvilina ladder --game G [OPTIONS]

Plays every level of a game against every lower one and prints one JSON object: for each number of players and each
pair how often the better one wins, with a 95 % interval, and how often it would by chance (par). Among more than two
one of the better level sits among the others; partners are of one level. Every finished step is told on stderr.

  --game G         ${SLUGS.join(', ')}
  --players N,M…   for these numbers of players                (all from two up)
  --games N        games for each pair                         (100)
  --seed S         equal seeds give equal games                ("1")
  --budget MS      the most one decision may take              (1000; with 60000 no level is cut short)
  --cpu            budgets count the processor's time: a busy machine plays the same
  --jobs N         how many threads share the games            (1)
  --neighbours     only each level against the next lower one
  --options JSON   the game's options                          (its usual ones; ingenious: teams too)
`,
  async run(args) {
    const { plans, jobs, game, seed } = await plansOf(args);
    const steps: Step[] = [];
    for (const { plan, own } of plans) {
      const step = stepOf(summarise(plan, await playAll(plan, jobs)), own);
      steps.push(step);
      process.stderr.write(`step ${steps.length} of ${plans.length}: ${told(step)}\n`);
    }
    process.stdout.write(`${JSON.stringify({ game, seed, steps })}\n`);
    return 0;
  },
};

interface StepPlan {
  readonly plan: DuelPlan;
  /** The seats of the better level. */
  readonly own: readonly Seat[];
}

/** Partners win together: each has an equal share of every win. */
export function stepOf({ games, seats, options }: DuelSummary, own: readonly Seat[]): Step {
  const nameAt = (seat: number): string => seats[seat]?.bot as string;
  const winRate = own.reduce((sum, seat) => sum + (seats[seat]?.winRate ?? 0), 0);
  return {
    players: seats.length,
    options,
    level: nameAt(own[0] as Seat),
    against: nameAt(seats.findIndex((_, seat) => !own.includes(seat))),
    games,
    winRate,
    ci95: wilson(winRate, games),
    par: own.length / seats.length,
  };
}

function told({ players, options, level, against, games, winRate, ci95, par }: Step): string {
  const [rate, low, high, equal] = [winRate, ...ci95, par].map((share) => Math.round(100 * share));
  const how = Object.keys(options).length === 0 ? '' : ` ${JSON.stringify(options)}`;
  return `${players} players${how}, ${level} – ${against}: ${rate} % [${low}, ${high}] of ${games}, par ${equal}`;
}

/** Pairs of every level with each lower one (or only the next lower), the strongest first. */
export function pairsOf(levels: readonly string[], neighbours: boolean): readonly (readonly [string, string])[] {
  const pairs = levels.flatMap((level, at) =>
    levels.slice(neighbours ? Math.max(0, at - 1) : 0, at).map((lower) => [level, lower] as const),
  );
  return pairs.reverse();
}

export async function plansOf(args: readonly string[]) {
  const { values } = parsed({
    args: [...args],
    options: {
      game: { type: 'string' },
      players: { type: 'string' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      budget: { type: 'string' },
      cpu: { type: 'boolean', default: false },
      jobs: { type: 'string', default: '1' },
      neighbours: { type: 'boolean', default: false },
      options: { type: 'string' },
    },
  });
  const game = gameOf(values.game);
  const { seed } = values;
  const games = whole('--games', values.games, 1, 1_000_000);
  const budget = {
    processorTime: values.cpu,
    ...(values.budget === undefined ? {} : { budgetMs: whole('--budget', values.budget, 1, 60_000) }),
  };
  const asked = await countsOf(game, values.players);
  const { alsoPlayed = [] } = await BOTS[game]();
  const variants = values.options === undefined ? [{}, ...alsoPlayed] : [optionsOf(values.options)];
  const plans: StepPlan[] = [];
  const refusals: string[] = [];
  for (const players of asked)
    for (const options of variants) {
      const seating = await seatingOf(game, players, options, seed);
      if (typeof seating === 'string') refusals.push(seating);
      else
        for (const [level, lower] of pairsOf(LEVELS, values.neighbours)) {
          const seats = Array.from({ length: players }, (_, seat) => (seating.includes(seat) ? level : lower));
          plans.push({ plan: { game, seats, games, seed, options, ...budget }, own: seating });
        }
    }
  if (plans.length === 0) throw new UsageError(refusals[0] ?? 'no number of players goes with these options');
  return { plans, jobs: Math.min(whole('--jobs', values.jobs, 1, 256), games), game, seed };
}

/** Seats of the better level: one chair, or all chairs of one side. Or why the game refuses this many players. */
async function seatingOf(
  game: Slug,
  players: number,
  options: Options,
  seed: string,
): Promise<readonly Seat[] | string> {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const refusal = await refusalOf({ game, seats: seats.map(String), games: 1, seed, options });
  if (refusal !== null) return refusal;
  const analyst = await ANALYSTS[game]();
  const begun = begin(await loadGame(game, options, readData), { players, options, seed });
  if (!begun.ok) throw new Error('asked before');
  const { state } = begun.value;
  return seats.filter((seat) => analyst.sideOf(state, seat) === analyst.sideOf(state, 0));
}

async function countsOf(game: Slug, list: string | undefined): Promise<readonly number[]> {
  const { players } = await loadGame(game, {}, readData);
  const [min, max] = [Math.max(2, players[0]), players[1]];
  if (list !== undefined) return list.split(',').map((one) => whole('--players', one, min, max));
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}
