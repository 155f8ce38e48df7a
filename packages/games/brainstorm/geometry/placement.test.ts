import { chances } from '@izvilina/kernel/chance.ts';
import { describe, expect, it } from 'vitest';
import { HOLES, SIZES } from '../pieces/pieces.ts';
import { turned } from '../testing/independent.ts';
import { happenings, ids, over, play, refusal, restFor, table, thrown } from '../testing/play.ts';
import { holdsDie, NO_SLACK, placementOf } from './placement.ts';

const due = (die: 'red' | 'black' | 'white', at: readonly [number, number] = [0, 0], angle = 0) =>
  table({ players: 2, rest: { die, at, angle } });

describe('laying', () => {
  it('BS-10: the tile is of the die’s size and has that hole', () => {
    expect(refusal(due('red'), 0, over('medium'))).toBe('ILLEGAL_MOVE WRONG_SIZE');
    expect(refusal(due('black'), 0, { ...over('medium'), hole: 1 })).toBe('ILLEGAL_MOVE NO_SUCH_HOLE');
    expect(refusal(due('white'), 0, { ...over('large'), hole: 1 })).toBe('accepted');
    for (const face of ['front', 'back'] as const)
      for (const quarter of [0, 1, 2, 3])
        expect(refusal(due('white'), 0, { ...over('large'), face, quarter })).toBe('accepted');
  });

  it('BS-10, BS-D2: angle = die + 90·quarter + turn, origin = die + shift − the turned hole, back mirrored', () => {
    const chance = chances('poses')(0);
    for (let i = 0; i < 500; i++) {
      const tile = SIZES[chance.below(3)] as (typeof SIZES)[number];
      const face = chance.below(2) === 0 ? 'front' : 'back';
      const hole = chance.below(HOLES[tile].length);
      const quarter = chance.below(4);
      const slack = { dx: chance.below(50) / 100, dy: -chance.below(50) / 100, turn: chance.below(20) / 10 };
      const rest = { at: [chance.below(200) / 4, -chance.below(300) / 7] as const, angle: chance.below(3600) / 10 };
      const placed = placementOf(rest, { tile, face, hole, quarter, slack });
      const angle = rest.angle + 90 * quarter + slack.turn;
      expect(Math.abs(Math.round((angle - placed.angle) * 10) % 3600)).toBe(0);
      const [hx = 0, hy = 0] = HOLES[tile][hole] ?? [];
      const [x, y] = turned([hx, face === 'back' ? -hy : hy], angle);
      expect(placed.at[0]).toBeCloseTo(rest.at[0] + slack.dx - x, 1);
      expect(placed.at[1]).toBeCloseTo(rest.at[1] + slack.dy - y, 1);
    }
  });

  it('BS-R4: the tile may be shifted 0.75 mm and turned 5.6° within the play of the hole, no further', () => {
    const fits = (dx: number, dy: number, turn: number, angle = 0) =>
      holdsDie({ angle }, { quarter: 1, slack: { dx, dy, turn } });
    expect([fits(0.75, -0.75, 0), fits(0.76, 0, 0), fits(0, -0.76, 0)]).toEqual([true, false, false]);
    expect([fits(0, 0, 5.6), fits(0, 0, 5.7), fits(0, 0, -5.6), fits(0, 0, -5.7)]).toEqual([true, false, true, false]);
    expect([fits(0.3, 0, 3), fits(0.5, 0, 3)]).toEqual([true, false]);
    // A die at 45° has more room along its diagonal.
    expect([fits(1.06, 0, 0, 45), fits(1.07, 0, 0, 45), fits(0, 0, 90)]).toEqual([true, false, true]);
    expect(refusal(due('red'), 0, { ...over('small'), slack: { dx: 2, dy: 0, turn: 0 } })).toBe(
      'ILLEGAL_MOVE DIE_DOES_NOT_FIT',
    );
  });

  it('BS-R4: it is exactly whether the die’s four corners are in the hole', () => {
    const chance = chances('corners')(0);
    let fitting = 0;
    for (let i = 0; i < 5000; i++) {
      const slack = {
        dx: (chance.below(241) - 120) / 100,
        dy: (chance.below(241) - 120) / 100,
        turn: (chance.below(161) - 80) / 10,
      };
      const angle = chance.below(3600) / 10;
      const quarter = chance.below(4);
      const tileAngle = angle + 90 * quarter + slack.turn;
      let worst = 0;
      for (const [cx, cy] of [
        [8, 8],
        [8, -8],
        [-8, 8],
        [-8, -8],
      ] as const) {
        const [x, y] = turned([cx, cy], angle);
        const [u, v] = turned([x - slack.dx, y - slack.dy], -tileAngle);
        worst = Math.max(worst, Math.abs(u), Math.abs(v));
      }
      if (Math.abs(worst - 8.75) < 1e-6) continue;
      const fits = holdsDie({ angle }, { quarter, slack });
      expect(fits).toBe(worst < 8.75);
      if (fits) fitting++;
    }
    expect(fitting).toBeGreaterThan(200);
  });

  it('BS-11: once laid a tile never moves, and there is no move that could', () => {
    const state = table({ players: 2, dice: ['red', 'black'], rest: restFor('small', [10, 10]) });
    const laid = play(play(state, 0, over('small')), 0, { type: 'pawn', on: true });
    const [before] = laid.tiles;
    const later = play(thrown(laid, 'black', 'table', [120, 90]), 0, over('medium'));
    expect(later.tiles[0]).toBe(before);
    expect(refusal(laid, 0, over('small'))).toBe('ILLEGAL_MOVE WRONG_PHASE');
  });

  it('BS-R2: a tile may hang over the edge of the table', () => {
    const state = due('white', [-265, 0]);
    expect(refusal(state, 0, { ...over('large'), hole: 1, slack: NO_SLACK })).toBe('accepted');
  });

  it('new ids count on from the highest used', () => {
    const state = table({
      players: 2,
      tiles: [{ id: 'p7', tile: 'small', face: 'front', at: [-200, 100], angle: 0 }],
      rest: restFor('small', [100, 0]),
    });
    const laid = play(state, 0, over('small'));
    expect(ids(laid)).toEqual(['p7', 'p8']);
    expect(happenings(laid, 'laid')).toMatchObject([{ tile: { id: 'p8', at: [100, 0], angle: 0 }, touches: [] }]);
  });
});
