import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import type { Axial } from '@izvilina/games/ingenious/pieces/board.ts';
import type { Colour } from '@izvilina/games/ingenious/pieces/colours.ts';
import type { Tile } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { memo } from 'react';
import { centre, hex, type Point, SIDE, short, waist } from './geometry.ts';
import { inkOf, SIGNS } from './symbols.ts';

const SIGN_SIZE = (SIDE * 0.72) / 19.5;

export const Sign = memo(({ colour, at, size = SIGN_SIZE }: { colour: Colour; at: Point; size?: number }) => (
  <path
    d={SIGNS[colour]}
    fillRule="evenodd"
    fill={inkOf(colour)}
    transform={`translate(${short(at.x)} ${short(at.y)}) scale(${short(size)})`}
  />
));

/** Two joined ebony hexagons, on an edge that shows their thickness. */
const TileBody = memo(({ cells }: { readonly cells: readonly [Axial, Axial] }) => {
  const [a, b] = [centre(cells[0]), centre(cells[1])];
  const body = `${hex(a, 0.955)}${hex(b, 0.955)}`;
  const joint = waist(a, b, 0.478);
  return (
    <>
      <g transform={`translate(${SIDE * 0.038} ${SIDE * 0.11})`} className="tile-edge">
        <path d={body} />
        <path d={joint} />
      </g>
      <g fill="var(--tile-ebony)">
        <path d={body} />
        <path d={joint} />
      </g>
      <path d={`${hex(a, 0.8)}${hex(b, 0.8)}`} fill="var(--tile-ebony-top)" />
    </>
  );
});

export function TileOnBoard({ tile, cells }: { readonly tile: Tile; readonly cells: readonly [Axial, Axial] }) {
  return (
    <>
      <TileBody cells={cells} />
      <Sign colour={tile[0]} at={centre(cells[0])} />
      <Sign colour={tile[1]} at={centre(cells[1])} />
    </>
  );
}

/** A symbol of a set-up position that belongs to no tile. */
export function Loose({ at, colour }: { readonly at: Axial; readonly colour: Colour }) {
  return (
    <>
      <path className="loose" d={hex(centre(at), 0.94)} />
      <Sign colour={colour} at={centre(at)} />
    </>
  );
}

const STANDING: readonly [Axial, Axial] = [
  [0, 0],
  [0, 1],
];
const LYING: readonly [Axial, Axial] = [
  [0, 0],
  [1, 0],
];

/** A tile outside the board: on a rack, or in a line of text. */
export function Domino({ tile, lying = false }: { readonly tile: Tile; readonly lying?: boolean }) {
  return (
    <svg className="domino" viewBox={lying ? '-31 -28 109 87' : '-31 -28 64 113'} aria-hidden="true">
      <TileOnBoard tile={tile} cells={lying ? LYING : STANDING} />
    </svg>
  );
}

/** The tile that a move lays. */
export const pictureOf = (move: Move) => (move.type === 'place' ? <Domino tile={move.tile} lying /> : null);

/** A symbol on its little ebony square, as on the tracks. */
export function Chip({ colour, label }: { readonly colour: Colour; readonly label: string }) {
  return (
    <svg className="chip" viewBox="-20 -20 40 40" role="img" aria-label={label}>
      <rect x="-20" y="-20" width="40" height="40" rx="6" fill="#242030" />
      <path d={SIGNS[colour]} fillRule="evenodd" fill={inkOf(colour)} transform="scale(.92)" />
    </svg>
  );
}
