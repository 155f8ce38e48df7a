import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ellipsized, oneOrTwoLines, widthOf } from './fitting.ts';
import { HEIGHT, ResultImage, type Standing, WIDTH } from './ResultImage.tsx';

const standing = (seat: number, name: string): Standing => ({
  seat,
  place: seat + 1,
  name,
  score: 10 * seat,
  title: seat === 0 ? 'winner' : null,
});

const drawn = (names: readonly string[], headline = 'Победила Аня'): string =>
  renderToStaticMarkup(
    createElement(
      ResultImage,
      { game: 'Корова 006', headline, site: 'Извилина', standings: names.map((name, seat) => standing(seat, name)) },
      createElement('svg', { viewBox: '0 0 1 1', id: 'final' }),
    ),
  );

const ten = Array.from({ length: 10 }, (_, seat) => `Игрок ${seat + 1}`);

describe('the picture of a result', () => {
  test('has the game, who won, the site and the table', () => {
    const svg = drawn(['Аня', 'Боря']);
    for (const text of ['Корова 006', 'Победила Аня', 'Извилина', 'id="final"']) expect(svg).toContain(text);
    expect(svg).toContain(`width="${WIDTH}" height="${HEIGHT}"`);
  });

  test('names are text, never markup', () => {
    const svg = drawn(['<image/>', `"&'`], '</text><script>');
    expect(svg).not.toMatch(/<image|<script/);
    expect(svg).toContain('&lt;image/&gt;');
    expect(svg).toContain('&quot;&amp;&#x27;');
  });

  test.each([1, 2, 4, 10])('%s players: everybody in their order with mark and points, above the foot', (players) => {
    const names = ten.slice(0, players);
    const svg = drawn(names);
    const found = names.map((name) => svg.indexOf(`>${name}<`));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    names.forEach((_, seat) => {
      expect(svg).toContain(`data-seat="${seat}"`);
      expect(svg).toContain(`>${10 * seat}</text>`);
    });
    const tops = Array.from(svg.matchAll(/<g transform="translate\(56 ([\d.]+)\)">/g), ([, y]) => Number(y));
    const heights = Array.from(svg.matchAll(/height="([\d.]+)" rx="2" fill="var\(--paper\)"/g), ([, h]) => Number(h));
    expect([tops.length, heights.length]).toEqual([players, players]);
    for (const [i, top] of tops.entries()) expect(top + (heights[i] ?? 0)).toBeLessThan(tops[i + 1] ?? 570);
  });

  test('a long name ends before its medal and its points', () => {
    const long = 'Ш'.repeat(24);
    for (const others of [1, 9]) {
      const svg = drawn([long, ...ten.slice(0, others)]);
      const [, x = '', size = '', name = ''] =
        /<text x="([\d.]+)"[^>]*font-size="([\d.]+)"[^>]*>(Ш+…)</.exec(svg) ?? [];
      const [, medal = ''] = /<svg x="([\d.]+)"[^>]*><svg class="rib"/.exec(svg) ?? [];
      expect(name.length).toBeGreaterThan(6);
      expect(Number(x) + widthOf(name) * Number(size)).toBeLessThan(Number(medal));
    }
  });
});

describe('texts that have to fit', () => {
  test('are cut between letters as people see them', () => {
    expect(ellipsized('Аня', 3)).toBe('Аня');
    expect(ellipsized('Анна Павловна', 4.3)).toBe('Анна…');
    expect(ellipsized('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 3)).toBe('👩‍👩‍👧…');
  });

  test('have nothing that would break the file', () => {
    expect(ellipsized('А\u0000\u0007н\uD800я', 9)).toBe('Ан\uFFFDя');
  });

  test('are broken between words into lines of about one width', () => {
    expect(oneOrTwoLines('Победила Аня', 11)).toEqual(['Победила Аня']);
    expect(oneOrTwoLines('Победила команда Ани и Бори', 11)).toEqual(['Победила команда', 'Ани и Бори']);
    expect(oneOrTwoLines('Ш'.repeat(24), 11)).toEqual(['Ш'.repeat(24)]);
  });
});
