import { isSlug, GAMES as RULES } from '@izvilina/games/registry.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { expect, test } from 'vitest';
import { firstOptions, GAMES } from './catalogue.ts';

test('a device with the colour-blind aid lays a table with it, where the game has one', () => {
  expect(firstOptions('notnot', { shapes: true })).toEqual({ shapes: true });
  expect(firstOptions('notnot', { shapes: false })).toEqual({});
  expect(firstOptions('cow006', { shapes: true })).toEqual({});
});

test.each(GAMES.filter(({ ready }) => ready))('$slug accepts what its tables start with', async ({ slug }) => {
  if (!isSlug(slug)) throw new Error(slug);
  const { options } = await RULES[slug]();
  for (const shapes of [true, false])
    expect(parse(options, firstOptions(slug, { shapes }), 'BAD_OPTIONS').ok).toBe(true);
});

test.each(GAMES.filter(({ ready }) => ready))(
  '$slug has a pace to agree on unless it is a race',
  async ({ slug, race }) => {
    if (!isSlug(slug)) throw new Error(slug);
    expect((await RULES[slug]()).race !== undefined).toBe(race === true);
  },
);
