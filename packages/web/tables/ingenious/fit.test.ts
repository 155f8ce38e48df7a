import { options, settle } from '@izvilina/games/ingenious/options.ts';
import { expect, test } from 'vitest';
import { fit } from './fit.ts';

const WISHES = [
  {},
  { mode: 'team', partnersTalk: true },
  { mode: 'standard', first: 3 },
  { first: 1 },
  { first: null },
];

test('whatever was agreed on can be dealt to any number', () => {
  for (const wish of WISHES)
    for (const players of [1, 2, 3, 4])
      expect(settle(players, options.parse(fit(wish, players))), JSON.stringify({ wish, players })).toMatchObject({
        ok: true,
      });
});

test('what goes with the number is kept', () => {
  expect(fit({ mode: 'team', first: 3, partnersTalk: true }, 4)).toEqual({
    mode: 'team',
    first: 3,
    partnersTalk: true,
  });
  expect(fit({ mode: 'team', first: 2 }, 3)).toEqual({ first: 2 });
  expect(fit({ mode: 'standard', first: 1 }, 1)).toEqual({});
});
