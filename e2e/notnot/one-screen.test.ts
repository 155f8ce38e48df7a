import type { Page } from '@playwright/test';
import { CowTable } from '../cow006/cow.ts';
import { Lobby } from '../steps/lobby.ts';
import { byFinger } from '../steps/press.ts';
import { expect, test } from '../test.ts';
import { NotNotTable } from './notnot.ts';

test('a touch is seen within a tenth of a second, and a seat has only one', { tag: '@quiet' }, async ({ page }) => {
  await page.goto('/one/notnot');
  await new Lobby(page).deal.click();
  await page.getByRole('button', { name: 'Начинаем' }).click();
  await expect(new NotNotTable(page).beat('open')).toBeVisible();
  await page.waitForTimeout(500);
  const took = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const seen = () => document.querySelector('.nn-cross .held') && resolve(performance.now() - start);
        new MutationObserver(seen).observe(document.body, { subtree: true, childList: true, attributes: true });
        window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyW' }));
      }),
  );
  expect(took).toBeLessThan(100);
  await page.keyboard.press('KeyD');
  await expect(page.locator('.nn-pad .held')).toHaveCount(1);
});

test('several on one screen: keys and buttons of their own, and nothing is handed over', async ({ page }) => {
  await page.goto('/one/notnot');
  const level = page.getByRole('radio', { name: /^Открытие/ });
  await level.click();
  await page.getByRole('button', { name: 'Добавить игрока' }).click();
  await page.getByRole('button', { name: 'Добавить игрока' }).click();
  await expect(page.getByRole('button', { name: 'Добавить игрока' })).toBeDisabled();
  await new Lobby(page).deal.click();
  const table = new NotNotTable(page);
  await page.getByRole('button', { name: 'Начинаем' }).click();
  await expect(table.beat('open')).toBeVisible();
  const { phase } = await table.read();
  await expect(page.locator('.pass')).toHaveCount(0);
  await page.waitForTimeout(200); // quicker touches are not accepted
  // At the same moment: a right touch closes the round before a test could press the next key.
  const held = await page.evaluate(async () => {
    for (const code of ['KeyA', 'ArrowLeft', 'KeyJ']) window.dispatchEvent(new KeyboardEvent('keydown', { code }));
    let most = 0;
    for (let frame = 0; frame < 5; frame++) {
      await new Promise(requestAnimationFrame);
      most = Math.max(most, document.querySelectorAll('.nn-pad .held').length);
    }
    return most;
  });
  expect(held).toBe(3);
  await table.nextRoll(phase);
  await page.waitForTimeout(200);
  await page.locator('[data-pad="3-left"]').click();
  await expect(page.locator('[data-pad="3-left"].held')).toHaveCount(1);
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(misplaced), `${width} × ${height}`).toEqual([]);
  }
});

test('a tablet between two: a half for each, turned to them, and nothing rolls before both are ready', async ({
  person,
}) => {
  const page = await person({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true });
  await page.goto('/one/notnot');
  await new Lobby(page).deal.tap();
  const table = new NotNotTable(page);
  const ready = page.getByRole('button', { name: /Поехали!$/ });
  await expect(ready).toHaveCount(2);
  await ready.first().tap();
  await expect(ready).toHaveCount(1);
  await page.waitForTimeout(1500); // longer than the rest before the first roll
  await expect(table.beat('dealt')).toBeVisible();
  await ready.tap();
  await expect(table.beat('open')).toBeVisible();
  await expect(page.locator('kbd:visible')).toHaveCount(0);
  await page.waitForTimeout(200);
  const [far, close] = [page.locator('.nn-half.far'), page.locator('.nn-half:not(.far)')];
  const tops = await Promise.all(
    [far, close].map(async (half) => (await half.locator('.at.top').boundingBox())?.y ?? 0),
  );
  const decks = await Promise.all(
    [far, close].map(async (half) => (await half.locator('.deck').boundingBox())?.y ?? 0),
  );
  expect([tops[0]! > decks[0]!, tops[1]! < decks[1]!], 'up is away from each player').toEqual([true, true]);
  await far.locator('[data-slot="left"]').tap();
  await expect(far.locator('.chip')).not.toHaveCount(0);
  for (const [width, height] of FLAT_SCREENS) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(misplaced), `${width} × ${height}`).toEqual([]);
  }

  // A game with hidden hands is turned towards the player who opens their hand.
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/one/cow006');
  await new Lobby(page).deal.tap();
  const main = page.locator('main.table');
  const open = page.locator('.pass .stamp');
  await open.tap();
  await expect(main).not.toHaveAttribute('data-far');
  const cow = new CowTable(page, byFinger);
  await cow.prepare(cow.cards.last());
  await cow.stamp.tap();
  await expect(main).toHaveAttribute('data-far');
  await expect(page.locator('.pass h2')).toHaveText('Игрок 2');
  await open.tap();
  const card = await cow.cards.last().boundingBox();
  expect(card?.y, 'the hand lies at the far edge').toBeLessThan(200);
});

