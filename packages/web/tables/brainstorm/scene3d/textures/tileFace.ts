import { DIE_OF } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { CanvasTexture } from 'three';
import { FLAMES, PRINTS } from '../../scene/drawing/neurons.ts';
import { BURNER_HOLE, outlinePath, type Piece, ringsPath } from '../../scene/drawing/shapes.ts';
import { sheetOf } from '../geometry/tile.ts';
import type { Palette } from '../palette.ts';
import { speckle, textureOf } from './canvas.ts';

const PIXELS_PER_MM = 7;

/** The print of a tile, seen from the front. */
export const tileTexture = (piece: Piece, palette: Palette): CanvasTexture =>
  textureOf(sheetOf(piece), PIXELS_PER_MM, (pen) => {
    const outline = new Path2D(outlinePath(piece));
    const { left, bottom, width, height } = sheetOf(piece);
    pen.fillStyle = palette[piece];
    pen.fillRect(left, bottom, width, height);
    addGrain(pen, piece);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    if (piece === 'burner') printBurner(pen);
    else {
      const { ink, thick, thin, solid } = PRINTS[piece];
      pen.strokeStyle = ink;
      pen.fillStyle = ink;
      pen.lineWidth = 4.2;
      pen.stroke(new Path2D(thick));
      pen.lineWidth = 2.1;
      pen.stroke(new Path2D(thin));
      pen.fill(new Path2D(solid));
      pen.fillStyle = palette[DIE_OF[piece]];
      pen.fill(new Path2D(ringsPath(piece)), 'evenodd');
    }
    trim(pen, outline);
  });

/** Fibres of the cardboard, barely visible. */
function addGrain(pen: CanvasRenderingContext2D, piece: Piece): void {
  const { left, bottom, width, height } = sheetOf(piece);
  const next = speckle(7);
  for (let i = 0; i < width * height * 0.35; i++) {
    pen.fillStyle = next() < 0.5 ? 'rgb(255 255 255 / .10)' : 'rgb(60 30 0 / .07)';
    pen.fillRect(left + next() * width, bottom + next() * height, 0.3 + next() * 0.9, 0.25);
  }
}

/** The light border of the print and the dark line of the cut. */
function trim(pen: CanvasRenderingContext2D, outline: Path2D): void {
  pen.strokeStyle = 'rgb(255 255 255 / .38)';
  pen.lineWidth = 3.4;
  pen.stroke(outline);
  pen.strokeStyle = 'rgb(40 24 8 / .55)';
  pen.lineWidth = 1.1;
  pen.stroke(outline);
}

function printBurner(pen: CanvasRenderingContext2D): void {
  for (const { outer, inner } of FLAMES) {
    pen.fillStyle = '#ff8a3c';
    pen.fill(new Path2D(outer));
    pen.fillStyle = '#ffd34d';
    pen.fill(new Path2D(inner));
  }
  pen.strokeStyle = '#ff8a3c';
  pen.lineWidth = 3.4;
  pen.setLineDash([1, 6.5]);
  pen.stroke(new Path2D('M-12-16-30-26M-12 16-30 26M-16 0H-58'));
  pen.setLineDash([]);
  pen.strokeStyle = '#ffd34d';
  pen.lineWidth = 2.2;
  pen.stroke(ring(BURNER_HOLE + 4));
}

const ring = (radius: number): Path2D => {
  const path = new Path2D();
  path.arc(0, 0, radius, 0, 2 * Math.PI);
  return path;
};
