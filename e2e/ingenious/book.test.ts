import type { Place } from '@izvilina/games/ingenious/moves/placements.ts';
import { scenarios } from '@izvilina/games/ingenious/scenarios.ts';
import { expect, type Page, test } from '../test.ts';
import { IngeniousTable } from './ingenious.ts';

const playable = scenarios.flatMap(({ id, play }) => (play ? [{ id, play }] : []));
const verdict = (page: Page, said: string) => page.getByRole('status').filter({ hasText: said });

const place = (tile: Place['tile'], ...cells: Place['cells']): Place => ({ type: 'place', tile, cells });
const afterOf = (id: string): string => playable.find((one) => one.id === id)?.play.after.ru ?? '?';

test('a bonus chain of four tiles, played by hand on the rulebook’s board', async ({ page }) => {
  await page.goto('/rules/ingenious/bonus-chain');
  const table = new IngeniousTable(page);
  const line = [
    [place(['red', 'blue'], [0, 0], [1, 0]), 'Красный и синий дойдут до конца: ещё два жетона!'],
    [place(['yellow', 'green'], [0, 3], [0, 2]), 'Жёлтый дойдёт до конца: ещё жетон!'],
    [place(['green', 'green'], [-1, 2], [-2, 2]), 'зелёный +1'],
    [place(['orange', 'orange'], [3, -3], [3, -4]), 'без очков'],
  ] as const;
  for (const [index, [tile, promise]] of line.entries()) {
    await table.hold(tile);
    await expect(table.note).toContainText(promise);
    await table.lay.click();
    if (index < line.length - 1) await expect(table.skip).toBeVisible();
  }
  await expect(verdict(page, 'Верно.')).toContainText(afterOf('bonus-chain'));
});

test('a swap with the old rack shown, played by hand on the rulebook’s board', async ({ page }) => {
  await page.goto('/rules/ingenious/swap');
  const table = new IngeniousTable(page);
  await expect(table.swap).toBeHidden();
  await table.hold(place(['red', 'orange'], [0, 0], [0, 1]));
  await expect(table.note).toContainText('красный +1');
  await table.lay.click();
  await expect(table.keep).toBeVisible();
  await table.swap.click();
  await expect(verdict(page, 'Верно.')).toContainText(afterOf('swap'));
  await expect(table.rack).toHaveCount(6);
  for (const label of await table.rack.all()) await expect(label).toHaveAttribute('aria-label', /фиолетов/);
});
