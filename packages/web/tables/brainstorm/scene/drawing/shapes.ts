import { HOLE_SIDE, HOLES, OUTLINES, type Point, SIZES, type Size } from '@izvilina/games/brainstorm/pieces/pieces.ts';

import type { SceneGhost } from '../scene.ts';

export type Piece = Size | 'burner';
export const PIECES: readonly Piece[] = [...SIZES, 'burner'];

/** The outline about the piece's own origin, as it is written in the data (its front seen with y down is mirrored). */
export const outlinePath = (piece: Piece): string => `M${OUTLINES[piece].map((at) => at.join(' ')).join('L')}Z`;

const HALF = HOLE_SIDE / 2;
const square = ([x = 0, y = 0]: readonly number[], half: number): string =>
  `M${x - half} ${y - half}v${2 * half}h${2 * half}v${-2 * half}z`;

/** The burner's hole is round. */
export const BURNER_HOLE = 12.5;

export const holesPath = (piece: Piece): string =>
  piece === 'burner'
    ? `M${BURNER_HOLE} 0A${BURNER_HOLE} ${BURNER_HOLE} 0 1 0 ${-BURNER_HOLE} 0A${BURNER_HOLE} ${BURNER_HOLE} 0 1 0 ${BURNER_HOLE} 0Z`
    : HOLES[piece].map((at) => square(at, HALF)).join('');

const RING = 11;
/** A ring in the colour of the die round every hole. */
export const ringsPath = (piece: Size): string =>
  HOLES[piece]
    .map(([x = 0, y = 0]) => `M${x - RING} ${y - RING}h${2 * RING}v${2 * RING}h${-2 * RING}z${square([x, y], HALF)}`)
    .join('');

/** Where a pawn stands on a tile: beside its holes. */
const STAND: Readonly<Record<Size, Point>> = { small: [17, 0], medium: [11, 9], large: [-2, 0] };

/** A point of a piece on the table. */
export function pointOn(
  {
    tile,
    face,
    at,
    angle,
  }: { readonly tile: Size; readonly face: 'front' | 'back'; readonly at: Point; readonly angle: number },
  [x, y]: Point = STAND[tile],
): Point {
  const turn = (angle * Math.PI) / 180;
  const up = face === 'back' ? -y : y;
  return [at[0] + x * Math.cos(turn) - up * Math.sin(turn), at[1] + x * Math.sin(turn) + up * Math.cos(turn)];
}

/** The tail of a drop tells its poses apart: what the tile brings is written beyond the round end. Null for other pieces. */
export const beyondDrop = ({ piece, ...lies }: Pick<SceneGhost, 'piece' | 'face' | 'at' | 'angle'>): Point | null =>
  piece === 'small' ? pointOn({ tile: piece, ...lies }, [-36, 0]) : null;

/** The middle of a tile as one sees it; the drop's own origin is its hole. */
const MIDDLE: Readonly<Record<Size, Point>> = { small: [12, 0], medium: [0, 0], large: [0, 0] };
export const middleOf = (tile: Parameters<typeof pointOn>[0]): Point => pointOn(tile, MIDDLE[tile.tile]);
