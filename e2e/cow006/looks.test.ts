import type { Page } from '@playwright/test';
import { Lobby, sitDown } from '../steps/lobby.ts';
import { expect, test } from '../test.ts';
import { CowTable } from './cow.ts';

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
];

test('every number of a full hand is seen whole, also beside the chosen card, and rows fill their columns', async ({
  page,
}) => {
  const lobby = await Lobby.open(page);
  await lobby.seatBots(3);
  await lobby.deal.click();
  const table = new CowTable(page);
  await expect(table.hand).toHaveCount(10);
  for (const isChosen of [false, true]) {
    if (isChosen) await table.prepare(table.cards.nth(3));
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      await expect.poll(() => coveredNumbers(page), { message: `${size.width} wide` }).toEqual([]);
      await expect.poll(() => looseCards(page), { message: `${size.width} wide` }).toBe(0);
    }
  }
});

test.describe('while others still place their cards', () => {
  const hands = [
    [3, 5, 11, 24, 45, 49, 74, 79, 82, 99],
    [1, 2, 4, 6, 7, 8, 9, 10, 12, 13],
  ];
  test.use({ begin: { game: 'cow006', position: { hands, rows: [[50], [60], [70], [90]] } } });

  test('the card that waits in the hand lies over no number beside it', async ({ page, person }) => {
    const lobby = await Lobby.open(page);
    const guest = await person();
    await sitDown(guest, await lobby.invitation(), 'Марта');
    await lobby.deal.click();
    const [host, friend] = [new CowTable(page), new CowTable(guest)];
    await host.lay(host.cards.last());
    await friend.lay(friend.cards.first()); // below all rows: nothing goes on before a row is chosen
    await expect(friend.takes).toHaveCount(4);
    await expect(page.locator('.cow-fan .out')).toBeVisible();
    for (const [width, height] of [
      [1280, 800],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => overlaidNumbers(page), { message: `${width} wide` }).toEqual([]);
    }
  });
});

/** Numbers in the hand of which some corner lies under another card. */
const overlaidNumbers = (page: Page): Promise<string[]> =>
  page.locator('.cow-fan li').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const number = card.querySelector('.cn');
      const { left, right, top, bottom } = (number ?? card).getBoundingClientRect();
      const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
      const isCovered = corners.some(([x, y]) => {
        const over = document.elementFromPoint(x, y)?.closest('.cow-fan li');
        return over && over !== card;
      });
      return isCovered ? [number?.textContent ?? 'no number'] : [];
    }),
  );

/** Numbers and heads in the hand that reach under the next card. */
const coveredNumbers = (page: Page): Promise<string[]> =>
  page.locator('.cow-fan li').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const strip = card.querySelector('button')?.offsetWidth ?? 0;
      const face = card.querySelector<SVGGElement>('.cf');
      const whole = card.querySelector<HTMLElement>('.face')?.offsetWidth ?? 0;
      const matrix = face && new DOMMatrix(getComputedStyle(face).transform);
      if (!face || !matrix) return ['no card'];
      const { x, width } = face.getBBox();
      const right = ((matrix.a * (x + width) + matrix.e) / 100) * whole;
      return right <= strip + 0.5 ? [] : [`${face.textContent}: ${right - strip} px under the next card`];
    }),
  );

/** Cards and places in the rows that are not as wide as their column. */
const looseCards = (page: Page): Promise<number> =>
  page.locator('.places').evaluateAll(
    (rows) =>
      rows.flatMap((row) => {
        const column = Number.parseFloat(getComputedStyle(row).gridTemplateColumns);
        return [...row.children].filter((place) => Math.abs((place as HTMLElement).offsetWidth - column) > 1);
      }).length,
  );
