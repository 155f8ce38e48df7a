import type { Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import { BLANK } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import type { ReactNode } from 'react';
import { Tile } from './Tile.tsx';
import '../look.css';

/** The tiles of a move, small, for the list of advice. */
export function pictureOf(move: Move): ReactNode {
  if (move.type !== 'lay' && move.type !== 'exchange') return null;
  const tiles =
    move.type === 'lay'
      ? move.tiles.map(({ letter, blank }) => ({ tile: blank ? BLANK : letter, as: letter }))
      : move.tiles.map((tile) => ({ tile, as: null }));
  return (
    <span className="mt-picture">
      {tiles.map(({ tile, as }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a move may have two equal tiles.
        <Tile key={i} tile={tile} as={as} />
      ))}
    </span>
  );
}
