import { cosine, ONE, sine } from '@izvilina/games/brainstorm/geometry/sines.ts';
import { normalTenths } from '@izvilina/games/brainstorm/geometry/units.ts';

/**
 * Sines from the rules' own table with + − × ÷ only: `Math.sin` may differ in its last bit between browsers, and a
 * throw would then end elsewhere.
 */
export const sinOf = (degrees: number): number =>
  between(degrees, (sin, cos, rest) => sin * (1 - (rest * rest) / 2) + cos * rest);
export const cosOf = (degrees: number): number =>
  between(degrees, (sin, cos, rest) => cos * (1 - (rest * rest) / 2) - sin * rest);

const RADIANS_PER_TENTH = Math.PI / 1800;

/** The nearest tenth of a degree from the table, and the rest of the angle by its series. */
function between(degrees: number, of: (sin: number, cos: number, rest: number) => number): number {
  const tenths = Math.round(degrees * 10);
  const index = normalTenths(tenths);
  return of(sine(index) / ONE, cosine(index) / ONE, (degrees * 10 - tenths) * RADIANS_PER_TENTH);
}

/** The angle of a direction in degrees, to a tenth, folded into [0, 90): a square looks the same after a quarter turn. */
export function squareAngle(dx: number, dy: number): number {
  let [px, py] = [dx, dy];
  while (!(px > 0 && py >= 0)) [px, py] = [py, -px];
  const leftOf = (tenths: number) => cosine(tenths) * py - sine(tenths) * px;
  let [low, high] = [0, 900];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (leftOf(middle) >= 0) low = middle;
    else high = middle;
  }
  return ((leftOf(low) <= -leftOf(high) ? low : high) % 900) / 10;
}
