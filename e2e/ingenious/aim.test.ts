import { ru } from '@izvilina/web/tables/ingenious/words/words.ru.ts';
import type { Page } from '@playwright/test';
import { seedOf } from '../steps/deal.ts';
import { Lobby } from '../steps/lobby.ts';
import { byFinger } from '../steps/press.ts';
import { expect, PHONE, test } from '../test.ts';
import { IngeniousTable, TITLE } from './ingenious.ts';
import { positionAfter } from './mirror.ts';

type Point = readonly [x: number, y: number];

const AHEAD = 46;

test.use({
  ...PHONE,
  hasTouch: true,
  isMobile: true,
  begin: positionAfter(30, 2, 'standard', seedOf('28'.repeat(32), 2)),
});

/** An open cell with a taken one beside it, and another open cell far from them. */
const someCells = (page: Page) =>
  page.locator('.ing .cells').evaluate((board) => {
    const middleOf = (cell: Element): [number, number] => {
      const { x, y, width, height } = (cell.querySelector('.area') as Element).getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const all = [...board.querySelectorAll<SVGElement>('.cell')].map((cell) => ({
      key: cell.dataset.cell ?? '',
      at: middleOf(cell),
      isOpen: cell.classList.contains('open'),
      isTaken: !/(свободно|сюда можно)$/.test(cell.getAttribute('aria-label') ?? ''),
    }));
    const pitch = (board.querySelector('.area') as Element).getBoundingClientRect().height;
    for (const one of all)
      for (const other of all) {
        const isBeside = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) < 1.1 * pitch;
        if (!one.isOpen || !other.isTaken || !isBeside) continue;
        const far = all.findLast(({ at, isOpen }) => isOpen && Math.abs(at[1] - one.at[1]) > 3 * pitch);
        if (far) return { open: one, taken: other, far };
      }
    throw new Error('no such cells');
  });

test('a finger aims: beside a cell, over the board, and on a taken cell; nothing lies before «Положить»', async ({
  page,
}) => {
  const lobby = await Lobby.open(page, byFinger, TITLE);
  await lobby.free.first().tap();
  await expect(lobby.bots).toHaveCount(1);
  await lobby.deal.tap();
  const table = new IngeniousTable(page, byFinger, { isOpened: true });
  await table.question();
  await table.rack.first().tap();
  const { open, taken, far } = await someCells(page);
  const isCovered = (key: string) => expect(page.locator(`.ing [data-cell="${key}"]`)).not.toHaveClass(/open/);

  await page.touchscreen.tap(...taken.at);
  await expect(table.note).toHaveText(ru.refused.taken);
  await expect(table.lay).toBeHidden();

  await page.touchscreen.tap(...between(open.at, taken.at, 0.7));
  await isCovered(open.key);
  await expect(table.lay).toBeVisible();

  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y })) });
  const finger: Point = [far.at[0], far.at[1] + AHEAD];
  await touch('touchStart', open.at);
  for (const share of [0.3, 0.6, 1]) await touch('touchMove', between(open.at, finger, share));
  await isCovered(far.key);
  await expect(table.rack).toHaveCount(6);
  // A flick: no browser may take the tap after it for the end of a scroll.
  for (const share of [0.7, 0.4, 0, 0.4, 0.7, 1]) await touch('touchMove', between(open.at, finger, share));
  await touch('touchEnd');
  await table.lay.tap();
  await expect(table.lay).toBeHidden();
  await expect(page.locator(`.ing [data-cell="${far.key}"]`)).not.toHaveAttribute('aria-label', /свободно$/);
});

const between = (from: Point, to: Point, share: number): [number, number] => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];
