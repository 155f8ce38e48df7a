import { Lobby } from '../steps/lobby.ts';
import { expect, test } from '../test.ts';
import { CowTable } from './cow.ts';

test('the tactical draft: cards are taken one by one, then played to the end', async ({ page }) => {
  const lobby = await Lobby.open(page);
  await lobby.rounds(1);
  await lobby.seatBots(1);
  await lobby.tick('Тактика');
  await expect(page.getByRole('checkbox', { name: 'Карты разбираем сами' })).toBeChecked();
  await lobby.deal.click();

  const table = new CowTable(page);
  await expect(table.phase).toHaveText('раунд 1 · выбор карт');
  for (let taken = 0; taken < 10; taken++) {
    expect(await table.question()).toBe('draft');
    await table.draft(table.pool.nth(taken % 3));
  }
  await table.untilTurn(1);
  await expect(table.hand).toHaveCount(10);
  await expect(table.rows).toHaveCount(4);
  await table.playOut();
});
