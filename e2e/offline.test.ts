import { CowTable } from './cow006/cow.ts';
import { ANSWER, puzzleOfDay } from './steps/daily.ts';
import { boxOf } from './steps/lobby.ts';
import { expect, type Page, test } from './test.ts';

test.describe('with no network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a game against a bot is begun, reloaded and finished after the first visit', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated')
        await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    });
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText('Пока видны только партии этого устройства.')).toBeVisible();
    await boxOf(page, 'Корова 006').getByRole('link', { name: 'На одном экране' }).click();
    await page.getByRole('button', { name: 'Посадить бота' }).click();
    await page.getByRole('button', { name: 'Убрать: Игрок 2' }).click();
    await oneRound(page);
    await page.getByRole('button', { name: 'Начать вдвоём' }).click();

    const table = new CowTable(page);
    await expect(page.getByText('без сети')).toBeVisible();
    await table.lay();
    await table.untilTurn(2);
    await page.reload();
    await table.untilTurn(2);
    await expect(table.hand).toHaveCount(9);
    await page.goto('/');
    await page
      .getByRole('link', { name: /Корова 006.*на этом устройстве/ })
      .first()
      .click();
    await expect(table.hand).toHaveCount(9);
    await table.playOut();
    await page.getByRole('button', { name: 'Проверить', exact: true }).click();
    await expect(page.getByText('Раздача сошлась.')).toBeVisible();

    // Stronger rivals after a win, weaker ones after a loss: a new game with them, and the device remembers.
    const another = page.getByRole('button', { name: /^Ещё партию: (посильнее|послабее)$/ });
    const kept = (await another.textContent())?.includes('посильнее') ? 'strong' : 'learner';
    await another.click();
    await expect(table.hand).toHaveCount(10);
    const { levels } = JSON.parse((await page.evaluate(() => localStorage.getItem('izvilina'))) ?? '{}');
    expect(levels).toEqual({ cow006: kept });

    // The puzzle of the day was cached at the first visit, and is judged locally.
    await page.goto('/daily/cow006');
    await ANSWER.cow006(page, await puzzleOfDay('cow006', new Date()));
    await expect(page.getByRole('heading', { name: 'Верно!' })).toBeVisible();
  });
});

test('two on one screen: nobody sees the other’s cards before they are opened', async ({ page }) => {
  await page.goto('/one/cow006');
  await page.getByRole('textbox', { name: 'Имя игрока 1' }).fill('Аня');
  await page.getByRole('textbox', { name: 'Имя игрока 2' }).fill('Боря');
  await oneRound(page);
  await page.getByRole('button', { name: 'Начать вдвоём' }).click();

  const table = new CowTable(page);
  const hands: number[][] = [];
  for (const name of ['Аня', 'Боря']) {
    const open = page.getByRole('button', { name: `Я ${name}, открыть` });
    await expect(open).toBeVisible();
    await expect(table.hand).toHaveCount(0);
    await open.click();
    await expect(table.hand).toHaveCount(10);
    hands.push(await table.held());
    await table.choose(table.cards.first());
    await table.stamp.click();
  }
  const [anya = [], borya = []] = hands;
  expect(Math.min(...anya, ...borya)).toBeGreaterThan(0);
  expect(anya.filter((card) => borya.includes(card))).toEqual([]);

  for (;;) {
    const open = page.getByRole('button', { name: /^Я .*, открыть$/ });
    await expect(open.or(table.toResult).first()).toBeVisible({ timeout: 20_000 });
    if (await table.toResult.isVisible()) break;
    await expect(table.hand).toHaveCount(0);
    await open.click();
    if ((await table.question()) === 'row') await table.takes.first().click();
    else {
      await table.choose(table.cards.first());
      await table.stamp.click();
    }
  }
  await table.toResult.click();
  await expect(page.getByRole('list', { name: 'Места' }).getByRole('listitem')).toHaveCount(2);
});

async function oneRound(page: Page): Promise<void> {
  await page.getByRole('spinbutton', { name: 'Сколько раундов играем' }).fill('1');
  await expect(page.getByRole('radio', { name: /^Ровно 1 / })).toBeChecked();
}
