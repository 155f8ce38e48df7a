import { penalty } from '@izvilina/games/cow006/pieces/cards.ts';
import { type Card, HAND, ROWS } from '@izvilina/games/cow006/state.ts';
import { type CSSProperties, useRef, useState } from 'react';
import { Advice } from '../../shared/Advice.tsx';
import { moveFocus } from '../../shared/arrowFocus.ts';
import type { CowWords } from '../words/words.ts';
import { CowCard } from './CowCard.tsx';

export interface PoolProps {
  readonly pool: readonly Card[];
  readonly players: number;
  readonly selected: Card | null;
  readonly words: CowWords;
  /** Null when this seat may not draft now. */
  readonly onCard: ((card: Card) => void) | null;
  readonly advised: ReadonlyMap<number, readonly number[]>;
}

/** Columns of the grid: 6, 7 or 8 for a pool of 24, 34 or 44 cards. */
const columnsFor = (players: number): number => players + 4;

/** The pool of the tactical draft. Each card has a fixed place, which stays empty after the card is taken. */
export function Pool({ pool, players, selected, words, onCard, advised }: PoolProps) {
  const columns = columnsFor(players);
  const places = Array.from({ length: HAND * players + ROWS }, (_, index) => index + 1);
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<Card | null>(null);
  const stop = pool.find((card) => card === focused) ?? pool[0];
  return (
    <ol
      className="cow-pool"
      aria-label={words.pool}
      data-zone="pool"
      ref={list}
      style={{ '--cols': columns, '--lines': Math.ceil(places.length / columns) } as CSSProperties}
      onKeyDown={(event) => moveFocus(event, list.current, columns)}
    >
      {places.map((card) =>
        pool.includes(card) ? (
          <li key={card} className={card === selected ? 'sel' : ''}>
            <button
              type="button"
              data-card={card}
              tabIndex={card === stop ? 0 : -1}
              aria-pressed={card === selected}
              disabled={onCard === null}
              onFocus={() => setFocused(card)}
              onClick={() => onCard?.(card)}
            >
              <span className="vh">{words.card(card, penalty(card))}</span>
              <CowCard n={card} />
              <Advice places={advised.get(card)} />
            </button>
          </li>
        ) : (
          <li key={card} className="gone" aria-hidden="true" />
        ),
      )}
    </ol>
  );
}
