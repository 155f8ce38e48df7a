import { SLUGS } from '@izvilina/games/registry.ts';
import { expect, test } from 'vitest';
import { izvilina } from './running.ts';

test('rules check prints one line per game and fails exactly when a rule is not proved', async () => {
  const { code, out, err } = await izvilina(['rules', 'check']);
  const counts = Array.from(out.matchAll(/^(\w+): (\d+)\/(\d+) rules proved$/gm), ([, slug, proved, total]) => ({
    slug,
    allProved: proved === total,
  }));
  expect(counts.map(({ slug }) => slug)).toEqual(SLUGS);
  expect(code).toBe(err === '' && counts.every(({ allProved }) => allProved) ? 0 : 1);
});
