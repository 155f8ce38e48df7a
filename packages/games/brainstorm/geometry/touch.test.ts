import { type Chance, chances, drawn } from '@izvilina/kernel/chance.ts';
import clipping, { type Ring } from 'polygon-clipping';
import { describe, expect, it } from 'vitest';
import { DICE, FACES, type PlacedTile, type Point, SIZE_OF, SIZES } from '../pieces/pieces.ts';
import { distance } from '../testing/independent.ts';
import { burnerOutline, type Outline, outlineOf, verticesOf } from './outline.ts';
import { covers, touches } from './touch.ts';

const chanceAt = chances('touching');

const somewhere = (chance: Chance, reach: number): Point => [
  (chance.below(2 * reach * 100) - reach * 100) / 100,
  (chance.below(2 * reach * 100) - reach * 100) / 100,
];

const someTile = (chance: Chance, reach: number): PlacedTile => ({
  tile: drawn(SIZES, chance),
  face: drawn(FACES, chance),
  at: somewhere(chance, reach),
  angle: chance.below(3600) / 10,
});

const ring = (outline: Outline): Ring => verticesOf(outline).map(([x, y]) => [x, y]);

function secondOpinion(a: Outline, b: Outline): boolean | 'too close to say' {
  const [one, other] = [verticesOf(a), verticesOf(b)];
  const apart = distance(one, other);
  if (Math.abs(apart - 0.3) < 1e-9) return 'too close to say';
  return apart < 0.3 || clipping.intersection([ring(a)], [ring(b)]).length > 0;
}

/** Moves `b` along x until the two are as close as possible without touching, within a hundredth. */
function slidUp(a: PlacedTile, b: PlacedTile): PlacedTile[] {
  const at = (hundredths: number): PlacedTile => ({ ...b, at: [hundredths / 100, b.at[1]] });
  let [touching, free] = [Math.round(a.at[0] * 100), 30_000];
  if (!touches(outlineOf(a), outlineOf(at(touching)))) return [];
  while (free - touching > 1) {
    const middle = Math.floor((touching + free) / 2);
    if (touches(outlineOf(a), outlineOf(at(middle)))) touching = middle;
    else free = middle;
  }
  return [at(touching), at(free)];
}

describe('BS-12, BS-R3: touching', () => {
  it('agrees with an independent polygon library on 20 000 random pairs', { timeout: 120_000 }, () => {
    const seen = { yes: 0, no: 0, skipped: 0 };
    for (let index = 0; index < 20_000; index++) {
      const chance = chanceAt(index);
      const a = outlineOf(someTile(chance, 1));
      const b = chance.below(8) === 0 ? burnerOutline(somewhere(chance, 90), chance.below(3600) / 10) : null;
      const other = b ?? outlineOf(someTile(chance, 95));
      const wanted = secondOpinion(a, other);
      if (wanted === 'too close to say') seen.skipped++;
      else {
        expect(touches(a, other), `pair ${index}`).toBe(wanted);
        expect(touches(other, a), `pair ${index} swapped`).toBe(wanted);
        seen[wanted ? 'yes' : 'no']++;
      }
    }
    expect(seen.yes).toBeGreaterThan(5000);
    expect(seen.no).toBeGreaterThan(5000);
    expect(seen.skipped).toBeLessThan(10);
  });

  it('agrees with it where a hundredth of a millimetre decides', { timeout: 60_000 }, () => {
    let pairs = 0;
    for (let index = 0; pairs < 1000; index++) {
      const chance = chanceAt(100_000 + index);
      const a = someTile(chance, 1);
      for (const b of slidUp(a, { ...someTile(chance, 30) })) {
        const wanted = secondOpinion(outlineOf(a), outlineOf(b));
        if (wanted === 'too close to say') continue;
        expect(touches(outlineOf(a), outlineOf(b))).toBe(wanted);
        pairs++;
      }
    }
  });

  it('a gap of 0.30 mm touches and one of 0.31 does not', () => {
    const tile = (x: number): PlacedTile => ({ tile: 'medium', face: 'front', at: [x, 0], angle: 0 });
    const first = outlineOf(tile(0));
    expect(touches(first, outlineOf(tile(70.3)))).toBe(true);
    expect(touches(first, outlineOf(tile(70.31)))).toBe(false);
  });

  it('a tile wholly inside another one touches it', () => {
    const large = outlineOf({ tile: 'large', face: 'front', at: [0, 0], angle: 0 });
    const small = outlineOf({ tile: 'small', face: 'front', at: [-15, 0], angle: 0 });
    expect([touches(large, small), touches(small, large)]).toEqual([true, true]);
  });

  it('BS-R3: holes count as filled', () => {
    for (const die of DICE) {
      const tile = outlineOf({ tile: SIZE_OF[die], face: 'front', at: [0, 0], angle: 0 });
      const burner = burnerOutline([0, 0], 0);
      expect(touches(tile, burner)).toBe(true);
    }
  });
});

describe('outlines', () => {
  it('the cores lie inside', () => {
    for (const tile of SIZES)
      for (const face of FACES) {
        const outline = outlineOf({ tile, face, at: [0, 0], angle: 0 });
        const vertices = verticesOf(outline);
        for (let i = 0; i < outline.cores.length; i += 3) {
          const [x, y, r] = outline.cores.slice(i, i + 3) as [number, number, number];
          expect(covers(outline, x, y)).toBe(true);
          expect(r).toBeGreaterThan(300);
          for (const [vx, vy] of vertices) expect(Math.hypot(vx * 100 - x, vy * 100 - y)).toBeGreaterThan(r);
        }
      }
  });

  it('the covering circles leave nothing out', () => {
    const all = [
      ...SIZES.flatMap((tile) => FACES.map((face) => outlineOf({ tile, face, at: [0, 0], angle: 0 }))),
      burnerOutline([0, 0], 0),
    ];
    for (const outline of all) {
      const circles = Array.from({ length: outline.covers.length / 3 }, (_, i) =>
        outline.covers.slice(3 * i, 3 * i + 3),
      );
      const isCovered = (px: number, py: number) =>
        circles.some(([x = 0, y = 0, r = 0]) => Math.hypot(px - x, py - y) <= r);
      // Every half millimetre, and along every edge: between two covered points nothing can stick out by more.
      const bare: number[][] = [];
      for (let x = outline.left; x <= outline.right; x += 50)
        for (let y = outline.near; y <= outline.far; y += 50)
          if (covers(outline, x + 0.5, y + 0.5) && !isCovered(x, y)) bare.push([x, y]);
      outline.xs.forEach((ax, i) => {
        const [ay = 0, bx = 0, by = 0] = [outline.ys[i], outline.xs.at(i - 1), outline.ys.at(i - 1)];
        for (let part = 0; part < 1; part += 0.02) {
          const [x, y] = [ax + (bx - ax) * part, ay + (by - ay) * part];
          if (!isCovered(x, y)) bare.push([x, y]);
        }
      });
      expect(bare).toEqual([]);
    }
  });
});
