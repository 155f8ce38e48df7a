import { facts } from '@izvilina/games/cow006/facts.ts';
import { SLUGS } from '@izvilina/games/registry.ts';
import { CowTable } from './cow006/cow.ts';
import { ANSWER, layCard, puzzleOfDay } from './steps/daily.ts';
import { expect, test } from './test.ts';

const TODAY = new Date(2026, 10, 16, 12);

test('the puzzle of the day: a wrong try is explained, then every game’s is solved, and the streak begins', async ({
  page,
}) => {
  await page.clock.setFixedTime(TODAY);
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Задача дня' });
  await strip.getByRole('link', { name: facts.title.ru }).click();
  const paper = page.getByRole('region', { name: 'Вопрос и ответ' });
  await expect(paper).toContainText('Задача на 16 ноября');

  const puzzle = await puzzleOfDay('cow006', TODAY);
  const { card } = puzzle.best as { readonly card: number };
  const wrong = (await new CowTable(page).held()).find((one) => one !== card) as number;
  await layCard(page, wrong);
  await expect(paper.getByRole('heading')).toHaveText('Есть ход получше');
  await expect(paper).toContainText(String(wrong));
  await paper.getByRole('button', { name: 'Ещё попытка' }).click();
  await ANSWER.cow006(page, puzzle);
  await expect(paper.getByRole('heading')).toHaveText('Верно, со второй попытки!');
  await expect(paper).toContainText('1 день подряд');

  for (const game of SLUGS.slice(1)) {
    await test.step(game, async () => {
      await paper.getByRole('link', { name: /^Дальше/ }).click();
      await expect(page).toHaveURL(`/daily/${game}`);
      await ANSWER[game](page, await puzzleOfDay(game, TODAY));
      await expect(paper.getByRole('heading')).toHaveText(/^Верно!/, { timeout: 10_000 });
    });
  }
  await page.getByRole('link', { name: 'На полку' }).click();
  await expect(strip.getByText('решена', { exact: false })).toHaveCount(SLUGS.length);
  await expect(strip).toContainText('1 день подряд');
  await page.clock.setFixedTime(new Date(2026, 10, 18, 12));
  await page.reload();
  await expect(strip).toContainText(`решено ${SLUGS.length} задач`);
  await expect(strip).not.toContainText('подряд');

  // A shown answer does not count.
  await page.goto('/daily/notnot');
  await paper.getByRole('button', { name: 'Показать ответ' }).click();
  await expect(paper.getByRole('heading')).toHaveText('Вот ответ');
  await expect(paper).toContainText('Серии пока нет.');
});
