import { Lobby } from '../steps/lobby.ts';
import { byFinger, byKeys, walkTo } from '../steps/press.ts';
import { expect, PHONE, test } from '../test.ts';
import { CowTable } from './cow.ts';

test('a whole game with the keyboard alone', async ({ page }) => {
  const press = byKeys(page);
  const lobby = await Lobby.open(page, press);
  await press(lobby.free.first());
  await expect(lobby.bots).toHaveCount(1);
  const rounds = page.getByRole('spinbutton', { name: 'Сколько раундов играем' });
  await walkTo(page, rounds);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1');
  await expect(page.getByRole('radio', { name: /^Ровно 1 / })).toBeChecked();
  await press(lobby.deal);

  const table = new CowTable(page, press);
  await expect(table.hand).toHaveCount(10);
  await table.playOut();
  await press(page.getByRole('button', { name: 'Ещё партию' }));
  await expect(table.hand).toHaveCount(10);
});

test.describe('on a touch screen', () => {
  test.use({ ...PHONE, hasTouch: true, isMobile: true });

  test('a whole game with taps alone', async ({ page }) => {
    const lobby = await Lobby.open(page, byFinger);
    await lobby.free.first().tap();
    await expect(lobby.bots).toHaveCount(1);
    await lobby.rounds(1);
    await lobby.deal.tap();

    const table = new CowTable(page, byFinger);
    await expect(table.hand).toHaveCount(10);
    await table.playOut();
    await page.getByRole('button', { name: 'Ещё партию' }).tap();
    await expect(table.hand).toHaveCount(10);
  });
});
