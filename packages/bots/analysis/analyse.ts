import { type Chance, chances as streams } from '@izvilina/kernel/chance.ts';
import type { AnyEvent, AnyGame, Seat } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { advance, begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import type { MatchRecord } from '@izvilina/kernel/record.ts';
import { must } from '@izvilina/kernel/result.ts';
import { type AnyBots, HINT_LEVEL } from '../bot.ts';
import { accountsOf, turnsOf } from './accounts.ts';
import { ANALYSIS_VERSION, type Analysis, type Mistake } from './analysis.ts';
import type { AnyAnalyst } from './analyst.ts';
import { chancesOf, costOf } from './cost.ts';
import { EXPLAINED_FOR_PLANS } from './plans.ts';

/** A smaller cost counts as noise. */
const LEAST_COST = 0.01;

/**
 * Analyses a game event by event and yields the result so far after each; the caller may stop at any time. The same
 * record gives the same analysis on every machine: all numbers come from fixed counts and from chance seeded by the
 * record.
 */
export function* analyse(
  game: AnyGame,
  bots: AnyBots,
  analyst: AnyAnalyst,
  record: MatchRecord,
): Generator<Analysis, Analysis> {
  const { events } = record;
  const chanceAt = streams(`${record.seed}/analysis`);
  const judged = judgeOf(game, bots, analyst);
  const chances: (readonly number[])[] = [];
  const mistakes: Mistake[] = [];
  const seen: number[] = [];
  let match = must(begin(game, record));
  const decisions = Array<number>(match.players).fill(0);
  const soFar = (done: boolean): Analysis => ({
    version: ANALYSIS_VERSION,
    chances: [...chances],
    mistakes: [...mistakes],
    decisions: [...decisions],
    turns: turnsOf(chances, seen),
    luck: analyst.luck,
    events: events.length,
    done,
    accounts:
      done && analyst.luck !== null && match.players > 1 ? accountsOf(match.state, analyst, chances, mistakes) : null,
  });
  const look = () => chances.push(chancesOf(game, analyst, match.state, analyst.effort.linePlayouts, chanceAt(0)));
  look();
  const replaced = replacedAnswers(match, events);
  for (const [index, event] of events.entries()) {
    const seq = index + 1;
    if (event.by !== 'referee' && !replaced.has(seq) && analyst.isDecision(match.state, event.move)) {
      decisions[event.by]!++;
      const mistake = judged(match, seq, event.by, event.move, chanceAt(seq));
      if (mistake) mistakes.push(mistake);
    }
    const next = must(advance(match, event));
    if (!isStillSecret(match, event, next)) seen.push(seq);
    match = next;
    look();
    if (seq < events.length) yield soFar(false);
  }
  return soFar(true);
}

/** Whether an event was a choice that others must not see yet, because somebody still has to make the same. */
function isStillSecret(before: Match, { by }: AnyEvent, after: Match): boolean {
  if (by === 'referee' || before.turn.over || after.turn.over) return false;
  const asked = new Set(before.turn.asks.map(({ what }) => what));
  return after.turn.asks.some(({ secret, what }) => secret && asked.has(what));
}

/** Answers that their player replaced before they counted: a player who moves unasked takes back the last answer. */
function replacedAnswers(start: Match, events: readonly AnyEvent[]): ReadonlySet<number> {
  const last = new Map<Seat, number>();
  const replaced = new Set<number>();
  let match = start;
  for (const [index, event] of events.entries()) {
    if (event.by !== 'referee') {
      const turn = match.game.turn(match.state);
      const before = last.get(event.by);
      const asked = !turn.over && turn.asks.some(({ seat }) => seat === event.by);
      if (!asked && before !== undefined) replaced.add(before);
      last.set(event.by, index + 1);
    }
    match = must(advance(match, event));
  }
  return replaced;
}

/**
 * Compares the move played with the bot's choice, in worlds that its player could not tell from the real one. Null if
 * it was no mistake.
 */
const judgeOf =
  (game: AnyGame, bots: AnyBots, analyst: AnyAnalyst) =>
  (match: Match, seq: number, seat: Seat, move: unknown, chance: Chance): Mistake | null => {
    const { effort } = analyst;
    const view = viewOf(match, seat);
    const budget = { ms: Number.POSITIVE_INFINITY, nodes: effort.nodes, explained: EXPLAINED_FOR_PLANS };
    const { best } = bots.think(HINT_LEVEL, view, chance, budget);
    const choice = best[0]?.move ?? null;
    const played = JSON.stringify(move);
    if (JSON.stringify(choice) === played) return null;
    const cost = costOf({ game, analyst, match, seat, seed: `${match.start.seed}/analysis/${seq}` }, choice, move);
    if (cost < LEAST_COST) return null;
    // If the bot has weighed the move that was played, its reasons are as detailed as those of its own choice.
    const weighed = best.find((candidate) => JSON.stringify(candidate.move) === played);
    const own = weighed?.why ?? analyst.explain(view, move, chance);
    const why = best[0]?.why ?? own;
    return { seq, seat, cost, move: move as Json, own, best: choice as Json, why };
  };
