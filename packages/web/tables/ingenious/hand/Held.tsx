import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import { useOwnWords } from '../../../i18n/words.ts';
import { Domino } from '../board/Piece.tsx';
import { type IngeniousWords, WORDS } from '../words/words.ts';
import '../look.css';

/** A rack, its tiles lying side by side. */
export function Held({ view }: { readonly view: IngeniousView }) {
  const { rack } = view;
  const words = useOwnWords<IngeniousWords>(WORDS);
  return (
    <ol className="ing-held" aria-label={words.rack}>
      {rack.map((tile, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rack may hold two equal tiles.
        <li key={slot}>
          <Domino tile={tile} />
          <span className="vh">{words.tileAt(slot + 1, tile)}</span>
        </li>
      ))}
    </ol>
  );
}
