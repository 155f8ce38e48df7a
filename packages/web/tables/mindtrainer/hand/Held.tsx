import { tilesIn } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import { useOwnWords } from '../../../i18n/words.ts';
import { Tile } from '../board/Tile.tsx';
import { type MindtrainerWords, WORDS } from '../words/words.ts';
import '../look.css';

/** A rack, its tiles side by side. */
export function Held({ view }: { readonly view: MindtrainerView }) {
  const words = useOwnWords<MindtrainerWords>(WORDS);
  return (
    <ol className="mt-held" aria-label={words.rack}>
      {tilesIn(view.rack).map((tile, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rack may hold two equal tiles.
        <li key={slot}>
          <Tile tile={tile} />
          <span className="vh">{tile === '*' ? words.blank : tile}</span>
        </li>
      ))}
    </ol>
  );
}
