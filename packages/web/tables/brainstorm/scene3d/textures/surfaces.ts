import type { Table } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { type CanvasTexture, RepeatWrapping } from 'three';
import type { Palette } from '../palette.ts';
import { speckle, textureOf } from './canvas.ts';

const PLANK = 130;
const WOOD_PIXELS_PER_MM = 2;

/** Planks along the table's length, each with its own tone, long fibres and an occasional knot. */
export function woodTexture({ width, depth }: Table, { wood, dark }: Palette): CanvasTexture {
  const picture = { left: 0, bottom: 0, width, height: depth };
  return textureOf(picture, WOOD_PIXELS_PER_MM, (pen) => {
    const next = speckle(11);
    pen.fillStyle = wood;
    pen.fillRect(0, 0, width, depth);
    for (let from = 0; from < depth; from += PLANK) {
      pen.save();
      pen.beginPath();
      pen.rect(0, from, width, PLANK);
      pen.clip();
      pen.fillStyle = next() < 0.5 ? `rgb(255 226 170 / ${next() * 0.09})` : `rgb(70 30 0 / ${next() * 0.1})`;
      pen.fillRect(0, from, width, PLANK);
      addFibres(pen, { width, from, next, dark });
      if (next() < 0.6) addKnot(pen, [next() * width, from + PLANK * (0.25 + next() * 0.5)], next);
      pen.restore();
      pen.fillStyle = dark ? 'rgb(12 5 0 / .75)' : 'rgb(60 28 6 / .55)';
      pen.fillRect(0, from - 0.5, width, 1);
      pen.fillStyle = 'rgb(255 230 190 / .16)';
      pen.fillRect(0, from + 0.5, width, 0.8);
    }
  });
}

interface Plank {
  readonly width: number;
  readonly from: number;
  readonly next: () => number;
  readonly dark: boolean;
}

function addFibres(pen: CanvasRenderingContext2D, { width, from, next, dark }: Plank): void {
  for (let i = 0; i < 260; i++) {
    const [x, y] = [next() * width * 1.2 - width * 0.2, from + next() * PLANK];
    const [length, bow] = [140 + next() * 420, (next() - 0.5) * 7];
    const light = next() < 0.42;
    const thickness = next() ** 3;
    const strength = (0.03 + next() * 0.07) * (1 - 0.7 * thickness) * (dark ? 1.25 : 1);
    pen.strokeStyle = light ? `rgb(255 225 170 / ${strength * 0.9})` : `rgb(72 34 6 / ${strength * 1.7})`;
    pen.lineWidth = 0.35 + thickness * 6;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + length / 2, y + bow, x + length, y + bow * 0.4);
    pen.stroke();
  }
}

function addKnot(pen: CanvasRenderingContext2D, [x, y]: readonly [number, number], next: () => number): void {
  const size = 3 + next() * 4;
  for (let i = 5; i >= 0; i--) {
    pen.strokeStyle = `rgb(60 26 4 / ${0.1 + (5 - i) * 0.035})`;
    pen.lineWidth = 1;
    pen.beginPath();
    pen.ellipse(x, y, size * (1 + i * 0.75), size * (0.55 + i * 0.28), 0, 0, 2 * Math.PI);
    pen.stroke();
  }
}

/** Red stripes for tiles that would be removed. */
export function hatchTexture(): CanvasTexture {
  const size = 12;
  const texture = textureOf({ left: 0, bottom: 0, width: size, height: size }, 10, (pen) => {
    pen.strokeStyle = '#c22c14';
    pen.lineWidth = 3.4;
    for (const shift of [-size, 0, size]) {
      pen.beginPath();
      pen.moveTo(shift - 2, -2);
      pen.lineTo(shift + size + 2, size + 2);
      pen.stroke();
    }
  });
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(1 / size, 1 / size);
  return texture;
}

/** A soft dark spot for where something touches the table. */
export const contactTexture = (): CanvasTexture =>
  textureOf({ left: -1, bottom: -1, width: 2, height: 2 }, 64, (pen) => {
    const shade = pen.createRadialGradient(0, 0, 0.2, 0, 0, 1);
    shade.addColorStop(0, 'rgb(10 4 0 / .62)');
    shade.addColorStop(0.55, 'rgb(10 4 0 / .26)');
    shade.addColorStop(1, 'rgb(10 4 0 / 0)');
    pen.fillStyle = shade;
    pen.fillRect(-1, -1, 2, 2);
  });
