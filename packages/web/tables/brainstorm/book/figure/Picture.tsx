import { OUTLINES, type Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { ReactNode } from 'react';
import type { Extent } from '../../../shared/figure/Drawing.tsx';
import { compose } from '../../scene/compose.ts';
import { type Piece, pointOf } from '../../scene/drawing/shapes.ts';
import { type Projection, projectionFrom } from '../../scene/projection.ts';
import { Pieces } from '../../scene/Scene2D.tsx';
import type { Scene } from '../../scene/scene.ts';
import { type Board, boardOf } from '../../stage/board.ts';

/** Room for labels and pawns around the pieces, in millimetres. */
const MARGIN = 26;
/** Room around a die beside the table. */
const BESIDE = 40;
const nothing = () => undefined;

/** A part of the table, in millimetres of the picture. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The table as a view has it, with something put on it. */
export const sceneWith = (view: BrainstormView, more: Partial<Board>, title: string): Scene =>
  compose({
    board: { ...boardOf(view), ...more },
    view,
    prepared: null,
    advised: [],
    camera: { kind: 'top', from: 'near', focus: null },
    title,
  });

export function Picture(props: {
  readonly scene: Scene;
  readonly part: Part;
  readonly extent: Extent;
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  const { scene, part, extent, className, children } = props;
  const by = projectionFrom(scene.table, 'near');
  return (
    <svg
      className={className}
      viewBox={`${part.left} ${part.top} ${part.width} ${part.height}`}
      style={{ width: `${extent.wide}em`, height: `${extent.high}em` }}
      aria-hidden="true"
    >
      <rect className="top" x={-by.width / 2} y={-by.height / 2} width={by.width} height={by.height} />
      <Pieces scene={scene} by={by} still onFlightEnd={nothing} />
      {children}
    </svg>
  );
}

export const wholeTable = ({ width, height }: Projection): Part => ({
  left: -width / 2,
  top: -height / 2,
  width,
  height,
});

/** The part of the table with everything on it; all of it when the box stands there. */
export function partOf(scenes: readonly [Scene, Scene]): Part {
  const { table } = scenes[0];
  const by = projectionFrom(table, 'near');
  if (scenes.some(({ box }) => box)) return wholeTable(by);
  const spots = scenes.flatMap(({ tiles, die, ghost }) =>
    [
      ...tiles.flatMap((tile) => edgeOf(tile.tile, tile)),
      ...(die?.kind === 'rest' ? [die.at] : []),
      ...(ghost ? edgeOf(ghost.piece, ghost) : []),
    ].map(by.toScreen),
  );
  const along = (axis: 0 | 1) => {
    const at = spots.map((spot) => spot[axis]);
    return { from: Math.min(...at) - MARGIN, length: Math.max(...at) - Math.min(...at) + 2 * MARGIN };
  };
  const [x, y] = [along(0), along(1)];
  return { left: x.from, top: y.from, width: x.length, height: y.length };
}

const edgeOf = (piece: Piece, lies: Parameters<typeof pointOf>[0]): readonly Point[] =>
  OUTLINES[piece].map((point) => pointOf(lies, point));

/** The same part and this point of the table. */
export function including(part: Part, at: Point): Part {
  const left = Math.min(part.left, at[0] - BESIDE);
  const top = Math.min(part.top, at[1] - BESIDE);
  return {
    left,
    top,
    width: Math.max(part.left + part.width, at[0] + BESIDE) - left,
    height: Math.max(part.top + part.height, at[1] + BESIDE) - top,
  };
}
