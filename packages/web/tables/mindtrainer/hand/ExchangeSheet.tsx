import { pointsOf, type Tile as TileKind } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import { useState } from 'react';
import { Sheet } from '../../../kit/widgets/Sheet.tsx';
import { Tile } from '../board/Tile.tsx';
import type { Mindtrainer } from '../useMindtrainer.ts';
import '../look.css';

/** MT-09: exchanges tiles of the rack for as many from the bag. */
export default function ExchangeSheet({ game, onClose }: { readonly game: Mindtrainer; readonly onClose: () => void }) {
  const { words, choosing, view, send } = game;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const slots = choosing.slots.flatMap((tile, slot) => (tile ? [{ tile, slot }] : []));
  const toggle = (slot: number) => {
    const next = new Set(chosen);
    if (!next.delete(slot) && next.size < view.bag) next.add(slot);
    setChosen(next);
  };
  const tiles: TileKind[] = slots.filter(({ slot }) => chosen.has(slot)).map(({ tile }) => tile);
  return (
    <Sheet title={words.exchangeTitle} onClose={onClose}>
      <p className="sub">{words.exchangeHow(view.bag)}</p>
      <ol className="mt-choose">
        {slots.map(({ tile, slot }) => (
          <li key={slot}>
            <button
              type="button"
              aria-pressed={chosen.has(slot)}
              aria-label={words.slot(slot + 1, tile === '*' ? words.blank : tile, pointsOf(tile))}
              onClick={() => toggle(slot)}
            >
              <Tile tile={tile} className="raised" />
            </button>
          </li>
        ))}
      </ol>
      <div className="rowf">
        <button
          type="button"
          className="stamp"
          disabled={tiles.length === 0 || send === null}
          onClick={() => {
            onClose();
            send?.({ type: 'exchange', tiles });
          }}
        >
          {words.exchangeDo(tiles.length)}
        </button>
        <button
          type="button"
          className="quiet"
          onClick={() => setChosen(new Set(slots.slice(0, view.bag).map(({ slot }) => slot)))}
        >
          {words.exchangeAll}
        </button>
      </div>
    </Sheet>
  );
}
