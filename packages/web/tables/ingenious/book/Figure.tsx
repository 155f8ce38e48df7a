import { type Axial, CELLS, PRINTED } from '@izvilina/games/ingenious/pieces/board.ts';
import type { IngeniousHappening } from '@izvilina/games/ingenious/state.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import type { FigureProps } from '../../book.ts';
import { centre, hex, SIDE } from '../board/geometry.ts';
import { Lines } from '../board/Lines.tsx';
import { Sign, TileOnBoard } from '../board/Piece.tsx';
import '../look.css';

/** Largest distance from the tile, in cells, that the figure shows. */
const FARTHEST = 3;

const distance = ([q, r]: Axial, [p, s]: Axial): number =>
  Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q + r - p - s));

const isPrinted = (at: Axial): boolean => PRINTED.some(({ cell }) => CELLS[cell]?.join() === at.join());

/** The reader's first tile, with the lines that count and the points of each half. */
export function Figure({ before, happened, seat }: FigureProps<IngeniousView, IngeniousHappening>) {
  const placed = happened.find((one) => one.type === 'placed' && one.player === seat);
  if (placed?.type !== 'placed') return null;
  const away = (at: Axial) => Math.min(...placed.cells.map((cell) => distance(cell, at)));
  const reach = Math.max(1, ...before.cells.map(({ at }) => away(at)).filter((far) => far <= FARTHEST));
  const near = (at: Axial) => away(at) <= reach;
  const ground = CELLS.slice(0, 3 * before.radius * (before.radius + 1) + 1).filter(near);
  const occupied = before.cells.filter(({ at }) => near(at));
  const points = ground.map(centre);
  const left = Math.min(...points.map(({ x }) => x)) - SIDE;
  const top = Math.min(...points.map(({ y }) => y)) - SIDE;
  const width = Math.max(...points.map(({ x }) => x)) + SIDE - left;
  const height = Math.max(...points.map(({ y }) => y)) + SIDE - top;
  return (
    <svg
      className="ing-figure ing-drawn"
      data-reach={reach}
      viewBox={`${left} ${top} ${width} ${height}`}
      aria-hidden="true"
    >
      <path className="hx" d={ground.map((cell) => hex(centre(cell))).join('')} />
      {occupied.map(({ at, colour }) => (
        <g key={at.join()}>
          <path className={isPrinted(at) ? 'printed' : 'loose'} d={hex(centre(at), 0.955)} />
          <Sign colour={colour} at={centre(at)} />
        </g>
      ))}
      <TileOnBoard tile={placed.tile} cells={placed.cells} />
      <path className="held" d={placed.cells.map((cell) => hex(centre(cell), 0.955)).join('')} />
      <Lines halves={placed.halves} />
    </svg>
  );
}
