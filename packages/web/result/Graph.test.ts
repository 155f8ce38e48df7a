import { describe, expect, test } from 'vitest';
import { axisOf, isMarked, LABEL_GAP, spread } from './Graph.tsx';

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

  test('two that need room at the floor leave the others at their points', () => {
    expect(spread([100, 333, 334])).toEqual([100, 318, 334]);
  });
});

describe('the marks on the lines', () => {
  const marked = (points: number, seat: number, seats: number) =>
    Array.from({ length: points }, (_, point) => point).filter((point) => isMarked(point, points, seat, seats));

  test('stand at every point of a short game', () => {
    expect(marked(4, 1, 3)).toEqual([0, 1, 2, 3]);
  });

  test('are few in a long one, never two lines at the same point but the last', () => {
    const [first, second] = [marked(39, 0, 2), marked(39, 1, 2)];
    expect(first.length).toBeLessThan(9);
    expect(first.filter((point) => second.includes(point))).toEqual([38]);
  });
});

describe('the axis', () => {
  const series = (most: number) => ({ labels: ['1'], values: [[3], [most]], limit: { at: 66, label: '66' } });

  test('fits the scores where the limit is far away', () => {
    expect(axisOf(series(14))).toMatchObject({ bottom: 0, top: 15, limit: null });
  });

  test('reaches down to totals below zero', () => {
    expect(axisOf(series(-13))).toMatchObject({ bottom: -15, top: 5 });
  });

  test('shows a limit that was near', () => {
    expect(axisOf(series(40))).toMatchObject({ bottom: 0, top: 80, limit: { at: 66, label: '66' } });
  });
});
