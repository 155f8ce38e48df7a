import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { all, happenings, pick, play, table, timeout } from '../testing/play.ts';
import { cheapestRow } from './timeout.ts';

const two = () =>
  table({
    players: 2,
    hands: [
      [6, 44],
      [64, 71],
    ],
    rows: [[20], [35], [50, 52], [70]],
  });

describe('when time is out', () => {
  it('the lowest card is picked, and it is said first', () => {
    const state = must(timeout(two(), 0));
    expect(state.picks).toEqual([6, null]);
    expect(state.happened).toEqual([
      { type: 'timeout', player: 0 },
      { type: 'picked', player: 0, card: 6 },
    ]);
  });

  it('the cheapest row is taken, the first of equals', () => {
    const state = must(timeout(all(two(), 6, 71), 0));
    expect(happenings(state, 'took')[0]).toMatchObject({ row: 1, why: 'lowest' });
    expect(state.happened[0]).toEqual({ type: 'timeout', player: 0 });
    expect(cheapestRow([[55], [11], [1, 2], [5]])).toBe(2);
  });

  it('the lowest card of the pool is drafted', () => {
    const state = table({ players: 2, options: { variant: 'tactical' }, phase: 'draft', hands: [[1], []] });
    expect(must(timeout(state, 1)).hands).toEqual([[1], [2]]);
  });

  it('nothing is played for a seat that is not asked', () => {
    const refused = { ok: false, error: { code: 'NOT_YOUR_TURN', params: {} } };
    expect(timeout(play(two(), 0, pick(44)), 0)).toEqual(refused);
    expect(timeout(all(two(), 6, 71), 1)).toEqual(refused);
    expect(timeout(two(), 7)).toEqual(refused);
  });
});
