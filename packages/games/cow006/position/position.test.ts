import { chanceAt } from '@izvilina/kernel/chance.ts';
import { describe, expect, it } from 'vitest';
import { cow006 } from '../game.ts';
import { pick, play, table, wording } from '../testing/play.ts';

const good = {
  players: 2,
  hands: [
    [6, 44],
    [64, 71],
  ],
  rows: [[20], [35], [50, 52], [70]],
};
const drafting = { players: 2, options: { variant: 'tactical' }, phase: 'draft' };

const verdict = (raw: unknown): string => {
  const result = cow006.position(raw, chanceAt('position', 0));
  return result.ok ? 'good' : wording(result.error);
};

describe('a given position', () => {
  it('takes natural values for whatever it leaves out', () => {
    expect(table(good)).toMatchObject({
      round: 1,
      phase: 'pick',
      bases: [[], []],
      picks: [null, null],
      totals: [0, 0],
      pool: [],
      played: [[], []],
      drafted: null,
      options: { variant: 'standard', endAt: 66 },
    });
  });

  it('sorts hands, keeps picks, and goes on from there', () => {
    const state = table({
      ...good,
      hands: [
        [44, 6],
        [71, 64],
      ],
      picks: [null, 71],
      totals: [3, 4],
      round: 2,
    });
    expect([state.hands, state.picks]).toEqual([good.hands, [null, 71]]);
    expect(play(state, 0, pick(44)).rows).toEqual([[20], [35, 44], [50, 52], [70, 71]]);
  });

  it('a draft by itself starts with the whole pool; the drafter follows from the hands', () => {
    expect(table(drafting)).toMatchObject({ drafter: 0, firstDrafter: 0, drafted: [[], []], rows: [[], [], [], []] });
    expect(table(drafting).pool).toHaveLength(24);
    expect(table({ ...drafting, hands: [[], [7]] })).toMatchObject({ drafter: 0, firstDrafter: 1 });
    expect(table({ ...drafting, hands: [[7], []] })).toMatchObject({ drafter: 1, firstDrafter: 0 });
    expect(table({ ...drafting, players: 3, hands: [[7], [], [8]] })).toMatchObject({ drafter: 1, firstDrafter: 2 });
    expect(table({ ...drafting, drafter: 1 })).toMatchObject({ drafter: 1, firstDrafter: 1 });
    const { phase, ...unnamed } = { ...drafting, pool: [1, 2, 3, 4, 5, 6] };
    expect(table(unnamed).phase).toBe(phase);
  });

  it.each<[string, object]>([
    ['BAD_POSITION', { ...good, players: '2' }],
    ['BAD_POSITION', { ...good, surprise: 1 }],
    ['BAD_POSITION', { ...good, phase: 'row' }],
    ['BAD_POSITION', { ...good, round: 0 }],
    ['BAD_POSITION', { ...good, totals: [-1, 0] }],
    [
      'BAD_POSITION',
      {
        ...good,
        hands: [
          [6.5, 44],
          [64, 71],
        ],
      },
    ],
    ['BAD_OPTIONS', { ...good, players: 11 }],
    ['BAD_OPTIONS', { ...good, players: 1 }],
    ['BAD_OPTIONS', { ...good, options: { variant: 'wild' } }],
    ['BAD_OPTIONS', { ...good, options: { surprise: 1 } }],
    ['BAD_OPTIONS', { ...good, options: { endAt: 0 } }],
    ['BAD_OPTIONS', { ...good, options: { rounds: 51 } }],
    ['BAD_OPTIONS', { ...good, options: null }],
    ['BAD_OPTIONS', { ...drafting, players: 5 }],
    ['BAD_POSITION HANDS_NOT_ONE_PER_SEAT', { ...good, hands: [[6, 44]] }],
    ['BAD_POSITION BASES_NOT_ONE_PER_SEAT', { ...good, bases: [[]] }],
    ['BAD_POSITION TOTALS_NOT_ONE_PER_SEAT', { ...good, totals: [0, 0, 0] }],
    ['BAD_POSITION PICKS_NOT_ONE_PER_SEAT', { ...good, picks: [null] }],
    ['BAD_POSITION NO_SUCH_DRAFTER', { ...good, drafter: 2 }],
    ['BAD_POSITION GAME_IS_OVER', { ...good, totals: [66, 0] }],
    ['BAD_POSITION GAME_IS_OVER', { ...good, round: 3, options: { rounds: 2 } }],
    [
      'BAD_POSITION NOT_IN_DECK',
      {
        ...good,
        hands: [
          [6, 105],
          [64, 71],
        ],
      },
    ],
    ['BAD_POSITION NOT_IN_DECK', { ...good, bases: [[0], []] }],
    ['BAD_POSITION NOT_IN_DECK', { ...good, options: { variant: 'tactical' } }],
    [
      'BAD_POSITION CARD_TWICE',
      {
        ...good,
        hands: [
          [6, 64],
          [64, 71],
        ],
      },
    ],
    ['BAD_POSITION CARD_TWICE', { ...good, bases: [[20], []] }],
    ['BAD_POSITION BAD_HANDS', { ...good, hands: [[6], [64, 71]] }],
    ['BAD_POSITION BAD_HANDS', { ...good, hands: [[], []] }],
    ['BAD_POSITION BAD_HANDS', { players: 2, rows: good.rows }],
    ['BAD_POSITION BAD_ROWS', { players: 2, hands: good.hands }],
    ['BAD_POSITION BAD_ROWS', { ...good, rows: [[20], [35], [50, 52]] }],
    ['BAD_POSITION BAD_ROWS', { ...good, rows: [[20], [35], [52, 50], [70]] }],
    ['BAD_POSITION BAD_ROWS', { ...good, rows: [[20], [35], [], [70]] }],
    ['BAD_POSITION BAD_ROWS', { ...good, rows: [[1, 2, 3, 4, 5, 7], [35], [50], [70]] }],
    ['BAD_POSITION PICK_NOT_IN_HAND', { ...good, picks: [64, null] }],
    ['BAD_POSITION ALL_PICKED', { ...good, picks: [6, 64] }],
    ['BAD_POSITION POOL_OUTSIDE_DRAFT', { ...good, phase: 'pick', pool: [1] }],
    ['BAD_POSITION NO_DRAFT_IN_VARIANT', { players: 2, phase: 'draft' }],
    ['BAD_POSITION NO_DRAFT_IN_VARIANT', { ...drafting, options: { variant: 'tactical', draft: false } }],
    ['BAD_POSITION DRAFT_COMES_FIRST', { ...drafting, rows: [[1], [2], [3], [4]], pool: [5, 6, 7, 8, 9, 10] }],
    ['BAD_POSITION DRAFT_COMES_FIRST', { ...drafting, hands: [[5], [6]], picks: [5, null] }],
    ['BAD_POSITION BAD_POOL', { ...drafting, pool: [1, 2, 3, 4] }],
    ['BAD_POSITION BAD_POOL', { ...drafting, pool: [1, 2, 3, 4, 5] }],
    ['BAD_POSITION BAD_HANDS', { ...drafting, hands: [[1, 2], []] }],
    ['BAD_POSITION BAD_HANDS', { ...drafting, hands: [[1], []], drafter: 0 }],
  ])('refuses %s: %j', (code, raw) => {
    expect(verdict(raw)).toBe(code);
  });

  it('refuses what is no object at all', () => {
    for (const raw of [null, 7, 'two', [], undefined]) expect(verdict(raw)).toBe('BAD_POSITION');
  });

  it('CW-R3 with a fixed number of rounds a total past the threshold can be', () => {
    expect(verdict({ ...good, totals: [70, 0], options: { rounds: 3 } })).toBe('good');
  });
});
