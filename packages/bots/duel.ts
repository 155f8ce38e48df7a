import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import type { Slug } from '@izvilina/games/registry.ts';
import { jobResult, type RunJob, runJobHere } from '@izvilina/jobs/run-here.ts';
import { type Chance, chances } from '@izvilina/kernel/chance.ts';
import type { AnyEvent, AnyGame, Millis, Moves, Seat, View } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { advance, begin, isOver, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import type { AnyBots, Budget } from './bot.ts';
import { BOTS } from './registry.ts';

/** Answers a question: a bot of ours, or an outside program. Null = refrain. */
export type Player = (view: View, moves: Moves<unknown>, budgetMs: Millis, chance: Chance) => Promise<unknown>;

export interface DuelPlan {
  readonly game: Slug;
  /** By seat: the name of a bot, or of an entry in `players`. */
  readonly seats: readonly string[];
  readonly games: number;
  readonly seed: string;
  /** Longest time of a decision. */
  readonly budgetMs?: Millis;
  /** Budgets count processor time instead of wall-clock time. */
  readonly processorTime?: boolean;
  /** Overrides every level's own number of nodes. */
  readonly nodes?: number;
  readonly options?: Readonly<Record<string, Json>>;
  /** Only the games `from` ≤ index < `to`: a chunk for one worker. */
  readonly from?: number;
  readonly to?: number;
}

/** Sums of one seat of the plan. Plain numbers, so that chunks can be added up and passed between threads. */
export interface Tally {
  readonly games: number;
  readonly score: number;
  readonly wins: number;
  readonly moves: number;
  readonly ms: number;
}

export interface DuelSummary {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: readonly {
    readonly bot: string;
    readonly meanScore: number;
    readonly winRate: number;
    readonly ci95: readonly [number, number];
    readonly msPerMove: number;
  }[];
}

type Progress = (played: number) => void;
type Players = Readonly<Record<string, Player>>;

const DEFAULT_BUDGET: Millis = 1000;
const NOTHING: Tally = { games: 0, score: 0, wins: 0, moves: 0, ms: 0 };

export async function duel(plan: DuelPlan, progress?: Progress, players: Players = {}): Promise<DuelSummary> {
  return summarise(plan, [await playGames(plan, progress, players)]);
}

/** Plays the plan's games (or its chunk) and returns one tally per seat of the plan. */
export async function playGames(plan: DuelPlan, progress?: Progress, players: Players = {}): Promise<Tally[]> {
  const game = await loadGame(plan.game, plan.options ?? {}, readData);
  const bots = await BOTS[plan.game]();
  const seated = plan.seats.map((name) => players[name] ?? botPlayer(bots, name, plan.nodes));
  const { from = 0, to = plan.games } = plan;
  let tallies: Tally[] = plan.seats.map(() => NOTHING);
  for (let index = from; index < to; index++) {
    const played = await playGame(plan, game, seated, index);
    tallies = tallies.map((tally, seat) => add(tally, played[seat] as Tally));
    progress?.(index + 1 - from);
  }
  return tallies;
}

export function botPlayer(bots: AnyBots, name: string, nodes?: number): Player {
  if (!bots.names.includes(name)) throw new Error(`no bot is called ${name}: ${bots.names.join(', ')}`);
  return async (view, _moves, ms, chance) => {
    const budget: Budget = nodes === undefined ? { ms } : { ms, nodes };
    return bots.think(name, view, chance, budget).move;
  };
}

/** Plays game number `index` of the plan; returns one tally per seat of the plan. */
export async function playGame(
  plan: Omit<DuelPlan, 'game'>,
  game: AnyGame,
  players: readonly Player[],
  index: number,
  runJob: RunJob = runJobHere,
): Promise<Tally[]> {
  const count = players.length;
  const chair = (seat: Seat): Seat => (seat + index) % count;
  const seatIn = (at: Seat): Seat => (at - (index % count) + count) % count;
  const spent = players.map(() => ({ moves: 0, ms: 0 }));
  const chanceOf = chances(`${plan.seed}/${index}/players`);
  const refrained = new Set<string>();
  let decisions = 0;
  let match = must(begin(game, { players: count, options: plan.options ?? {}, seed: `${plan.seed}/${index}` }));
  while (!isOver(match)) {
    const event = await nextEvent(match, refrained, runJob, async (at, view) => {
      const seat = seatIn(at);
      const purse = spent[seat] as { moves: number; ms: number };
      const began = performance.now();
      const budget = plan.budgetMs ?? DEFAULT_BUDGET;
      const move = await (players[seat] as Player)(view, game.moves(view), budget, chanceOf(decisions++));
      purse.ms += performance.now() - began;
      purse.moves++;
      return move;
    });
    const next = advance(match, event);
    if (!next.ok) {
      const who = event.by === 'referee' ? 'the referee' : plan.seats[seatIn(event.by)];
      throw new Error(`game ${index}: ${who} was refused ${JSON.stringify(next.error)} for ${JSON.stringify(event)}`);
    }
    match = next.value;
  }
  const { scores, places } = game.result(match.state);
  const winners = (places ?? []).filter((place) => place === 1).length;
  return spent.map((purse, seat) => ({
    games: 1,
    score: scores[chair(seat)] as number,
    wins: places?.[chair(seat)] === 1 ? 1 / winners : 0,
    ...purse,
  }));
}

/**
 * The first asked seat that does not refrain moves; when all refrain, the referee does what is due or runs its job. A
 * question is asked only once: a seat that has refrained is not asked again after another seat's move.
 */
export async function nextEvent(
  match: Match,
  refrained: Set<string>,
  runJob: RunJob,
  answer: (seat: Seat, view: View) => Promise<unknown>,
): Promise<AnyEvent> {
  const turn = match.game.turn(match.state);
  if (turn.over) throw new Error('the game is over');
  for (const { seat, what } of turn.asks) {
    const question = `${seat}:${what}`;
    if (refrained.has(question)) continue;
    const move = await answer(seat, viewOf(match, seat));
    if (move !== null) return { at: match.at, by: seat, move };
    refrained.add(question);
  }
  if (turn.referee === null) throw new Error(`${match.game.slug}: nobody moves and no act is due`);
  if ('job' in turn.referee) return { at: match.at, by: 'referee', act: await jobResult(match, turn.referee, runJob) };
  return { at: Math.max(match.at, turn.referee.due), by: 'referee', act: turn.referee.act };
}

const add = (a: Tally, b: Tally): Tally => ({
  games: a.games + b.games,
  score: a.score + b.score,
  wins: a.wins + b.wins,
  moves: a.moves + b.moves,
  ms: a.ms + b.ms,
});

/** Adds up the chunks of one plan. */
export function summarise(plan: DuelPlan, chunks: readonly (readonly Tally[])[]): DuelSummary {
  const seats = plan.seats.map((bot, seat) => {
    const { games, score, wins, moves, ms } = chunks.map((chunk) => chunk[seat] as Tally).reduce(add, NOTHING);
    const played = Math.max(1, games);
    return {
      bot,
      meanScore: round(score / played),
      winRate: round(wins / played),
      ci95: wilson(wins / played, played),
      msPerMove: round(ms / Math.max(1, moves)),
    };
  });
  const games = chunks.reduce((sum, chunk) => sum + (chunk[0]?.games ?? 0), 0);
  return { game: plan.game, games, seed: plan.seed, options: plan.options ?? {}, seats };
}

/** Wilson's interval: unlike the plain normal one, it is valid near 0 and 1. */
export function wilson(rate: number, games: number): readonly [number, number] {
  const z = 1.96;
  const scale = 1 + (z * z) / games;
  const centre = (rate + (z * z) / (2 * games)) / scale;
  const half = (z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games))) / scale;
  return [round(Math.max(0, centre - half)), round(Math.min(1, centre + half))];
}

const round = (x: number): number => Math.round(x * 10_000) / 10_000;
