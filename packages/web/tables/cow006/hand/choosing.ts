import type { Card } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';

/** The cards a seat may choose from, and the question it answers with one. */
export interface Choosing {
  readonly cards: readonly Card[];
  readonly question: string;
  /** Another player is taking a row: a card can be selected for the next turn, but not played yet. */
  readonly ahead: boolean;
}

export function choosingOf({ phase, round, turn, revealed, hand, pool, drafter }: CowView, seat: number): Choosing {
  const ahead = phase === 'row' && revealed[0]?.player !== seat;
  const question = ahead ? `${round}.${turn + 1}.pick.${seat}` : `${round}.${turn}.${phase}.${seat}`;
  const cards = phase === 'pick' || ahead ? hand : drafter === seat ? pool : [];
  return { cards, question, ahead };
}
