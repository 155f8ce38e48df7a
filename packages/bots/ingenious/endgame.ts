import { RACK } from '@izvilina/games/ingenious/state.ts';
import { TILES, tally } from '@izvilina/games/ingenious/tiles.ts';
import type { Millis } from '@izvilina/kernel/game.ts';
import { FREE } from './field.ts';
import type { Knowledge } from './knowledge.ts';
import { copySim, emptySim, lay, ONE, OTHER, placeTile, refill, type Sim, skipBonus } from './simulator.ts';
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
    for (const { at, x, y } of continuations(sim)) {
      copySim(sim, copy);
      if (at < 0) skipBonus(copy);
      else placeTile(copy, at, x, y);
      const value = settle(copy, depth + 1);
      if (value === null) return null;
      best = Math.max(best, value);
    }
    return best;
  };

  return (sim) => settle(sim, 0);
}

interface Placing {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

const SKIP: Placing = { at: -1, x: 0, y: 0 };

/** Every way to use a bonus, or not to. */
function continuations(sim: Sim): Placing[] {
  const start = RACK * sim.turn;
  const rack = [...sim.racks.subarray(start, start + (sim.rackSize[sim.turn] as number))];
  const kinds = rack.map((tile, at) => ({ tile, at })).filter(({ tile, at }) => rack.indexOf(tile) === at);
  const all = freePairs(sim).flatMap(([low, high]) =>
    kinds.flatMap(({ tile, at }) => {
      const one = { at, x: low, y: high };
      return ONE[tile] === OTHER[tile] ? [one] : [one, { at, x: high, y: low }];
    }),
  );
  return [...all, SKIP];
}

function freePairs({ cells, field }: Sim): [number, number][] {
  const pairs: [number, number][] = [];
  for (let i = 0; i < field.low.length; i++) {
    const low = field.low[i] as number;
    const high = field.high[i] as number;
    if (cells[low] === FREE && cells[high] === FREE) pairs.push([low, high]);
  }
  return pairs;
}

/** Whether any tile laid now fills the board: every two free pairs share a cell. */
export function isLastTile(sim: Sim): boolean {
  const pairs = freePairs(sim);
  return pairs.every(([a, b]) => pairs.every(([c, d]) => a === c || a === d || b === c || b === d));
}

/** The replier takes the best of the kinds it holds. Which that is follows exactly from how many of each kind are unseen. */
function expectedReply(known: Knowledge, sim: Sim, copy: Sim, judge: Judge): number {
  const replier = sim.turn;
  const counts = tally([...known.unseen]);
  known.apart[replier]?.forEach((apart, kind) => {
    counts[kind] = (counts[kind] as number) - apart;
  });
  const pairs = freePairs(sim);
  const replies = TILES.flatMap((_, kind) =>
    (counts[kind] as number) > 0 ? [{ count: counts[kind] as number, ...bestWith(kind) }] : [],
  ).sort((a, b) => b.theirs - a.theirs);

  function bestWith(kind: number): { theirs: number; mine: number } {
    let theirs = -1;
    let mine = 0;
    for (const [low, high] of pairs)
      for (const [x, y] of [
        [low, high],
        [high, low],
      ] as const) {
        copySim(sim, copy);
        lay(copy, replier, kind, x, y);
        copy.stage = 'over';
        const value = judge(copy, replier);
        if (value <= theirs) continue;
        theirs = value;
        mine = judge(copy, known.seat);
      }
    return { theirs, mine };
  }

  const all = replies.reduce((sum, { count }) => sum + count, 0);
  const size = sim.rackSize[replier] as number;
  let worse = all;
  let none = 1;
  let value = 0;
  for (const { count, mine } of replies) {
    const noneOfThese = chanceOfNone(all, worse - count, size);
    value += (none - noneOfThese) * mine;
    none = noneOfThese;
    worse -= count;
  }
  return value;
}

/** The chance that all `size` tiles drawn from `all` are among `allowed` of them. */
function chanceOfNone(all: number, allowed: number, size: number): number {
  let chance = 1;
  for (let i = 0; i < size; i++) chance *= Math.max(0, allowed - i) / (all - i);
  return chance;
}
