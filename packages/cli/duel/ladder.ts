import { LEVELS } from '@izvilina/bots/bot.ts';
import { type DuelPlan, type DuelSummary, summarise, wilson } from '@izvilina/bots/duel.ts';
import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { SLUGS } from '@izvilina/games/registry.ts';
import { type Command, parsed, UsageError, whole } from '../command.ts';
import { gameOf, optionsOf, refusalOf } from './plan.ts';
import { playAll } from './play-all.ts';

/** One step: how often the better level wins, and how often it would if all were equal. */
export interface Step {
  readonly players: number;
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
pair how often the better one wins, with a 95 % interval, and how often it would by chance. With more than two players
one of the better level sits among the others. Progress goes to stderr.

  --game G         ${SLUGS.join(', ')}
  --players N,M…   for these numbers of players                (all from two up)
  --games N        games for each pair                         (100)
  --seed S         equal seeds give equal games                ("1")
  --budget MS      the most one decision may take
  --cpu            budgets count the processor's time: a busy machine plays the same
  --jobs N         how many threads share the games            (1)
  --neighbours     only each level against the next lower one
  --partners       two against two: every second seat is of the better level
  --options JSON   the game's options
`,
  async run(args) {
    const { plans, jobs, partners } = await plansOf(args);
    const steps: Step[] = [];
    for (const plan of plans) {
      process.stderr.write(`${plan.seats.join(', ')}\n`);
      steps.push(stepOf(summarise(plan, await playAll(plan, jobs)), partners));
    }
    const { game, seed, options } = plans[0] as DuelPlan;
    process.stdout.write(`${JSON.stringify({ game, seed, options, steps })}\n`);
    return 0;
  },
};

/** Partners win together, so their seats count as one: each has half of every win. */
export function stepOf({ games, seats }: DuelSummary, partners: boolean): Step {
  const [better, other] = seats as [DuelSummary['seats'][number], DuelSummary['seats'][number]];
  const together = partners ? 2 : 1;
  const winRate = better.winRate * together;
  return {
    players: seats.length,
    level: better.bot,
    against: other.bot,
    games,
    winRate,
    ci95: wilson(winRate, games),
    par: together / seats.length,
  };
}

/** Every level with each lower one, the strongest first. */
export function pairsOf(levels: readonly string[], neighbours: boolean): readonly (readonly [string, string])[] {
  const pairs = levels.flatMap((level, at) =>
    levels.slice(neighbours ? Math.max(0, at - 1) : 0, at).map((lower) => [level, lower] as const),
  );
  return pairs.reverse();
}

async function plansOf(args: readonly string[]) {
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
      partners: { type: 'boolean', default: false },
      options: { type: 'string', default: '{}' },
    },
  });
  const game = gameOf(values.game);
  const options = optionsOf(values.options);
  const games = whole('--games', values.games, 1, 1_000_000);
  const budget = {
    processorTime: values.cpu,
    ...(values.budget === undefined ? {} : { budgetMs: whole('--budget', values.budget, 1, 60_000) }),
  };
  const seatsFor = (players: number, [level, lower]: readonly [string, string]) =>
    Array.from({ length: players }, (_, seat) => ((values.partners ? seat % 2 === 0 : seat === 0) ? level : lower));
  const asked = await countsOf(game, values.players);
  const plans: DuelPlan[] = [];
  for (const players of asked.counts)
    for (const pair of pairsOf(LEVELS, values.neighbours)) {
      const plan = { game, seats: seatsFor(players, pair), games, seed: values.seed, options, ...budget };
      const refusal = await refusalOf(plan);
      if (refusal === null) plans.push(plan);
      else if (asked.named) throw new UsageError(refusal);
    }
  if (plans.length === 0) throw new UsageError('no number of players goes with these options');
  return { plans, jobs: Math.min(whole('--jobs', values.jobs, 1, 256), games), partners: values.partners };
}

/** Numbers named by the caller must do; of all the others those that do not are left out. */
async function countsOf(game: (typeof SLUGS)[number], list: string | undefined) {
  const { players } = await loadGame(game, {}, readData);
  const [min, max] = [Math.max(2, players[0]), players[1]];
  if (list !== undefined)
    return { named: true, counts: list.split(',').map((one) => whole('--players', one, min, max)) };
  return { named: false, counts: Array.from({ length: max - min + 1 }, (_, more) => min + more) };
}
