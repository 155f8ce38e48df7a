import { FULL_TURN } from './units.ts';

/** Sines are integers in units of 2⁻³⁰, so that turning a point is exact integer arithmetic. */
export const ONE = 2 ** 30;

const QUARTER = FULL_TURN / 4;
const TERMS = 12;

/** Math.sin may differ in its last bit between machines; this uses only operations that cannot. */
function taylorSine(tenths: number): number {
  const x = (tenths * Math.PI) / (FULL_TURN / 2);
  let term = x;
  let sum = x;
  for (let k = 1; k < TERMS; k++) {
    term = (-term * x * x) / (2 * k * (2 * k + 1));
    sum += term;
  }
  return sum;
}

const FIRST_QUARTER = Int32Array.from({ length: QUARTER + 1 }, (_, tenths) => Math.round(taylorSine(tenths) * ONE));

/** One turn and a quarter, so that a cosine is a look-up too. */
const SINES = Int32Array.from({ length: FULL_TURN + QUARTER }, (_, index) => {
  const tenths = index % FULL_TURN;
  const within = tenths % QUARTER;
  switch (Math.floor(tenths / QUARTER)) {
    case 0:
      return FIRST_QUARTER[within] as number;
    case 1:
      return FIRST_QUARTER[QUARTER - within] as number;
    case 2:
      return -(FIRST_QUARTER[within] as number);
    default:
      return -(FIRST_QUARTER[QUARTER - within] as number);
  }
});

/** In 2⁻³⁰; `tenths` within one turn. */
export const sine = (tenths: number): number => SINES[tenths] as number;
export const cosine = (tenths: number): number => SINES[tenths + QUARTER] as number;

/** A fixed-point number rounded to the nearest integer (halves up). */
export const rounded = (fixed: number): number => Math.floor(fixed / ONE + 0.5);
