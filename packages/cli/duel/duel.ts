import { LEVELS } from '@izvilina/bots/bot.ts';
import { type DuelPlan, summarise } from '@izvilina/bots/duel.ts';
import { BOTS } from '@izvilina/bots/registry.ts';
import { SLUGS, type Slug } from '@izvilina/games/registry.ts';
import { type Command, parsed, UsageError, whole } from '../command.ts';
import { isProgram } from './duel-chunk.ts';
import { gameOf, optionsOf, refusalOf } from './plan.ts';
import { playAll } from './play-all.ts';

export const duel: Command = {
  help: `Usage: bin/izvilina duel --game G --seats A,B[,C…] [OPTIONS]

Plays games between bots and prints one JSON object: mean scores, win rates with 95 % intervals, time per move.
Seats rotate through the chairs, so that nobody gains from where they sit. Progress goes to stderr.

  --game G         ${SLUGS.join(', ')}
  --seats A,B…     one player per seat: a level (${LEVELS.join(', ')}), random, another
                   named bot, or cmd:PROGRAM, an outside program. It is started once per seat (and job), gets one line
                   {"view":…,"moves":…,"budgetMs":…} per decision and answers one line with its move
  --games N        how many games                              (100)
  --seed S         equal seeds give equal games                ("1")
  --budget MS      the most one decision may take
  --cpu            budgets count the processor's time: a busy machine plays the same
  --jobs N         how many threads share the games            (1)
  --single-round   cow006: one round per game, scored by its penalty points (its option rounds: 1)
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
      cpu: { type: 'boolean', default: false },
      jobs: { type: 'string', default: '1' },
      'single-round': { type: 'boolean', default: false },
      options: { type: 'string', default: '{}' },
    },
  });
  const game = gameOf(values.game);
  const singleRound = values['single-round'];
  if (singleRound && game !== 'cow006') throw new UsageError('--single-round is only for cow006');
  const plan: DuelPlan = {
    game,
    seats: await seatsOf(game, values.seats),
    games: whole('--games', values.games, 1, 100_000_000),
    seed: values.seed,
    processorTime: values.cpu,
    options: { ...optionsOf(values.options), ...(singleRound && { rounds: 1 }) },
    ...(values.budget === undefined ? {} : { budgetMs: whole('--budget', values.budget, 1, 60_000) }),
  };
  const refusal = await refusalOf(plan);
  if (refusal) throw new UsageError(refusal);
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
