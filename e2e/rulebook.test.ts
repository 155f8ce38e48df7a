import { guide } from '@izvilina/games/cow006/scenarios.ts';
import { pages, playScript, seesVerdict, TOLD, withOwnClock } from './steps/book.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

const rest = pages.filter(({ id }) => !guide.includes(id));
const half = Math.ceil(rest.length / 2);
for (const [part, some] of [rest.slice(0, half), rest.slice(half)].entries())
  test(`every rule beside the short way can be played, part ${part + 1}`, async ({ page }) => {
    await withOwnClock(page);
    await page.goto(`/rules/cow006/${some[0]?.id}`);
    for (const { play, title } of some)
      await test.step(title, async () => {
        await expect(page.getByText(play.task.ru)).toBeVisible();
        await playScript(page, play);
        await seesVerdict(page, 'Верно.', play);
        await page.getByRole('link', { name: /^(Дальше|Играть)$/ }).click();
      });
  });

test('the short way: ten pages in three minutes, each played, then the rest of the book', async ({ page }) => {
  await withOwnClock(page);
  await page.goto('/rules/cow006');
  await expect(page.getByText('ещё около 3 минут')).toBeVisible();
  for (const [at, id] of guide.entries()) {
    const scenario = pages.find((one) => one.id === id);
    if (!scenario) throw new Error(`${id} is a note`);
    await expect(page.getByRole('img', { name: `Короткий путь: страница ${at + 1} из ${guide.length}` })).toBeVisible();
    await playScript(page, scenario.play);
    await seesVerdict(page, 'Верно.', scenario.play);
    await page.getByRole('link', { name: at === guide.length - 1 ? 'Остальные правила' : 'Дальше' }).click();
  }
  await page.getByRole('button', { name: 'Все правила' }).click();
  const contents = page.getByRole('dialog', { name: 'Оглавление' });
  await expect(contents.getByText('пройдено')).toHaveCount(guide.length);
  await expect(contents.getByRole('listitem')).toHaveCount(pages.length);
});

test('another move is answered too, and the whole line can be shown', async ({ page }) => {
  await withOwnClock(page);
  const sixth = pages.find(({ id }) => id === 'deal');
  if (!sixth) throw new Error('no such page');
  await page.goto('/rules/cow006/deal');
  await page.getByRole('button', { name: /^карта 99,/ }).click();
  await page.clock.runFor(TOLD);
  await expect(page.getByText('Вышло не то, о чём просили.')).toBeVisible();
  await page.getByRole('button', { name: 'Сначала' }).click();
  await page.getByRole('button', { name: 'Показать' }).click();
  await page.clock.runFor(TOLD);
  await seesVerdict(page, 'Вот как это бывает.', sixth.play);
});
