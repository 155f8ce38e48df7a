import { HOLE_SIDE, HOLES, OUTLINES, type Point, SIZES, type Size } from '@izvilina/games/brainstorm/pieces/pieces.ts';

import type { SceneGhost } from '../scene.ts';

export type Piece = Size | 'burner';
export const PIECES: readonly Piece[] = [...SIZES, 'burner'];

/** The outline round the piece's own origin, as in the data (seen from the front with y down it is mirrored). */
export const outlinePath = (piece: Piece): string => `M${OUTLINES[piece].map((at) => at.join(' ')).join('L')}Z`;

const HALF = HOLE_SIDE / 2;
const square = ([x = 0, y = 0]: readonly number[], half: number): string =>
  `M${x - half} ${y - half}v${2 * half}h${2 * half}v${-2 * half}z`;

/** Radius of the burner's hole, which is round. */
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

/** Where a pawn stands on a tile, clear of its holes. */
const STAND: Readonly<Record<Size, Point>> = { small: [17, 0], medium: [11, 9], large: [-2, 0] };

interface Lies {
  readonly face: 'front' | 'back';
  readonly at: Point;
  readonly angle: number;
}

/** A point of a piece, given from its own origin, in table coordinates. */
export function pointOf({ face, at, angle }: Lies, [x = 0, y = 0]: readonly number[]): Point {
  const turn = (angle * Math.PI) / 180;
  const up = face === 'back' ? -y : y;
  return [at[0] + x * Math.cos(turn) - up * Math.sin(turn), at[1] + x * Math.sin(turn) + up * Math.cos(turn)];
}

/** The same of a tile; where a pawn stands on it, unless told otherwise. */
export const pointOn = (tile: Lies & { readonly tile: Size }, point: Point = STAND[tile.tile]): Point =>
  pointOf(tile, point);

/**
 * Where to write the gain of a drop (the small tile): beyond its round end, because the tail distinguishes its poses.
 * Null for other pieces.
 */
export const beyondDrop = ({ piece, ...lies }: Pick<SceneGhost, 'piece' | 'face' | 'at' | 'angle'>): Point | null =>
  piece === 'small' ? pointOn({ tile: piece, ...lies }, [-36, 0]) : null;

/** The visual middle of a tile; the origin of a drop is its hole. */
const MIDDLE: Readonly<Record<Size, Point>> = { small: [12, 0], medium: [0, 0], large: [0, 0] };
export const middleOf = (tile: Parameters<typeof pointOn>[0]): Point => pointOn(tile, MIDDLE[tile.tile]);
