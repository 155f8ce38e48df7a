import { type KeyboardEvent, useRef, useState } from 'react';
import { Advice } from '../../shared/Advice.tsx';
import { moveFocus } from '../../shared/arrowFocus.ts';
import { Domino } from '../board/Piece.tsx';
import type { IngeniousWords } from '../words/words.ts';
import type { Slots } from './slots.ts';
import type { Choice } from './useChoice.ts';
import { useDrag } from './useDrag.ts';

export interface RackProps {
  readonly slots: Slots;
  readonly choice: Choice;
  /** By slot: its ranks in the bot's advice. */
  readonly advised: ReadonlyMap<number, readonly number[]>;
  /** A tile was taken with the keyboard: the cursor goes to the board. */
  readonly onTaken: (slot: number) => void;
  readonly words: IngeniousWords;
}

/** The wooden rack. Digits and arrow keys reach every tile. */
export function Rack({ slots, choice, advised, onTaken, words }: RackProps) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState(0);
  const drag = useDrag(choice);
  const there = slots.flatMap((tile, slot) => (tile ? [slot] : []));
  const stop = there.includes(focused) ? focused : there[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, slot: number) => {
    if ((event.key === 'Enter' || event.key === ' ') && choice.placing) {
      event.preventDefault();
      onTaken(slot);
    } else moveFocus(event, list.current);
  };
  return (
    <ol className="ing-rack" aria-label={words.rack} ref={list}>
      {slots.map((tile, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places on a rack do not move.
        <li key={slot} className={slot === choice.slot ? 'sel' : ''}>
          {tile && (
            <button
              type="button"
              data-slot={slot}
              tabIndex={slot === stop ? 0 : -1}
              aria-pressed={slot === choice.slot}
              aria-label={words.tileAt(slot + 1, tile)}
              aria-disabled={!choice.placing}
              onFocus={() => setFocused(slot)}
              onClick={() => !drag.dragged() && choice.take(slot)}
              onKeyDown={(event) => onKeyDown(event, slot)}
              {...drag.handlers(slot)}
            >
              <Domino tile={tile} />
              <Advice places={advised.get(slot)} />
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
