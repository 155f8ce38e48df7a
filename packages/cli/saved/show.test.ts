import { readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SLUGS } from '@izvilina/games/registry.ts';
import { openText, viewText } from '@izvilina/games/texts.ts';
import { viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { commitmentTo } from '@izvilina/protocol/proof.ts';
import { expect, test } from 'vitest';
import { izvilina } from '../running.ts';
import { positionOf, readSavedGame } from './saved-game.ts';

const goldenOf = (slug: string): string => {
  const folder = fileURLToPath(new URL(`../../games/${slug}/playthroughs/`, import.meta.url));
  return join(folder, readdirSync(folder).sort()[0] as string);
};

const GIVEN = {
  game: 'cow006',
  position: {
    players: 2,
    round: 1,
    rows: [[12], [37], [43], [58]],
    hands: [
      [14, 60],
      [23, 77],
    ],
    bases: [[], []],
    totals: [0, 0],
  },
};

async function fileWith(content: object): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'izvilina-show-')), 'game.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

async function opened(path: string, seq: number | null = null) {
  const saved = must(await readSavedGame(path));
  return { slug: saved.slug, match: must(await positionOf(saved, seq)) };
}

test.each(SLUGS)('a position of %s is printed at the start, in between and at the end', async (slug) => {
  const text = async (seq: number | null) => {
    const { match } = await opened(goldenOf(slug), seq);
    return viewText(slug, viewOf(match, 'watcher'));
  };
  expect(await text(0)).toMatch(new RegExp(`^${slug}`));
  expect(await text(3)).not.toBe(await text(0));
  expect(await text(null)).toMatch(/^result {4}scores .*, places /m);
});

test('a watcher sees no hand, a seat its own, and only --open all of them', async () => {
  const { slug, match } = await opened(await fileWith(GIVEN));
  expect(await viewText(slug, viewOf(match, 'watcher'))).toMatch(/row 2 +37/);
  expect(await viewText(slug, viewOf(match, 'watcher'))).not.toMatch(/77|14/);
  expect(await viewText(slug, viewOf(match, 1))).toMatch(/own hand +23 +77/);
  expect(await viewText(slug, viewOf(match, 1))).not.toMatch(/14/);
  expect(await openText(slug, match)).toMatch(/own hand +14 +60[\s\S]*own hand +23 +77/);
});

test('a game that goes on from a moment of another is shown from there', async () => {
  const { game, ...from } = { ...GIVEN, seed: 'first', players: 2, options: {}, events: [], seat: 1 };
  const seed = commitmentTo('seed');
  const record = {
    format: 'izvilina',
    version: 3,
    game,
    rules: 1,
    players: 2,
    options: {},
    seed,
    from,
    events: [],
    names: ['Аня', 'bot:casual'],
    hash: null,
    commitment: seed,
    serverSeed: '',
    clientSeeds: [],
    local: true,
  };
  const { slug, match } = await opened(await fileWith(record));
  expect(await viewText(slug, viewOf(match, 1))).toMatch(/own hand +23 +77/);
});

test('show prints what was asked for', async () => {
  const { code, out } = await izvilina(['show', await fileWith(GIVEN), '--seq', '0', '--seat', '1']);
  expect([code, out]).toEqual([0, expect.stringMatching(/^event 0 of 0\ncow006[\s\S]*own hand +23 +77/)]);
});

test('what cannot be shown is said in one line', async () => {
  expect(await readSavedGame(await fileWith({}))).toMatchObject({ ok: false, error: { code: 'BAD_RECORD' } });
  expect(await readSavedGame(await fileWith({ ...GIVEN, game: 'chess' }))).toMatchObject({
    ok: false,
    error: { code: 'UNKNOWN_GAME' },
  });
  const wrong = must(await readSavedGame(await fileWith({ ...GIVEN, position: { ...GIVEN.position, rows: 3 } })));
  expect(await positionOf(wrong, null)).toMatchObject({ ok: false, error: { code: 'BAD_POSITION' } });
  const { code, err } = await izvilina(['show', await fileWith(GIVEN), '--seat', '2']);
  expect([code, err]).toEqual([2, expect.stringMatching(/--seat .* from 0 to 1/)]);
});
