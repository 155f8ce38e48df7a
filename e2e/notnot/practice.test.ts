import { PRACTICE_WORDS } from '@izvilina/web/tables/notnot/practice/words.ts';
import { adapter } from '../adapters/notnot.ts';
import { fitsEverywhere } from '../steps/fit/everywhere.ts';
import { expect, test } from '../test.ts';
import { NotNotTable, solve, wrongSlot } from './notnot.ts';

test('practice: rounds without end, why after a mistake, bests that stay', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Тренировка' }).click();
  await expect(page.locator('.nn-cross .good')).toHaveCount(2); // an example: left or red
  await expect(page.getByText('Действующие правила').filter({ visible: true })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Что значат эти правила' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText([
    /^Открытие/,
    /Не не: пока не действует/,
    /^Стрелка/,
    /^Ложь/,
  ]);
  await page.keyboard.press('Escape');
  for (const [width, height] of UPRIGHT) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.nn-cross .good')).toHaveCount(2);
    await expect.poll(() => page.evaluate(coveredBy, '.pr-start'), `${width} × ${height}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Начать' }).click();
  const table = new NotNotTable(page);
  const next = page.getByRole('button', { name: 'Дальше' });
  let best = 0;
  let touched = 0;
  /** How often a record was told in each run, and the first length it was told at. */
  const records = [0];
  let firstRecord = 0;
  for (let answered = 0; answered < 60 && (best < 5 || touched === 0); answered++) {
    await expect(table.beat('open')).toBeVisible();
    const right = solve(await table.read());
    await page.waitForTimeout(60);
    if (right[0]) {
      await table.side(right[0]).click();
      touched++;
    }
    await expect(table.beat('judged')).toBeVisible();
    const { run, told } = await page.locator('.pr-score .run').evaluate((one) => ({
      run: Number(one.querySelector('b')?.textContent),
      told: one.querySelector('small')?.textContent,
    }));
    if (told === PRACTICE_WORDS.ru.newBest) {
      firstRecord ||= run;
      records.push((records.pop() ?? 0) + 1);
    }
    best = Math.max(best, run);
    if (run === 0) {
      records.push(0);
      await next.click(); // a busy machine may be too slow for the fuse
    }
    await expect(table.beat('judged')).toBeHidden();
  }
  expect(best).toBeGreaterThanOrEqual(5);
  expect(firstRecord, 'a record is worth telling from three on').toBe(3);
  expect(Math.max(...records), 'once in a run').toBe(1);
  await expect(async () => {
    await expect(table.beat('open')).toBeVisible({ timeout: 3000 });
    const right = solve(await table.read());
    const wrong = wrongSlot(right);
    await page.waitForTimeout(60);
    if (wrong) await table.side(wrong).click();
    await expect(next).toBeVisible({ timeout: 1000 });
  }).toPass();
  const steps = page.locator('.pr-score .nn-steps li');
  expect(await steps.count()).toBeGreaterThan(2);
  await expect(steps.filter({ hasText: 'Вы тронули' })).toHaveCount(1);
  await fitsEverywhere(page, 'why, in practice', adapter.exceptions);
  for (const [width, height] of [...UPRIGHT, [844, 390] as const]) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Почему?' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => page.evaluate(coveredBy, 'dialog.sheet'), `${width} × ${height}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(page.getByText(/^рекорд: \d+ подряд/)).toBeVisible();
  expect(await page.locator('.pr-best b').first().textContent()).not.toBe('0');
  await expect(page.locator('.pr-chart b').first()).toHaveText(/^\d,\d\d с$/);
});

test('dice tumble, but not for whoever wants less motion', async ({ page, person }) => {
  const lively = await person({ reducedMotion: 'no-preference' });
  for (const [where, moves] of [
    [lively, true],
    [page, false],
  ] as const) {
    await where.goto('/practice/notnot');
    // In one step: a busy machine might look again only when the dice lie still.
    const rolling = await where.getByRole('button', { name: 'Начать' }).evaluate(async (start: HTMLElement) => {
      start.click();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const dice = document.querySelector<HTMLElement>('.nn-dice');
      return { mood: dice?.dataset.mood, moving: dice?.getAnimations({ subtree: true }).length ?? 0 };
    });
    expect(rolling.mood).toBe('rolling');
    if (moves) expect(rolling.moving).toBeGreaterThan(1);
    else expect(rolling.moving).toBe(0);
    // While a roll waits, only the fuse is animated, as one element; with reduced motion nothing is.
    await expect(new NotNotTable(where).beat('open')).toBeVisible();
    const running = () =>
      where.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length);
    await expect.poll(running).toBe(moves ? 1 : 0);
    await expect(where.getByRole('timer')).toHaveText(/^\d с$/);
  }
});

const UPRIGHT = [
  [390, 844],
  [768, 1024],
] as const;

/** The cards of the cross that are not whole in sight, because of something that lies on them or beyond the screen. */
function coveredBy(selector: string): string[] {
  const over = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return [...document.querySelectorAll('.nn-cross :is(.at, .deck)')]
    .map((card) => ({ name: card.className, box: card.getBoundingClientRect() }))
    .filter(({ box }) => {
      const wide = Math.min(over.right, box.right) - Math.max(over.left, box.left);
      const high = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
      return (wide > 0 && high > 0) || box.width < 40 || box.bottom > innerHeight;
    })
    .map(({ name }) => name);
}