test('a phone between two, three or four: words stay on their dice, and cards are large enough to read', async ({
  person,
}) => {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const players of [2, 3, 4]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/one/notnot');
    await page.getByRole('radio', { name: /^Ложь/ }).click();
    for (let have = 2; have < players; have++) await page.getByRole('button', { name: 'Добавить игрока' }).click();
    await new Lobby(page).deal.tap();
    await expect(page.getByRole('button', { name: /Поехали!$/ })).toHaveCount(players);
    expect(await page.evaluate(misplaced), `${players} players`).toEqual([]);
    expect(await cardWidth(page), `${players} players`).toBeGreaterThan(60);
    expect(await page.evaluate(wordsBeyondDice), `${players} players`).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await cardWidth(page), `${players} players, small phone`).toBeGreaterThan(32);
    expect(await page.evaluate(wordsBeyondDice), `${players} players, small phone`).toEqual([]);
  }
});

const cardWidth = (page: Page) =>
  page
    .locator('.nn-cross .at')
    .first()
    .evaluate((card: HTMLElement) => card.offsetWidth);

/** The words of all sides that are wider than their die. */
const wordsBeyondDice = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.nn-die')].flatMap((die) =>
    [...die.querySelectorAll<HTMLElement>('.said > span')]
      .filter((word) => word.offsetWidth > die.offsetWidth)
      .map((word) => `${word.textContent}: ${word.offsetWidth} on ${die.offsetWidth}`),
  );

/** Tablets and phones in portrait, with room for a half each. */
const FLAT_SCREENS = [
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [390, 844],
] as const;

/** A laptop, a low window, tablets and phones, in portrait and landscape. */
const SCREENS = [
  ...([
    [1280, 800],
    [1366, 620],
    [1366, 560],
    [1180, 820],
    [820, 1180],
  ] as const),
  ...([
    [932, 430],
    [844, 390],
    [667, 375],
    [390, 844],
    [360, 640],
  ] as const),
];

/** Elements that are off the screen, too small to hit, or overlap others. */
function misplaced(): string[] {
  const slack = 8; // dice and cards are slightly rotated
  const things = [
    ...document.querySelectorAll('.nn-cross :is(.at, .deck), .nn-die, .nn-pad button, .nn-near .lines'),
  ].map((thing) => ({
    name: thing.getAttribute('data-pad') ?? thing.className,
    box: thing.getBoundingClientRect(),
  }));
  const off = things.filter(
    ({ box }) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight || box.width < 32,
  );
  const on = things.flatMap((one, i) =>
    things
      .slice(i + 1)
      .filter(({ box }) => {
        const wide = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left);
        const high = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top);
        return wide > slack && high > slack;
      })
      .map(({ name }) => `${one.name} on ${name}`),
  );
  return [...off.map(({ name, box }) => `${name} at ${JSON.stringify(box)}`), ...on];
}
