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

test('the cells that an answer names can be found on the board', async ({ page }) => {
  const paper = page.getByRole('region', { name: 'Вопрос и ответ' });
  const answer = async (game: 'ingenious' | 'mindtrainer') => {
    await page.goto(`/daily/${game}`);
    await paper.getByRole('button', { name: 'Показать ответ' }).click();
    await expect(paper.getByRole('heading')).toHaveText('Вот ответ');
    return (await paper.locator('.verdict b').textContent()) ?? '';
  };
  await page.clock.setFixedTime(TODAY);
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    const names = [...(await answer('ingenious')).matchAll(/\b([a-o])(\d+)\b/g)];
    expect(names).toHaveLength(2);
    for (const [, column = '', number = ''] of names)
      for (const part of [column, number])
        await expect(page.locator('.ing .names').getByText(part, { exact: true })).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => localStorage.removeItem('izvilina-daily'));

    expect(await answer('mindtrainer')).toMatch(/ [А-П]\d+/);
    const printed = await page
      .locator('.mt-row')
      .first()
      .evaluate((row) => [
        getComputedStyle(row, '::before').content,
        getComputedStyle(row.firstElementChild as Element, '::after').content,
        Number.parseFloat(getComputedStyle(row, '::before').width),
      ]);
    expect(printed).toEqual(['counter(mt-row)', 'counter(mt-column, mt-columns)', expect.any(Number)]);
    expect(printed[2]).toBeGreaterThanOrEqual(14);
    await page.evaluate(() => localStorage.removeItem('izvilina-daily'));
  }
});
