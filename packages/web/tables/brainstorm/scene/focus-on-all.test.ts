import { expect, test } from 'vitest';
import { frameFor } from './camera.ts';
import { focusOnAll } from './focus-on-all.ts';
import { projectionFrom } from './projection.ts';

const TABLE = { width: 540, depth: 390 };
const FIELD = { width: 390, height: 180 };
const tile = (at: readonly [number, number]) => ({ id: 'p1', tile: 'medium', face: 'front', at, angle: 0 }) as const;
const seen = { phase: 'lay', tiles: [tile([-65, 0])], rest: null, box: null } as const;

test('a small board shows what lies on it, at least twice as large as the whole table would be', () => {
  const by = projectionFrom(TABLE, 'near');
  const { scale } = frameFor(FIELD, by, focusOnAll(seen, false));
  expect(scale).toBeGreaterThan(2 * frameFor(FIELD, by, null).scale);
});

test('the whole table while something is thrown, and for the box', () => {
  expect(focusOnAll({ ...seen, phase: 'throw' }, false)).toBeNull();
  expect(focusOnAll({ ...seen, phase: 'throw' }, true)).not.toBeNull();
  expect(focusOnAll({ ...seen, box: { at: [0, 0], angle: 0, stance: 'flat' } }, false)).toBeNull();
});
