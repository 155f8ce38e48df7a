import { penalty } from '@izvilina/games/cow006/pieces/cards.ts';
import type { Card, Played } from '@izvilina/games/cow006/state.ts';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../pieces/Icon.tsx';
import { Advice } from '../../shared/Advice.tsx';
import { moveFocus } from '../../shared/arrowFocus.ts';
import { CowCard } from '../board/CowCard.tsx';
import type { CowWords } from '../words/words.ts';

export interface HandProps {
  readonly cards: readonly Card[];
  /** The viewer's revealed card, waiting to be placed. */
  readonly out: Played | null;
  readonly picked: Card | null;
  readonly selected: Card | null;
  readonly label: string;
  readonly words: CowWords;
  /** Null when no card may be chosen. */
  readonly onCard: ((card: Card) => void) | null;
  readonly advised: ReadonlyMap<number, readonly number[]>;
}

/**
 * The hand as a fan. A lifted card keeps its place in the order, so that its neighbours' numbers stay visible. A card's
 * button covers only its visible strip; its face extends under the next card.
 */
export function Hand(props: HandProps) {
  const { cards, out, picked, selected, words, onCard, advised } = props;
  const shown = out ? [...cards, out.card].sort((a, b) => a - b) : cards;
  const [focused, setFocused] = useState<Card | null>(null);
  const list = useRef<HTMLOListElement>(null);
  // The card that had the focus, or the one that has taken its place.
  const stop = cards.findLast((card) => card <= (focused ?? selected ?? 0)) ?? cards[0];
  useKeptFocus(list, cards);
  const onKeyDown = (event: KeyboardEvent) => moveFocus(event, list.current);
  const lifted = selected ?? picked ?? out?.card ?? null;
  const liftedAt = lifted === null ? -1 : shown.indexOf(lifted);
  return (
    <ol
      className="cow-fan"
      aria-label={props.label}
      data-zone="hand"
      ref={list}
      onKeyDown={onKeyDown}
      style={{ '--n': shown.length, '--odd': shown.length % 2 } as CSSProperties}
    >
      {shown.map((card, index) => {
        const isOut = card === out?.card;
        const state = isOut ? 'out' : card === selected ? 'sel' : card === picked ? 'down' : '';
        const apart = liftedAt < 0 ? 0 : Math.sign(index - liftedAt);
        const middle = index - (shown.length - 1) / 2;
        return (
          <li key={card} className={state} style={{ '--m': middle, '--apart': apart } as CSSProperties}>
            <button
              type="button"
              tabIndex={card === stop ? 0 : -1}
              aria-pressed={card === selected || card === picked}
              disabled={isOut || (onCard === null && card !== picked)}
              onFocus={() => setFocused(card)}
              onClick={() => onCard?.(card)}
            >
              <span className="vh">
                {card === picked ? words.cardPicked(card, penalty(card)) : words.card(card, penalty(card))}
              </span>
              <span className="face" data-card={card}>
                <CowCard n={card} inHand />
                {card === picked && (
                  <span className="seal">
                    <Icon name="check" />
                  </span>
                )}
                <Advice places={advised.get(card)} />
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Keeps the focus inside the hand when the focused card is played. */
function useKeptFocus(list: { readonly current: HTMLOListElement | null }, cards: readonly Card[]): void {
  const had = useRef(false);
  useEffect(() => {
    const inside = list.current?.contains(document.activeElement) ?? false;
    if (had.current && document.activeElement === document.body && cards.length > 0)
      list.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
    had.current = inside || (had.current && document.activeElement === document.body);
  });
}
