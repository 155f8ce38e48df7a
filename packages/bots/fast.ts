import type { Chance } from '@izvilina/kernel/chance.ts';

/** A fast generator (sfc32) for rollouts, where quality matters less than speed. Its state lives in one small array. */
export type Fast = Int32Array;

export function fastFrom(chance: Chance): Fast {
  const fast = new Int32Array(4);
  for (let i = 0; i < 4; i++) fast[i] = chance.below(2 ** 32);
  for (let i = 0; i < 12; i++) word(fast);
  return fast;
}

/** 32 random bits, as a signed number. */
export function word(fast: Fast): number {
  const a = fast[0] as number;
  const b = fast[1] as number;
  const c = fast[2] as number;
  const d = fast[3] as number;
  const sum = (((a + b) | 0) + d) | 0;
  fast[3] = (d + 1) | 0;
  fast[0] = b ^ (b >>> 9);
  fast[1] = (c + (c << 3)) | 0;
  fast[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum;
}

/** 0 ≤ x < n for small n (the bias is below n / 2³²). */
export const below = (fast: Fast, n: number): number => ((word(fast) >>> 0) * n * 2 ** -32) | 0;

/** 0 ≤ x < 1. */
export const unit = (fast: Fast): number => (word(fast) >>> 0) * 2 ** -32;

/** Shuffles the first `count` in place (Fisher–Yates, from the end). */
export function shuffle(items: Uint8Array, count: number, fast: Fast): void {
  for (let i = count - 1; i > 0; i--) {
    const j = below(fast, i + 1);
    const held = items[i] as number;
    items[i] = items[j] as number;
    items[j] = held;
  }
}
