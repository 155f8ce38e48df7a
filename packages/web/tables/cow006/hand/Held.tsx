import { penalty } from '@izvilina/games/cow006/pieces/cards.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { useOwnWords } from '../../../i18n/words.ts';
import { WORDS } from '../words/words.ts';
import '../look.css';

/** A hand as a row of numbers, redder for a higher penalty; the card picked for this turn is highlighted. */
export function Held({ view }: { readonly view: CowView }) {
  const { hand, picked } = view;
  const words = useOwnWords(WORDS);
  return (
    <ol className="cow-held" aria-label={words.hand}>
      {hand.map((card) => (
        <li key={card} data-heads={penalty(card)} className={card === picked ? 'picked' : ''}>
          <span aria-hidden="true">{card}</span>
          <span className="vh">
            {card === picked ? words.cardPicked(card, penalty(card)) : words.card(card, penalty(card))}
          </span>
        </li>
      ))}
    </ol>
  );
}
