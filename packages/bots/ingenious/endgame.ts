import { tally } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { RACK } from '@izvilina/games/ingenious/state.ts';
import type { Millis } from '@izvilina/kernel/game.ts';
import type { Knowledge } from './knowledge.ts';
import { freePairs, placings } from './placings.ts';
import { copySim, emptySim, type Sim } from './simulation/simulator.ts';
import { lay, placeTile, refill, skipBonus } from './simulation/turns.ts';
import type { Judge } from './value.ts';

/** What is left can be counted out, or (null) it depends on tiles not yet drawn, or would take too long. */
export type Settled = number | null;

/** With more room than this nothing is near enough to its end. */
export const NEAR_THE_END = 14;
/** For all the choices of one decision together. */
const MOST_NODES = 20_000;

/**
 * The last plies without sampling, for positions reached by a move of the seat that thinks. Its own bonus chain is searched whole,
 * and a reply that must be the last is weighed over all racks the replier can hold. (The supply never runs dry: 120 tiles are more
 * than any board and all racks take, so some tiles are always unseen.)
 */
export function solverOf(known: Knowledge, judge: Judge, until: Millis): (sim: Sim) => Settled {
  const { mode, players } = known.sim;
  // Down a chain every step uses up a tile of the rack; one copy more for the reply.
  const copies = Array.from({ length: RACK + 2 }, () => emptySim(mode, players));
  let nodes = 0;

  const settle = (sim: Sim, depth: number): Settled => {
    if (sim.stage === 'over') return judge(sim, known.seat);
    if (++nodes > MOST_NODES || performance.now() > until) return null;
    if (sim.stage === 'bonus') return bestOfChain(sim, depth);
    const copy = copies[depth] as Sim;
    // Whether the rack is swapped or kept changes nothing any more if the next tile is the last.
    if (sim.stage === 'swap') {
      copySim(sim, copy);
      refill(copy);
      return settle(copy, depth + 1);
    }
    return sim.turn !== known.seat && isLastTile(sim) ? expectedReply(known, sim, copy, judge) : null;
  };

  const bestOfChain = (sim: Sim, depth: number): Settled => {
    const copy = copies[depth] as Sim;
    let best = 0;
    for (const placing of [null, ...placings(sim)]) {
      copySim(sim, copy);
      if (placing === null) skipBonus(copy);
      else placeTile(copy, placing.at, placing.x, placing.y);
      const value = settle(copy, depth + 1);
      if (value === null) return null;
      best = Math.max(best, value);
    }
    return best;
  };

  return (sim) => settle(sim, 0);
}

/** Whether any tile laid now fills the board: every two free pairs share a cell. */
function isLastTile(sim: Sim): boolean {
  const pairs = freePairs(sim);
  return pairs.every(([a, b]) => pairs.every(([c, d]) => a === c || a === d || b === c || b === d));
}

/** The replier takes the best of the kinds it holds. Which that is follows exactly from how many of each kind are unseen. */
function expectedReply(known: Knowledge, sim: Sim, copy: Sim, judge: Judge): number {
  const replies = repliesByKind(known, sim, copy, judge);
  const all = replies.reduce((sum, { count }) => sum + count, 0);
  const size = sim.rackSize[sim.turn] as number;
  let worse = all;
  let none = 1;
  let value = 0;
  for (const { count, mine } of replies) {
    worse -= count;
    const noneOfThese = chanceOfNone(all, worse, size);
    value += (none - noneOfThese) * mine;
    none = noneOfThese;
  }
  return value;
}

interface LastReply {
  /** How many tiles of the kind the replier may hold. */
  readonly count: number;
  /** What its best placement is worth to the replier, and to the seat that thinks. */
  readonly theirs: number;
  readonly mine: number;
}

/** Best for the replier first. */
function repliesByKind({ seat, unseen, apart }: Knowledge, sim: Sim, copy: Sim, judge: Judge): LastReply[] {
  const replier = sim.turn;
  const counts = tally([...unseen]).map((count, kind) => count - (apart[replier]?.[kind] ?? 0));
  const ways = freePairs(sim).flatMap(([low, high]) => [[low, high] as const, [high, low] as const]);
  const replies = counts.map((count, kind): LastReply => {
    let theirs = -1;
    let mine = 0;
    for (const [x, y] of count > 0 ? ways : []) {
      copySim(sim, copy);
      lay(copy, replier, kind, x, y);
      copy.stage = 'over';
      const value = judge(copy, replier);
      if (value <= theirs) continue;
      theirs = value;
      mine = judge(copy, seat);
    }
    return { count, theirs, mine };
  });
  return replies.filter(({ count }) => count > 0).sort((a, b) => b.theirs - a.theirs);
}

/** The chance that all `size` tiles drawn from `all` are among `allowed` of them. */
function chanceOfNone(all: number, allowed: number, size: number): number {
  let chance = 1;
  for (let i = 0; i < size; i++) chance *= Math.max(0, allowed - i) / (all - i);
  return chance;
}
