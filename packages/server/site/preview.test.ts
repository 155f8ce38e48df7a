import { readFileSync } from 'node:fs';
import { SLUGS } from '@izvilina/games/registry.ts';
import { describe, expect, test } from 'vitest';
import { type FindTable, languageOf, previewOf, withPreview } from './preview.ts';

const TABLE = 'A'.repeat(22);
const findTable =
  (gathering: boolean, host = 'Аня'): FindTable =>
  async (id) =>
    id === TABLE ? { game: 'cow006', gathering, host } : null;

describe('a link says of itself', () => {
  test.each([
    ['/', 'Извилина', null],
    ['/rules/cow006', '«Корова 006»: правила, которые можно потрогать', 'cow006'],
    ['/daily/notnot', 'Задача дня: «Не Не. Вынос мозга»', 'notnot'],
    ['/one/ingenious', '«Просто гениально» — сыграем?', 'ingenious'],
    [`/t/${TABLE}`, 'Аня зовёт за стол: «Корова 006»', 'cow006'],
    [`/i/${TABLE}`, 'Аня зовёт за стол: «Корова 006»', 'cow006'],
    [`/replay/t/${TABLE}`, 'Партия в записи: «Корова 006»', 'cow006'],
    [`/t/${'B'.repeat(22)}`, 'Извилина', null],
    ['/t/../../etc', 'Извилина', null],
    ['/rules/cow006?at=2', '«Корова 006»: правила, которые можно потрогать', 'cow006'],
    ['/rules/__proto__', 'Извилина', null],
  ])('%s: %s', async (path, title, game) => {
    const preview = await previewOf(path, 'ru', findTable(true));
    expect(preview).toMatchObject({ title, game });
    expect(preview.description.length).toBeGreaterThan(20);
  });

  test('nobody’s name once the game is on, and English to whoever reads English', async () => {
    expect((await previewOf(`/t/${TABLE}`, 'ru', findTable(false))).title).toBe('За столом: «Корова 006»');
    expect((await previewOf(`/t/${TABLE}`, 'en', findTable(true))).title).toBe('Аня invites you to play Cow 006');
    expect([languageOf('en-GB,en;q=0.9,ru;q=0.8'), languageOf('de, ru'), languageOf(undefined)]).toEqual([
      ...['en', 'ru', 'ru'],
    ]);
  });
});

test('a link to a moment says so, whatever stands in its number', async () => {
  const described = async (query: string) =>
    (await previewOf(`/replay/t/${TABLE}${query}`, 'en', findTable(false))).description;
  const [plain, moment] = await Promise.all([described(''), described('?seq=12')]);
  expect(moment).toContain('moment');
  expect(await described('?eyes=2&seq=12')).toBe(moment);
  for (const query of ['?seq=', '?seq=0', '?seq=<script>']) expect(await described(query)).toBe(plain);
});

test('the page of a table begins with it, and no other page does', async () => {
  const page = async (path: string, gathering: boolean) =>
    withPreview(
      '<head></head>',
      await previewOf(path, 'en', findTable(gathering)),
      'https://izvilina.example',
      '/i.png',
    );
  expect(await page(`/t/${TABLE}`, true)).toContain(
    '<meta name="table" data-game="cow006" data-gathering="true" data-ru="Аня зовёт за стол: «Корова 006»" data-en="Аня invites you to play Cow 006" />',
  );
  expect(await page(`/t/${TABLE}`, false)).toContain('data-gathering="false"');
  for (const path of [`/replay/t/${TABLE}`, '/rules/cow006', '/'])
    expect(await page(path, true)).not.toContain('name="table"');
});

test('a hostile nickname stays text', async () => {
  const host = `"><script>alert('&')</script>`;
  const preview = await previewOf(`/t/${TABLE}`, 'ru', findTable(true, host));
  const html = withPreview('<html><head></head></html>', preview, 'https://izvilina.example', '/icons/512.png');
  expect(html).not.toContain('<script');
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt; зовёт за стол');
  expect(html).toContain('<meta property="og:image" content="https://izvilina.example/icons/512.png" />');
  expect(html.endsWith('</head></html>')).toBe(true);
});

test.each(SLUGS)('%s has a picture of its own, 1200 × 630 and light enough for a messenger', (slug) => {
  const png = readFileSync(new URL(`../../web/public/preview/${slug}.png`, import.meta.url));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(100_000);
});
