import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES as RULES, SLUGS } from '@izvilina/games/registry.ts';
import { SCENARIOS } from '@izvilina/games/scenarios.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { stubPage } from '../testing/page.ts';
import { BOXES, boxOf, tableOf } from './boxes.ts';
import { chairsToGather, firstOptions, peopleToBegin } from './defaults.ts';

beforeAll(stubPage);

const LANGUAGES = ['ru', 'en'] as const;

test('a device with the colour-blind aid lays a table with it, where the game has one', () => {
  expect(firstOptions('notnot', { shapes: true })).toEqual({ shapes: true });
  expect(firstOptions('notnot', { shapes: false })).toEqual({});
  expect(firstOptions('cow006', { shapes: true })).toEqual({});
});

test('a table for friends has as many chairs as its game may have', () => {
  const chairs = (least: number, most: number) => chairsToGather({ players: [least, most] });
  expect([chairs(2, 10), chairs(2, 2), chairs(1, 3), chairs(5, 8)]).toEqual([4, 2, 3, 5]);
});

test('one screen begins with two, or with as many as the game needs', () => {
  const people = (least: number, most: number) => peopleToBegin({ players: [least, most] });
  expect([people(2, 10), people(1, 4), people(3, 6), people(1, 1)]).toEqual([2, 2, 3, 1]);
});

test('a name that is no game of ours has no box and no table', () => {
  for (const name of ['chess', 'toString', '']) {
    expect(boxOf(name)).toBeUndefined();
    expect(tableOf(name)).toBeNull();
  }
});

describe.each(BOXES)('the box of $slug', (box) => {
  test('says everything in both languages', () => {
    for (const language of LANGUAGES) {
      expect(box.title[language]).toMatch(/\S/);
      expect(box.pitch[language]).toMatch(/\S/);
      expect(box.lettering[language].every((line) => line.trim().length > 0)).toBe(true);
    }
    expect(box.lettering.en).toHaveLength(box.lettering.ru.length);
    expect(box.title.en).not.toMatch(/[А-Яа-яЁё]/);
  });

  test('has the colours of its table by day and in the evening, and its own on the shelf', () => {
    const css = readFileSync(join(import.meta.dirname, box.slug, 'colours.css'), 'utf8');
    const rule = (selector: string) => css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
    const day = rule(`\n  .${box.slug}`);
    const evening = rule(`:root[data-theme="dark"] .${box.slug}`);
    for (const name of ['--t-bg', '--t-ink', '--t-ink2', '--t-line', '--t-accent']) {
      expect(day).toContain(`${name}:`);
      expect(evening).toContain(`${name}:`);
    }
    for (const name of ['--t-grain', '--button', '--spine', '--spine-ink']) expect(day).toContain(`${name}:`);
  });
});

describe.each(SLUGS)('%s', (slug) => {
  const box = boxOf(slug);

  test('is called and seated on the shelf as in its rules', async () => {
    const { title, players } = await RULES[slug]();
    expect(box).toMatchObject({ slug, title, players });
  });

  test('accepts what its tables start with', async () => {
    const { options } = await RULES[slug]();
    for (const shapes of [true, false])
      expect(parse(options, firstOptions(slug, { shapes }), 'BAD_OPTIONS').ok).toBe(true);
  });

  test('has a rulebook in both languages', async () => {
    const { scenarios, guide } = await SCENARIOS[slug]();
    expect(guide.length).toBeGreaterThan(0);
    for (const { title, text } of scenarios)
      for (const language of LANGUAGES) {
        expect(title[language]).toMatch(/\S/);
        expect(text[language]).toMatch(/\S/);
      }
  });
});

describe.each(SLUGS.filter((slug) => tableOf(slug) !== null))('the table of %s', (slug) => {
  test('speaks both languages, and keeps its own time if its rules do', async () => {
    const folder = join(import.meta.dirname, slug, 'words');
    for (const file of ['words.ru.ts', 'words.en.ts']) expect(existsSync(join(folder, file))).toBe(true);
    const module = (await tableOf(slug)?.())?.default;
    const game = await RULES[slug]();
    expect(module).toBeDefined();
    expect(module?.ownClock).toBe(game.race !== undefined);
  });
});
