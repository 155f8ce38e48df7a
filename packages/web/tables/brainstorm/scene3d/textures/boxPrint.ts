import { BOX } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { CanvasTexture } from 'three';
import { BRAIN, FOLDS } from '../../print.ts';
import { type Picture, textureOf, write } from './canvas.ts';

export const CARDBOARD = { lid: '#f0b0a2', side: '#dd9686', base: '#c98375' } as const;
const PLUM = '#7d2440';
const TITLE = '#4c1428';

const PIXELS_PER_MM = 4;

const centred = (width: number, height: number): Picture => ({ left: -width / 2, bottom: -height / 2, width, height });

export interface Lettering {
  readonly title: string;
  readonly font: string;
}

export const lidTexture = ({ title, font }: Lettering): CanvasTexture =>
  textureOf(centred(BOX.length, BOX.width), PIXELS_PER_MM, (pen) => {
    pen.fillStyle = CARDBOARD.lid;
    pen.fillRect(-BOX.length / 2, -BOX.width / 2, BOX.length, BOX.width);
    pen.strokeStyle = 'rgb(255 255 255 / .4)';
    pen.lineWidth = 2;
    pen.strokeRect(-BOX.length / 2 + 1, -BOX.width / 2 + 1, BOX.length - 2, BOX.width - 2);
    pen.fillStyle = TITLE;
    pen.font = `820 25px ${font}`;
    write(pen, title, [-BOX.length / 2 + 15, BOX.width / 2 - 34], BOX.length - 30);
    pen.save();
    pen.translate(0, -24);
    pen.scale(0.97, -0.97);
    drawBrain(pen);
    pen.restore();
  });

function drawBrain(pen: CanvasRenderingContext2D): void {
  const outline = new Path2D(BRAIN);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.fillStyle = '#e3807a';
  pen.fill(outline);
  pen.save();
  pen.clip(outline);
  pen.strokeStyle = PLUM;
  pen.lineWidth = 8;
  pen.stroke(new Path2D(FOLDS));
  pen.restore();
  pen.lineWidth = 7;
  pen.strokeStyle = PLUM;
  pen.stroke(outline);
}

/** A side of the lid with the title along it. */
export const sideTexture = (length: number, height: number, { title, font }: Lettering): CanvasTexture =>
  textureOf(centred(length, height), PIXELS_PER_MM, (pen) => {
    pen.fillStyle = CARDBOARD.side;
    pen.fillRect(-length / 2, -height / 2, length, height);
    pen.fillStyle = TITLE;
    pen.textAlign = 'center';
    pen.font = `780 17px ${font}`;
    write(pen, title, [0, -6], length - 24);
  });
