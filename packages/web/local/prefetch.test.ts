import { readData as readFromDisk } from '@izvilina/games/node/read-data.ts';
import { GAMES, SLUGS } from '@izvilina/games/registry.ts';
import { JOBS } from '@izvilina/jobs/registry.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { expect, test } from 'vitest';
import { prefetch } from './prefetch.ts';

test.each(SLUGS)('%s: what its usual options need and the code of its jobs are loaded, nothing else', async (slug) => {
  const game = await GAMES[slug]();
  const usual = parse(game.options, {}, 'BAD_OPTIONS');
  const needed = usual.ok ? (game.data?.needs(usual.value) ?? []) : [];
  const read: string[] = [];
  const jobs: string[] = [];
  await prefetch(
    { type: 'prefetch', game: slug, options: {} },
    (of, name) => {
      read.push(name);
      return readFromDisk(of, name);
    },
    { loadJobs: async (of) => void jobs.push(of) },
  );
  expect(read).toEqual(needed);
  expect(jobs).toEqual(JOBS[slug] ? [slug] : []);
});
