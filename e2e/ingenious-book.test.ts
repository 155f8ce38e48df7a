import { scenarios } from '@izvilina/games/ingenious/scenarios.ts';
import { hasten, IngeniousTable } from './ingenious.ts';
import { expect, type Page, test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

const playable = scenarios.flatMap(({ id, play }) => (play ? [{ id, play }] : []));
const verdict = (page: Page, said: string) => page.getByRole('status').filter({ hasText: said });

const half = Math.ceil(playable.length / 2);
for (const [part, some] of [playable.slice(0, half), playable.slice(half)].entries())
  test(`every rule of the book can be shown, part ${part + 1}`, async ({ page }) => {
    await hasten(page);
    for (const { id, play } of some)
      await test.step(id, async () => {
        await page.goto(`/rules/ingenious/${id}`);
        await expect(page.getByText(play.task.ru)).toBeVisible();
        await page.getByRole('button', { name: 'Показать' }).click();
        await expect(verdict(page, 'Вот как это бывает.')).toContainText(play.after.ru);
      });
  });

const afterOf = (id: string): string => playable.find((one) => one.id === id)?.play.after.ru ?? '?';

test('a bonus chain of four tiles, played by hand on the rulebook’s board', async ({ page }) => {
  await hasten(page);
  await page.goto('/rules/ingenious/bonus-chain');
  const table = new IngeniousTable(page);
  const line = [
    ['красный и синий', [0, 0], [1, 0], 'красный +1, синий +1'],
    ['жёлтый и зелёный', [0, 3], [0, 2], 'жёлтый +1'],
    ['два зелёных', [-1, 2], [-2, 2], 'зелёный +1'],
    ['два оранжевых', [3, -3], [3, -4], 'без очков'],
  ] as const;
  for (const [tile, one, other, promise] of line) {
    await table.layAs(tile, [one, other], promise);
    if (tile !== 'два оранжевых') await expect(table.skip).toBeVisible();
  }
  await expect(verdict(page, 'Верно.')).toContainText(afterOf('bonus-chain'));
});

test('a swap with the old rack shown, played by hand on the rulebook’s board', async ({ page }) => {
  await hasten(page);
  await page.goto('/rules/ingenious/swap');
  const table = new IngeniousTable(page);
  await expect(table.swap).toBeHidden();
  await table.layAs(
    'красный и оранжевый',
    [
      [0, 0],
      [0, 1],
    ],
    'красный +1',
  );
  await expect(table.keep).toBeVisible();
  await table.swap.click();
  await expect(verdict(page, 'Верно.')).toContainText(afterOf('swap'));
  await expect(table.rack).toHaveCount(6);
  for (const label of await table.rack.all()) await expect(label).toHaveAttribute('aria-label', /фиолетов/);
});
