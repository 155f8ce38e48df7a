import { expect, it } from 'vitest';
import { all, play, table, take } from './play.ts';

it('CW-18 the worked example gives its six pictured tables', () => {
  let state = table({
    players: 4,
    hands: [
      [14, 21, 3, 37, 1, 61],
      [15, 24, 36, 41, 11, 62],
      [34, 25, 42, 45, 32, 63],
      [40, 29, 43, 46, 50, 64],
    ],
    rows: [[12], [30], [33], [38]],
  });
  expect(state.rows).toEqual([[12], [30], [33], [38]]);

  state = all(state, 14, 15, 34, 40);
  expect(state.rows).toEqual([[12, 14, 15], [30], [33, 34], [38, 40]]);

  state = all(state, 21, 24, 25, 29);
  expect(state.rows).toEqual([[25, 29], [30], [33, 34], [38, 40]]);

  state = play(all(state, 3, 36, 42, 43), 0, take(1));
  expect(state.rows).toEqual([[25, 29], [3], [33, 34, 36], [38, 40, 42, 43]]);

  state = all(state, 37, 41, 45, 46);
  expect(state.rows).toEqual([[25, 29], [3], [33, 34, 36, 37, 41], [46]]);

  state = play(all(state, 1, 11, 32, 50), 0, take(3));
  expect(state.rows).toEqual([[25, 29, 32], [3, 11], [50], [1]]);
  expect(state.bases).toEqual([[30, 46], [], [12, 14, 15, 21, 24], [38, 40, 42, 43, 45, 33, 34, 36, 37, 41]]);
});
