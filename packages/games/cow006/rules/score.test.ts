import { describe, expect, it } from 'vitest';
import { cow006 } from '../game.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { all, dealt, happenings, pick, refusal, table, wander } from '../testing/play.ts';
import { titles } from './score.ts';

/** The last turn of a round in which nobody takes a row. */
const lastTurn = (given: {
  totals: number[];
  bases: number[][];
  round?: number;
  options?: Partial<Options>;
}): State => {
  const players = given.totals.length;
  const cards = Array.from({ length: players }, (_, seat) => 91 + seat);
  return all(table({ players, hands: cards.map((card) => [card]), rows: [[9], [45], [66], [90]], ...given }), ...cards);
};

describe('scores', () => {
  it('CW-12 the base is out of play: its cards are in no hand and cannot be picked', () => {
    const state = all(
      table({
        players: 2,
        hands: [
          [25, 77, 78],
          [41, 64, 65],
        ],
        rows: [[3, 8, 14, 19, 23], [40], [60], [80]],
      }),
      25,
      41,
    );
    expect([state.hands[0], state.bases[0]]).toEqual([
      [77, 78],
      [3, 8, 14, 19, 23],
    ]);
    expect(refusal(state, 0, pick(23))).toBe('ILLEGAL_MOVE NOT_IN_HAND');
    expect(all(state, 77, 64).bases[0]).toEqual([3, 8, 14, 19, 23]);
  });

  it('CW-13 a round is ten turns', () => {
    const start = dealt(4, { rounds: 2 });
    let turns = 0;
    const next = wander(
      start,
      'ten',
      (state) => state.round === 2,
      (state) => {
        turns += happenings(state, 'revealed').length;
      },
    );
    expect(turns).toBe(10);
    expect(cow006.view(start, 0).turn).toBe(1);
    expect([next.phase, cow006.view(next, 0).turn]).toEqual(['pick', 1]);
  });

  it('CW-13 the tenth turn waits for a row to be chosen before the round ends', () => {
    const asked = all(table({ players: 2, hands: [[5], [91]], rows: [[9], [45], [66], [90]] }), 5, 91);
    expect([asked.phase, asked.round, cow006.view(asked, 0).turn]).toEqual(['row', 1, 10]);
  });

  it('CW-14 the bases are added to the totals, and every round is recorded', () => {
    const state = lastTurn({
      totals: [20, 30],
      bases: [
        [7, 55],
        [10, 12],
      ],
      round: 3,
    });
    expect([state.totals, state.rounds, state.round]).toEqual([[28, 34], [[8, 4]], 4]);
    expect(happenings(state, 'scored')).toEqual([{ type: 'scored', round: 3, penalties: [8, 4], totals: [28, 34] }]);
    expect(state.bases).toEqual([[], []]);
    expect(cow006.result(state)).toEqual({
      scores: [28, 34],
      places: null,
      detail: { totals: [28, 34], rounds: [[8, 4]], titles: { winners: [], lords: [] } },
    });
  });

  it('CW-14 the record of all rounds adds up to the totals', () => {
    const { rounds, totals } = wander(dealt(3, { rounds: 4 }), 'record', () => false);
    expect(rounds).toHaveLength(4);
    expect(totals).toEqual([0, 1, 2].map((seat) => rounds.reduce((sum, round) => sum + (round[seat] as number), 0)));
  });

  it('CW-16 65 goes on, 66 ends, and more than 66 ends', () => {
    const after = (base: number[]) => lastTurn({ totals: [0, 61], bases: [[], base] });
    expect([after([1, 2, 3, 4]).phase, after([1, 2, 3, 4]).totals]).toEqual(['pick', [0, 65]]);
    expect([after([11]).phase, after([11]).totals]).toEqual(['over', [0, 66]]);
    expect(after([55]).phase).toBe('over');
  });

  it('CW-16 it is checked only at a round’s end', () => {
    const state = all(
      table({
        players: 2,
        hands: [
          [47, 71],
          [82, 92],
        ],
        rows: [[9], [45], [66], [90]],
        bases: [[], [22, 33]],
        totals: [31, 60],
      }),
      47,
      92,
    );
    expect([state.phase, state.totals]).toEqual(['pick', [31, 60]]);
  });

  it('CW-17 the lowest total wins, whoever reached 66 is lord of the cows', () => {
    const state = lastTurn({ totals: [31, 12, 60], bases: [[], [], [22, 33]] });
    expect(cow006.result(state)).toEqual({
      scores: [31, 12, 70],
      places: [2, 1, 3],
      detail: { totals: [31, 12, 70], rounds: [[0, 0, 10]], titles: { winners: [1], lords: [2] } },
    });
    expect(cow006.turn(state)).toEqual({ over: true });
    expect(cow006.view(state, 'watcher').result).toEqual(cow006.result(state));
    expect(happenings(state, 'over')).toEqual([{ type: 'over', places: [2, 1, 3] }]);
  });

  it('CW-R3 equal lowest totals share the win', () => {
    const state = lastTurn({ totals: [20, 60, 20], bases: [[], [55], []] });
    expect(cow006.result(state)).toMatchObject({
      places: [1, 3, 1],
      detail: { titles: { winners: [0, 2], lords: [1] } },
    });
  });

  it('CW-R3 of those past 66 only the highest are lords, equal ones together, and never a winner', () => {
    expect(titles([10, 72, 67], 66)).toEqual({ winners: [0], lords: [1] });
    expect(titles([10, 72, 72], 66)).toEqual({ winners: [0], lords: [1, 2] });
    expect(titles([70, 70], 66)).toEqual({ winners: [0, 1], lords: [] });
    expect(titles([68, 70], 66)).toEqual({ winners: [0], lords: [1] });
    expect(titles([10, 65], 66)).toEqual({ winners: [0], lords: [] });
  });

  it('CW-R3 with a fixed number of rounds the threshold ends nothing and still gives the title', () => {
    const options = { rounds: 3, endAt: 20 };
    const second = lastTurn({ totals: [40, 3], bases: [[], [55]], round: 2, options });
    expect([second.phase, second.round]).toEqual(['pick', 3]);
    const third = lastTurn({ totals: [40, 3], bases: [[], [55]], round: 3, options });
    expect(cow006.result(third)).toMatchObject({ places: [2, 1], detail: { titles: { winners: [1], lords: [0] } } });
    const mild = lastTurn({ totals: [4, 3], bases: [[], []], round: 3, options });
    expect(cow006.result(mild)).toMatchObject({ detail: { titles: { winners: [1], lords: [] } } });
  });

  it('CW-R6 the threshold is the host’s, and so is the number of rounds', () => {
    expect(lastTurn({ totals: [3, 15], bases: [[], [22]], options: { endAt: 20 } }).phase).toBe('over');
    expect(lastTurn({ totals: [3, 15], bases: [[], [22]], options: { endAt: 21 } }).phase).toBe('pick');
    expect(lastTurn({ totals: [3, 65], bases: [[], [55]], options: { endAt: 200 } }).phase).toBe('pick');
    for (const rounds of [1, 3]) {
      const state = wander(dealt(2, { rounds }), 'rounds', () => false);
      expect([state.phase, state.rounds.length, state.round]).toEqual(['over', rounds, rounds]);
    }
  });
});
