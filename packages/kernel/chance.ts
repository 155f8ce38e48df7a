import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The only source of randomness in the rules: fresh for every event, derived from (seed, index), never kept in a state. */
export interface Chance {
  /** A whole number, 0 ≤ x < n, every one equally likely. */
  below(n: number): number;
}

const WORDS_AT_ONCE = 64;
const ZEROS = new Uint8Array(WORDS_AT_ONCE * 4);
const BLOCKS_AT_ONCE = ZEROS.length / 64;
const WORD = 2 ** 32;

/** All the streams of one seed. Index 0 is the setup, index k the k-th event. Nothing is computed before the first draw. */
export function chances(seed: string): (index: number) => Chance {
  let key: Uint8Array | undefined;
  return (index) => {
    let words: DataView | undefined;
    let next = WORDS_AT_ONCE;
    let block = 0;
    const word = (): number => {
      if (next === WORDS_AT_ONCE) {
        key ??= sha256(utf8ToBytes(seed));
        const nonce = new Uint8Array(12);
        new DataView(nonce.buffer).setUint32(0, index, true);
        const bytes = chacha20(key, nonce, ZEROS, undefined, block);
        words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        block += BLOCKS_AT_ONCE;
        next = 0;
      }
      return (words as DataView).getUint32(4 * next++, true);
    };
    return {
      below(n) {
        if (!Number.isInteger(n) || n < 1 || n > WORD) throw new RangeError(`below(${n})`);
        const fair = WORD - (WORD % n); // rejection: words past the last whole multiple of n would favour small results
        for (;;) {
          const value = word();
          if (value < fair) return value % n;
        }
      },
    };
  };
}

/** A single stream of a seed. */
export const chanceAt = (seed: string, index: number): Chance => chances(seed)(index);

/** A random item, each equally likely. `items` must not be empty. */
export const drawn = <T>(items: readonly T[], chance: Chance): T => items[chance.below(items.length)] as T;

/** A shuffled copy (Fisher–Yates, from the end). */
export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const held = copy[i] as T;
    copy[i] = copy[j] as T;
    copy[j] = held;
  }
  return copy;
}
