import { pointsOf } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Tile } from '../board/Tile.tsx';
import type { Mindtrainer } from '../useMindtrainer.ts';
import { isPlaced } from './choosing.ts';
import type { Drag } from './useDrag.ts';

/** The wooden rack. A tap takes a tile, or places it at the cursor; arrow keys move along the rack. */
export function Rack({ game, drag }: { readonly game: Mindtrainer; readonly drag: Drag }) {
  const { choosing, placing, words } = game;
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState(0);
  const there = choosing.slots.flatMap((tile, slot) => (tile && !isPlaced(choosing, slot) ? [slot] : []));
  const stop = there.includes(focused) ? focused : there[0];
  const onKeyDown = (event: KeyboardEvent, slot: number) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const next = there[Math.max(0, Math.min(there.length - 1, there.indexOf(slot) + by))];
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-slot="${next}"]`)?.focus();
  };
  return (
    <ol className="mt-rack" aria-label={words.rack} ref={list}>
      {choosing.slots.map((tile, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places on a rack do not move.
        <li key={slot} data-place={slot} className={slot === choosing.held ? 'held' : ''}>
          {tile && !isPlaced(choosing, slot) && (
            <button
              type="button"
              data-slot={slot}
              tabIndex={slot === stop ? 0 : -1}
              aria-pressed={slot === choosing.held}
              aria-label={words.slot(slot + 1, tile === '*' ? words.blank : tile, pointsOf(tile))}
              aria-disabled={!placing}
              className={drag.dragged?.slot === slot ? 'away' : ''}
              onFocus={() => setFocused(slot)}
              onClick={() => placing && !drag.wasDragged() && game.act({ type: 'take', slot })}
              onKeyDown={(event) => onKeyDown(event, slot)}
              {...drag.handlers(slot)}
            >
              <Tile tile={tile} className="raised" />
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The tile being dragged. */
export function Flying({ game, drag }: { readonly game: Mindtrainer; readonly drag: Drag }) {
  const { dragged } = drag;
  const tile = dragged && game.choosing.slots[dragged.slot];
  if (!dragged || !tile) return null;
  const letter = game.choosing.placed.find(({ slot }) => slot === dragged.slot)?.letter;
  return (
    <div
      className="mt-flying"
      style={{
        left: dragged.far ? innerWidth - dragged.x : dragged.x,
        top: dragged.far ? innerHeight - dragged.y : dragged.y,
      }}
    >
      <Tile tile={tile} as={letter} className="raised" />
    </div>
  );
}
