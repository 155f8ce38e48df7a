import type { Chance } from '@izvilina/kernel/chance.ts';
import { type Outcome, rank, type Seat } from '@izvilina/kernel/game.ts';
import { penaltyOf } from '../pieces/cards.ts';
import type { CowHappening, Played, State } from '../state.ts';
import { nextRound } from './deal.ts';
import type { WorkingTable } from './place.ts';

/** What follows when no more cards can be laid: a choice of row, the next turn, or the round's end. */
export function finishTurn(state: State, table: WorkingTable, revealed: readonly Played[], chance: Chance): State {
  const { rows, bases, happened } = table;
  const phase = revealed.length > 0 ? 'row' : 'pick';
  const next: State = { ...state, phase, rows, bases, revealed, happened };
  // CW-13: a round is over when the hands are empty and the last card is laid.
  const roundOver = phase === 'pick' && state.hands[0]?.length === 0;
  return roundOver ? endRound(next, chance) : next;
}

/** CW-14: the bases are counted, and the next round is dealt at once unless this was the last. */
function endRound(state: State, chance: Chance): State {
  const penalties = state.bases.map(penaltyOf);
  const totals = state.totals.map((total, seat) => total + (penalties[seat] as number));
  const scored: CowHappening = { type: 'scored', round: state.round, penalties, totals };
  const counted: State = { ...state, totals, rounds: [...state.rounds, penalties] };
  if (isLastRound(counted)) {
    const over: CowHappening = { type: 'over', places: places(totals) };
    return { ...counted, phase: 'over', happened: [...state.happened, scored, over] };
  }
  const next = nextRound(counted, chance);
  return { ...next, happened: [...state.happened, scored, ...next.happened] };
}

/** CW-16, and CW-R6 for a fixed number of rounds. */
function isLastRound({ options, round, totals }: State): boolean {
  if (options.rounds !== null) return round >= options.rounds;
  return totals.some((total) => total >= options.endAt);
}

/** CW-17: the fewest points are the best. */
const places = (totals: readonly number[]): number[] => rank(totals, (a, b) => a - b);

export interface Titles {
  /** «Звезда коровьего шпионажа». */
  readonly winners: readonly Seat[];
  /** «Повелитель коров». */
  readonly lords: readonly Seat[];
}

/** CW-R3: the lowest totals share the win; of those at `endAt` or more the highest are lords, unless they won. */
export function titles(totals: readonly number[], endAt: number): Titles {
  const lowest = Math.min(...totals);
  const highest = Math.max(...totals);
  const seatsWith = (wanted: number): Seat[] =>
    totals.flatMap((total, seat): Seat[] => (total === wanted ? [seat] : []));
  return { winners: seatsWith(lowest), lords: highest >= endAt && highest > lowest ? seatsWith(highest) : [] };
}

const UNTITLED: Titles = { winners: [], lords: [] };

export function result({ phase, totals, rounds, options }: State): Outcome {
  const over = phase === 'over';
  const { winners, lords } = over ? titles(totals, options.endAt) : UNTITLED;
  return {
    scores: totals,
    places: over ? places(totals) : null,
    detail: { totals, rounds, titles: { winners, lords } },
  };
}
