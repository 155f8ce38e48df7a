import type { Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Projection } from './projection.ts';
import type { Camera } from './scene.ts';
import type { Size } from './useSize.ts';

/** The visible part of the table's plane: pixels per millimetre, and the position of the table's centre in pixels. */
export interface Frame {
  readonly scale: number;
  readonly centre: Point;
}

/** Room round the table for the hand, under it also for its edge; above it is only the bar (mm). */
const BESIDE = 40;
const BELOW = 54;
const ABOVE = 22;

export function frameFor({ width, height }: Size, by: Projection, focus: Camera['focus']): Frame {
  const whole = Math.min(width / (by.width + 2 * BESIDE), height / (by.height + ABOVE + BELOW));
  if (focus === null) {
    const lift = ((BELOW - ABOVE) / 2) * whole;
    return { scale: whole, centre: [width / 2, height / 2 - lift] };
  }
  const [x, y] = by.toScreen(focus.at);
  const [across, down] = by.toScreen([focus.width, focus.height]);
  const scale = Math.max(whole, Math.min(width / Math.abs(across), height / Math.abs(down)));
  return { scale, centre: [width / 2 - x * scale, height / 2 - y * scale] };
}

export const onPlane = ({ scale, centre }: Frame, [x, y]: Point): Point => [
  (x - centre[0]) / scale,
  (y - centre[1]) / scale,
];
