import { Lobby } from '../steps/lobby.ts';
import { expect, test } from '../test.ts';
import { NotNotTable } from './notnot.ts';

test('bots wait while the verdict is read, and its time is not waited for again', { tag: '@quiet' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('izvilina', JSON.stringify({ tapOn: true })));
  await page.goto('/one/notnot');
  await page.getByRole('button', { name: 'Посадить бота' }).click();
  await page.getByRole('button', { name: 'Убрать: Игрок 2' }).click();
  await new Lobby(page).deal.click();
  const next = page.locator('.nn-next');
  await next.waitFor({ timeout: 20_000 }); // nobody has to touch anything: the answer time runs out
  const { phase } = await new NotNotTable(page).read();
  await page.waitForTimeout(4000); // longer than the rest between two rolls
  await expect(next).toBeVisible();
  const took = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const seen = () =>
          document.querySelector('.nn-in[data-beat="open"]') ? resolve(performance.now() - start) : undefined;
        new MutationObserver(seen).observe(document.body, { subtree: true, childList: true, attributes: true });
        document.querySelector<HTMLElement>('.nn-next')?.click();
      }),
  );
  expect(await page.locator('.bar .phase').textContent()).not.toBe(phase);
  // New cards and tumbling dice take 1.3 s; with the verdict it would be the whole rest of 2.5 s.
  expect(took).toBeGreaterThan(1000);
  expect(took).toBeLessThan(2200);
});

test('a void that the winner takes in place of their card is marked as theirs', async ({ page }) => {
  await page.goto('/rules/notnot/void-is-taken-first');
  const table = new NotNotTable(page);
  await table.side('bottom').click();
  await expect(page.locator('.at.bottom .chip.first')).toBeVisible();
  await expect(page.locator('.at.right .chip')).toHaveText('+1');
  await expect(page.locator('.at.right')).not.toHaveClass(/faded/);
});
