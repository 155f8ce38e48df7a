import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import { Ground, marginOf } from '../board/Ground.tsx';
import { boardBox } from '../board/geometry.ts';
import { Loose, TileOnBoard } from '../board/Piece.tsx';
import { sceneOf } from '../stage/scene.ts';

/** The board with all its tiles at the end of the game. */
export default function Final({ view }: { readonly view: IngeniousView }) {
  const { laid, loose } = sceneOf(view, null);
  return (
    <svg className="ing-drawn" viewBox={boardBox(view.radius, marginOf(view.radius))} aria-hidden="true">
      <Ground radius={view.radius} clip="final-board" />
      {loose.map(({ at, colour }) => (
        <Loose key={at.join()} at={at} colour={colour} />
      ))}
      {laid.map(({ tile, cells }) => (
        <TileOnBoard key={cells.join()} tile={tile} cells={cells} />
      ))}
    </svg>
  );
}
