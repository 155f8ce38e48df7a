import { type Axial, CELLS } from '@izvilina/games/ingenious/pieces/board.ts';
import { cellKey, type Open } from '../hand/choosing.ts';
import { centre, PITCH, type Point } from './geometry.ts';

/** How far from the centre of an open cell a touch may be to mean that cell: a fingertip is wider than a cell. */
const REACH = 0.85 * PITCH;

/** The open cell nearest to a point of the board; null when none is in reach. */
export function openCellNear({ x, y }: Point, open: Open): Axial | null {
  let nearest: Axial | null = null;
  let least = REACH;
  for (const cell of CELLS) {
    if (!open.has(cellKey(cell))) continue;
    const at = centre(cell);
    const far = Math.hypot(at.x - x, at.y - y);
    if (far > least) continue;
    nearest = cell;
    least = far;
  }
  return nearest;
}

/** The same for a point of the screen. */
export function openCellUnder(board: SVGSVGElement | null, screen: Point, open: Open): Axial | null {
  const drawn = board?.getScreenCTM();
  return drawn ? openCellNear(new DOMPoint(screen.x, screen.y).matrixTransform(drawn.inverse()), open) : null;
}
