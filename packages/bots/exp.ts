/** ln 2 in two parts: a small integer times the first part is exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;

const MOST = 708;
const POWERS = powersOfTwo(1_023);
/** Number of terms with coefficient 1/n!. The remainder is at most ln 2 / 2: a further term is below the last digit. */
const TERMS = 13;
const SHARES = Float64Array.from({ length: TERMS + 1 }, (_, n) => 1 / factorial(n));

/**
 * e to the power of x by sums and products alone, which every machine rounds alike. The last digit of `Math.exp` may
 * differ between engines, but an analysis must be the same on a server and in a browser.
 */
export function exp(x: number): number {
  if (x < -MOST) return 0;
  if (x > MOST) return Number.POSITIVE_INFINITY;
  const twos = Math.round(x * Math.LOG2E);
  const r = x - twos * LN2_HIGH - twos * LN2_LOW;
  let sum = 0;
  for (let n = TERMS; n >= 0; n--) sum = sum * r + (SHARES[n] as number);
  return sum * (POWERS[twos + 1_023] as number);
}

const bits = new DataView(new ArrayBuffer(8));
const ODD_SHARES = Float64Array.from({ length: TERMS }, (_, n) => 2 / (2 * n + 1));

/** The natural logarithm of x > 0, likewise by sums and products alone. */
export function ln(x: number): number {
  bits.setFloat64(0, x);
  const twos = (bits.getUint16(0) >> 4) - 1_023;
  const part = x * (POWERS[1_023 - twos] as number);
  const [r, whole] = part > Math.SQRT2 ? [part / 2, twos + 1] : [part, twos];
  const s = (r - 1) / (r + 1);
  let sum = 0;
  for (let n = TERMS - 1; n >= 0; n--) sum = sum * s * s + (ODD_SHARES[n] as number);
  return whole * LN2_HIGH + (s * sum + whole * LN2_LOW);
}

function powersOfTwo(most: number): Float64Array {
  const powers = new Float64Array(2 * most + 1);
  powers[most] = 1;
  for (let n = 1; n <= most; n++) {
    powers[most + n] = (powers[most + n - 1] as number) * 2;
    powers[most - n] = (powers[most - n + 1] as number) / 2;
  }
  return powers;
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}
