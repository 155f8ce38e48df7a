import type { Card } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';

/** From which cards a seat chooses, and for which question. */
export interface Choosing {
  readonly cards: readonly Card[];
  readonly question: string;
  /** Somebody else takes a row: a card can be chosen for the next turn, and is played when it is asked for. */
  readonly ahead: boolean;
}

export function choosingOf({ phase, round, turn, revealed, hand, pool, drafter }: CowView, seat: number): Choosing {
  const ahead = phase === 'row' && revealed[0]?.player !== seat;
  const question = ahead ? `${round}.${turn + 1}.pick.${seat}` : `${round}.${turn}.${phase}.${seat}`;
  const cards = phase === 'pick' || ahead ? hand : drafter === seat ? pool : [];
  return { cards, question, ahead };
}
