import type { Size } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Brainstorm } from '../brainstorm.ts';
import { pointsIn } from '../stage/points.ts';

/** The table for screen readers: every network, its owner and its points. */
export function InWords({ game: { view, words, nameOf } }: { readonly game: Brainstorm }) {
  const sizeOf = new Map<string, Size>(view.tiles.map(({ id, tile }) => [id, tile]));
  return (
    <div className="vh">
      <h2>{words.networks}</h2>
      {view.networks.length === 0 && <p>{words.emptyTable}</p>}
      <ul>
        {view.networks.map(({ tiles, owner }) => (
          <li key={tiles[0]}>
            {words.network(
              owner === null ? null : nameOf(owner),
              tiles.flatMap((id) => sizeOf.get(id) ?? []),
              pointsIn(view, tiles),
            )}
          </li>
        ))}
      </ul>
      {view.box && <p>{words.boxStands(view.box.stance)}</p>}
    </div>
  );
}
