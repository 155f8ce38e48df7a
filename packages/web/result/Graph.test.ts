import { describe, expect, test } from 'vitest';
import { LABEL_GAP, spread } from './Graph.tsx';

describe('names at the end of the pencil lines', () => {
  test('stay where they are when there is room', () => {
    expect(spread([40, 120, 80])).toEqual([40, 120, 80]);
  });

  test('ten equal totals do not cover one another and stay on the paper', () => {
    const heights = spread(Array.from({ length: 10 }, () => 330)).sort((a, b) => a - b);
    heights.forEach((height, i) => {
      if (i > 0) expect(height - (heights[i - 1] as number)).toBeGreaterThanOrEqual(LABEL_GAP);
    });
    expect(heights.at(-1)).toBeLessThanOrEqual(334);
  });
});
