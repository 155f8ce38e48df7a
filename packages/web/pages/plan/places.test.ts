import { describe, expect, test } from 'vitest';
import { placesFor } from './places.ts';

const SEATS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('chairs round the lobby’s table', () => {
  test.each(SEATS)('%i chairs share each side evenly', (seats) => {
    const places = placesFor(seats);
    expect(places).toHaveLength(seats);
    for (const side of ['top', 'bottom'] as const) {
      const xs = places
        .filter((place) => place.side === side)
        .map((place) => place.x)
        .sort((a, b) => a - b);
      const share = (724 - 92) / xs.length;
      expect(share).toBeGreaterThanOrEqual(126);
      for (const [i, x] of xs.entries()) expect(x).toBeCloseTo(92 + share * (i + 0.5));
    }
  });

  test.each(SEATS)('with %i chairs the host has the near side and the order is clockwise', (seats) => {
    const places = placesFor(seats);
    expect(places[0]?.side).toBe('bottom');
    const angles = places.map(({ x, y }) => Math.atan2(y - 330, x - 408));
    const turns = angles.map((angle, i) => {
      const turn = (angles[(i + 1) % seats] as number) - angle;
      return (turn + 4 * Math.PI) % (2 * Math.PI);
    });
    expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI);
  });
});
