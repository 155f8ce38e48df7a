import type { CanvasTexture } from 'three';
import { markPath } from '../../../../pieces/Mark.tsx';
import { CHALK, INK, type Palette } from '../palette.ts';
import { textureOf, write } from './canvas.ts';

/** A small flat picture that always faces the camera: its texture and its size in mm. */
export interface Card {
  readonly texture: CanvasTexture;
  readonly width: number;
  readonly height: number;
}

const PIXELS_PER_MM = 8;

function card(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): Card {
  const picture = { left: -width / 2, bottom: -height / 2, width, height };
  return { texture: textureOf(picture, PIXELS_PER_MM, draw), width, height };
}

/** Draws a player's mark, which is defined in a 20 × 20 box with y down. */
function drawMark(
  pen: CanvasRenderingContext2D,
  seat: number,
  place: { x: number; y: number; size: number; fill: string },
): void {
  pen.save();
  pen.translate(place.x, place.y);
  pen.scale(place.size / 20, -place.size / 20);
  pen.translate(-10, -10);
  const path = new Path2D(markPath(seat));
  pen.lineJoin = 'round';
  pen.strokeStyle = INK;
  pen.lineWidth = 3.2;
  pen.stroke(path);
  pen.fillStyle = place.fill;
  pen.fill(path, 'evenodd');
  pen.restore();
}

/** The label of a network: its owner by colour and shape, and its points. */
export function pointsCard(owner: number, points: number, palette: Palette): Card {
  const width = points > 9 ? 40 : 33;
  return card(width + 3, 21, (pen) => {
    pen.fillStyle = 'rgb(20 8 0 / .38)';
    pen.fillRect(-width / 2 + 0.6, -10.4, width + 0.6, 18);
    pen.fillStyle = palette.paper;
    pen.fillRect(-width / 2 - 0.8, -8.6, width, 18);
    drawMark(pen, owner, { x: -width / 2 + 8.4, y: 0.4, size: 11, fill: palette.players[owner] ?? INK });
    pen.fillStyle = INK;
    pen.font = `760 13.5px ${palette.displayFont}`;
    write(pen, String(points), [-width / 2 + 17, -4.4]);
  });
}

export function gainCard(gain: number, palette: Palette): Card {
  const text = `${gain > 0 ? '+' : '−'}${Math.abs(gain)}`;
  return card(42, 24, (pen) => {
    pen.fillStyle = 'rgb(20 8 0 / .4)';
    pen.fillRect(-18.5, -11.5, 38, 21);
    pen.fillStyle = gain > 0 ? palette.signal : INK;
    pen.fillRect(-20, -10, 38, 21);
    pen.fillStyle = CHALK;
    pen.textAlign = 'center';
    pen.font = `760 14px ${palette.displayFont}`;
    write(pen, text, [-1, -4.6]);
  });
}

/** For a tile that would be removed. */
export const crossCard = (): Card =>
  card(23, 23, (pen) => {
    disc(pen, 10, CHALK, 1.7);
    pen.strokeStyle = '#b4260f';
    pen.lineWidth = 3.4;
    pen.lineCap = 'round';
    pen.stroke(new Path2D('M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5'));
  });

/** For a selected tile. */
export const checkCard = (palette: Palette): Card =>
  card(23, 23, (pen) => {
    disc(pen, 10, palette.lamp, 1.7);
    pen.strokeStyle = INK;
    pen.lineWidth = 3;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.stroke(new Path2D('M-4.8 0-1.4-3.6 5 4'));
  });

export const placeCard = (place: number, palette: Palette): Card =>
  card(23, 23, (pen) => {
    disc(pen, 10, palette.paper, 1.7);
    pen.fillStyle = INK;
    pen.textAlign = 'center';
    pen.font = `780 12px ${palette.displayFont}`;
    write(pen, String(place), [0, -4.2]);
  });

/** The player's mark, for the body of a pawn. */
export const markCard = (seat: number): Card =>
  card(12, 12, (pen) => drawMark(pen, seat, { x: 0, y: 0, size: 9, fill: CHALK }));

/** A bead of the preview's arc. */
export const beadTexture = (palette: Palette): CanvasTexture =>
  textureOf({ left: -5, bottom: -5, width: 10, height: 10 }, 8, (pen) => disc(pen, 4, palette.lamp, 1.7));

function disc(pen: CanvasRenderingContext2D, radius: number, fill: string, line: number): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = INK;
  pen.lineWidth = line;
  pen.stroke();
}
