import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { write } from '@izvilina/games/playthrough.ts';
import { SLUGS } from '@izvilina/games/registry.ts';
import { expect, test } from 'vitest';
import { izvilina } from '../running.ts';
import { finish } from './finish-playthrough.ts';

test.each(SLUGS)('a golden game of %s may begin as its first line alone', async (slug) => {
  const game = await loadGame(slug, {}, readData);
  const start = { game: slug, rules: game.rules, players: 2, options: {}, seed: 'a first line' };
  const played = await finish(game, { start, plies: [] });
  const last = JSON.parse(write(game, played).trim().split('\n').at(-1) ?? '');
  expect(last.places).toHaveLength(2);
  expect(await finish(game, played)).toEqual(played);
});

test('golden games that still hold are left as they are', async () => {
  const { code, out } = await izvilina(['golden', SLUGS[0] as string]);
  expect([
    code,
    new Set(
      out
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ),
  ]).toEqual([0, new Set(['unchanged'])]);
});

test('golden names the games there are', async () => {
  const { code, err } = await izvilina(['golden', 'chess']);
  expect([code, err]).toEqual([2, expect.stringContaining(SLUGS.join(', '))]);
});
