import type { Series } from '@izvilina/protocol/messages.ts';
import type { KeptOutcome, TableDoc } from './document.ts';

/** Who won. A game that all seats won is a draw and counts for nobody. */
function winnersOf({ places }: KeptOutcome): readonly boolean[] {
  const first = (places ?? []).map((place) => place === 1);
  return first.every(Boolean) ? first.map(() => false) : first;
}

/** The score of the series including this table's game, if its result is known. */
export function seriesAfter({ series, outcome, chairs }: Pick<TableDoc, 'series' | 'outcome' | 'chairs'>): Series {
  const before = series ?? { games: 0, wins: chairs.map(() => 0) };
  if (!outcome) return before;
  const won = winnersOf(outcome);
  return { games: before.games + 1, wins: before.wins.map((wins, seat) => wins + (won[seat] ? 1 : 0)) };
}
