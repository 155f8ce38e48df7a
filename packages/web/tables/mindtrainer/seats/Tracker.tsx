import { countOf, TILES } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import { unseenBy } from '@izvilina/games/mindtrainer/view/unseen-by.ts';
import { Sheet } from '../../../kit/widgets/Sheet.tsx';
import type { Mindtrainer } from '../useMindtrainer.ts';

/** The letters not seen yet. */
export default function Tracker({ game, onClose }: { readonly game: Mindtrainer; readonly onClose: () => void }) {
  const { view, words } = game;
  const hidden = unseenBy(view);
  const counts = countOf(hidden);
  return (
    <Sheet title={words.tracker} onClose={onClose}>
      <p className="sub">
        {hidden.length > 0 ? words.trackerHow(view.bag, hidden.length - view.bag) : words.trackerNone}
      </p>
      <ul className="mt-tracker">
        {[...TILES.slice(1), TILES[0]].map((tile) => (
          <li key={tile} className={counts[tile] === 0 ? 'none' : ''}>
            <span className="vh">{words.left(tile === '*' ? words.blank : tile, counts[tile])}</span>
            <b aria-hidden="true">{tile === '*' ? '□' : tile}</b>
            <i aria-hidden="true">{counts[tile]}</i>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
