import { type Card, HAND, ROWS } from '@izvilina/games/cow006/state.ts';
import { knownHand } from '@izvilina/games/cow006/view/imagine.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { type Fast, shuffle } from '../fast.ts';
import type { Problem } from '../search.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { guessHands } from './likely-hands.ts';
import type { Policy } from './policy.ts';
import { copyTable, emptyTable, endTurn, place, playAt, startRow, type Table, take } from './simulator.ts';
import type { Value } from './value.ts';

/** How rollouts are played and valued. */
export interface Style {
  readonly policy: Policy;
  readonly value: Value;
  /** Weights by which other hands are guessed from what was played; null: all hands are equally likely. */
  readonly reads: Float64Array | null;
}

/** Average cost of an answer to the seat. */
export interface Harm {
  /** The seat's further penalty points. */
  readonly points: number;
  /** Share of worlds in which the seat takes a row this turn. */
  readonly risk: number;
}

export interface CowProblem extends Problem {
  /** Only for an answer that has been tried. */
  harmOf(answer: number): Harm;
}

/** Which card to pick: an answer is an index in the hand. */
export function pickProblem(view: CowView, seat: Seat, style: Style, fast: Fast): CowProblem {
  const known = knowledgeOf(view, seat);
  const answers = known.table.left;
  const { sim, ...rollouts } = rolloutsOf(known, answers, style, fast);
  const guess = guessHands(view, known, style.reads, fast);
  // The others' picks of this turn are drawn once per world, so that all answers meet the same ones.
  const picks = new Uint8Array(sim.players);
  return {
    answers,
    harmOf: rollouts.harmOf,
    imagine() {
      guess();
      for (let other = 0; other < sim.players; other++) picks[other] = style.policy(known.table, other, fast);
    },
    attempt(answer) {
      picks[seat] = answer;
      rollouts.reset();
      for (let player = 0; player < sim.players; player++) playAt(sim, player, picks[player] as number);
      endTurn(sim, -1);
      return rollouts.finish(answer);
    },
  };
}

/** Which row to take under rule 4: an answer is a row. Higher revealed cards wait and follow. */
export function rowProblem(view: CowView, seat: Seat, style: Style, fast: Fast): CowProblem {
  const known = knowledgeOf(view, seat);
  const rollouts = rolloutsOf(known, ROWS, style, fast);
  const [lowest, ...others] = known.waiting;
  if (lowest === undefined) throw new Error('no card waits for a row');
  return {
    answers: ROWS,
    imagine: guessHands(view, known, style.reads, fast),
    harmOf: rollouts.harmOf,
    attempt(row) {
      rollouts.reset();
      take(rollouts.sim, seat, lowest.card, row);
      for (const { player, card } of others) place(rollouts.sim, player, card, -1);
      return rollouts.finish(row);
    },
  };
}

/** Which card to draft: an answer is an index in the pool. The draft then goes on at random. */
export function draftProblem(view: CowView, seat: Seat, style: Style, fast: Fast): CowProblem {
  const hands = view.seats.map((_, owner) => (owner === seat ? view.hand : (knownHand(view, owner) ?? [])));
  const size = (hands.flat().length + view.pool.length - ROWS) / view.players;
  const world = emptyTable(view.players);
  const order = Uint8Array.from(view.pool);
  const known: Knowledge = { seat, table: world, hidden: [], unseen: order, waiting: [] };
  const answers = view.pool.length;
  const rollouts = rolloutsOf(known, answers, style, fast);
  return {
    answers,
    harmOf: rollouts.harmOf,
    imagine() {
      shuffle(order, order.length, fast);
    },
    attempt(answer) {
      layOut(world, hands, size, order, seat, view.pool[answer] as Card);
      rollouts.reset();
      return rollouts.finish(answer);
    },
  };
}

/** Completes the hands from `order` after `seat` has taken `card`; the last four cards start the rows. */
function layOut(
  table: Table,
  hands: readonly (readonly Card[])[],
  size: number,
  order: Uint8Array,
  seat: Seat,
  card: Card,
): void {
  let next = 0;
  const draw = (): number => {
    if (order[next] === card) next++;
    return order[next++] as number;
  };
  table.left = size;
  for (let owner = 0; owner < table.players; owner++) {
    const hand = hands[owner] as readonly Card[];
    const start = owner * HAND;
    for (let at = 0; at < size; at++)
      table.hands[start + at] = hand[at] ?? (owner === seat && at === hand.length ? card : draw());
  }
  table.laid.fill(0);
  for (let row = 0; row < ROWS; row++) startRow(table, row, draw());
}

/** Rollouts on one world table and one simulation table, both reused. */
function rolloutsOf(known: Knowledge, answers: number, { policy, value }: Style, fast: Fast) {
  const { seat, table } = known;
  const sim = emptyTable(table.players);
  const before = table.taken[seat] as number;
  const tries = new Float64Array(answers);
  const points = new Float64Array(answers);
  const took = new Float64Array(answers);
  return {
    sim,
    reset: () => copyTable(table, sim),
    /** Plays the round to its end and returns its value. */
    finish(answer: number): number {
      tries[answer]!++;
      if ((sim.taken[seat] as number) > before) took[answer]!++;
      while (sim.left > 0) {
        for (let player = 0; player < sim.players; player++) playAt(sim, player, policy(sim, player, fast));
        endTurn(sim, -1);
      }
      points[answer]! += (sim.taken[seat] as number) - before;
      return value(sim);
    },
    harmOf(answer: number): Harm {
      const all = tries[answer] as number;
      return { points: (points[answer] as number) / all, risk: (took[answer] as number) / all };
    },
  };
}
