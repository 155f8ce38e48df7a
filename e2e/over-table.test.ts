import { CowTable } from './cow006/cow.ts';
import { Lobby, sitDown } from './steps/lobby.ts';
import { expect, test } from './test.ts';

test('rules, log and settings lie over the table: nobody leaves it, and back leads back', async ({ page, person }) => {
  const lobby = await Lobby.open(page);
  const friend = await person();
  await sitDown(friend, await lobby.invitation(), 'Друг');
  await lobby.deal.click();
  const [mine, theirs] = [new CowTable(page), new CowTable(friend)];
  await expect(mine.hand).toHaveCount(10);
  await mine.lay();
  await theirs.lay();
  await mine.untilTurn(2);
  const table = page.url();

  const rules = page.getByRole('dialog', { name: 'Правила' });
  await page.getByRole('button', { name: 'Правила' }).click();
  await expect(rules.getByText(/^На столе: /)).toBeVisible();
  await expect(rules.getByRole('heading', { name: /К ближайшей|Слишком маленькая|Сначала младшие/ })).toBeVisible();
  expect(page.url()).toBe(table);
  await expect(theirs.players.filter({ hasText: 'нет на месте' })).toHaveCount(0);
  await rules.getByRole('link', { name: 'Дальше' }).click();
  await page.goBack();
  await expect(rules).toBeHidden();
  expect(page.url()).toBe(table);

  await mine.happened.click();
  const log = page.getByRole('dialog', { name: 'Что было' });
  await log
    .getByRole('button', { name: /^Правило: «/ })
    .first()
    .click();
  await expect(rules).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();

  await page.getByRole('button', { name: 'Настройки' }).click();
  const settings = page.getByRole('dialog', { name: 'Настройки' });
  await expect(settings.locator('.pad').first()).toBeVisible();
  expect(await settings.evaluate(cutOff), 'the sheet shows every pad whole').toEqual([]);
  await settings.getByText('Вечер').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect(mine.hand).toHaveCount(9);
  expect(page.url()).toBe(table);
});

/** The pads that are wider than the sheet they lie on. */
const cutOff = (sheet: Element): string[] => {
  const rightOf = (one: Element | null) => one?.getBoundingClientRect().right ?? 0;
  const edge = rightOf(sheet.querySelector('header'));
  return [...sheet.querySelectorAll('.pad')].filter((pad) => rightOf(pad) > edge).map((pad) => pad.textContent ?? '');
};
