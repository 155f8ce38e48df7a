import { describe, expect, it } from 'vitest';
import { type Chance, chanceAt, chances, shuffled } from './chance.ts';

const WORD = 2 ** 32;
const draws = (chance: Chance, n: number, count: number) => Array.from({ length: count }, () => chance.below(n));

/** Pearson's statistic for `counts` that should all be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('chance', () => {
  it('gives the same numbers on every platform (words of ChaCha20 computed elsewhere, key SHA-256 of the seed)', () => {
    const words = draws(chanceAt('izvilina', 0), WORD, 200);
    expect(words.slice(0, 8)).toEqual([
      1481378358, 2877522357, 790180665, 1945293584, 810978760, 4182779169, 3856550308, 1963046444,
    ]);
    expect([words[63], words[64], words[199]], 'past the first refill').toEqual([1608151005, 3922725597, 3291060932]);
    expect(draws(chanceAt('izvilina', 1), 104, 8)).toEqual([102, 77, 2, 49, 103, 29, 12, 34]);
  });

  it('draws every number equally often', () => {
    const chance = chanceAt('uniform', 0);
    const counts = new Array<number>(10).fill(0);
    for (const drawn of draws(chance, 10, 100_000)) counts[drawn] = (counts[drawn] ?? 0) + 1;
    expect(chiSquare(counts), '9 degrees of freedom, p = 0.001').toBeLessThan(27.88);
  });

  it('rejects the words that would favour small results', () => {
    const n = 3 * 2 ** 30; // a quarter of all words lies past the last multiple
    const words = draws(chanceAt('reject', 0), WORD, 400);
    const kept = words.filter((word) => word < n);
    expect(kept.length).toBeLessThan(words.length);
    expect(draws(chanceAt('reject', 0), n, kept.length)).toEqual(kept);
  });

  it('has another stream for every index and every seed', () => {
    const streams = ['a', 'b', 'a ', ''].flatMap((seed) => [0, 1, 2, 255, 256].map((index) => chanceAt(seed, index)));
    const firsts = streams.map((stream) => draws(stream, WORD, 4).join());
    expect(new Set(firsts).size).toBe(streams.length);
  });

  it('does not let one stream disturb another', () => {
    const alone = draws(chanceAt('s', 3), 1000, 100);
    const at = chances('s');
    const [one, other] = [at(3), at(4)];
    const mixed = alone.map(() => {
      other.below(7);
      return one.below(1000);
    });
    expect(mixed).toEqual(alone);
  });

  it('computes nothing before the first draw', () => {
    const notASeed = 5 as unknown as string;
    const chance = chances(notASeed)(1);
    expect(() => chance.below(2)).toThrow();
  });

  it.each([0, -1, 1.5, Number.NaN, WORD + 1])('refuses to draw below %s', (n) => {
    expect(() => chanceAt('s', 0).below(n)).toThrow(RangeError);
  });
});

describe('shuffled', () => {
  it('is fixed by its seed, keeps every item and leaves the original alone', () => {
    const items = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const mixed = shuffled(items, chanceAt('izvilina', 2));
    expect(mixed).toEqual([1, 6, 5, 2, 7, 9, 8, 4, 3, 10]);
    expect(mixed.toSorted((a, b) => a - b)).toEqual(items);
  });

  it('makes every order equally likely', () => {
    const chance = chanceAt('orders', 0);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffled(['a', 'b', 'c', 'd'], chance).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()]), '23 degrees of freedom, p = 0.001').toBeLessThan(49.73);
  });
});
