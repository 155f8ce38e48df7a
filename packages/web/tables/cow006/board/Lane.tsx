import type { Played } from '@izvilina/games/cow006/state.ts';
import { Mark } from '../../../pieces/Mark.tsx';
import type { CowWords } from '../words/words.ts';
import { CowCard } from './CowCard.tsx';

/** Narrow table only: the revealed cards in the order in which they will be placed, each with its player's mark. */
export function Lane({ cards, words }: { readonly cards: readonly Played[]; readonly words: CowWords }) {
  return (
    <ol className="cow-lane" aria-label={words.waiting} data-zone="lane">
      {cards.map(({ player, card }) => (
        <li key={card}>
          <span className="at up" data-card={card} data-from={`down-${player}`}>
            <CowCard n={card} label={String(card)} />
          </span>
          <Mark seat={player} />
        </li>
      ))}
    </ol>
  );
}
