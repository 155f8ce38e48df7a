import { CowTable } from './cow.ts';
import { Lobby, sitDown } from './lobby.ts';
import { expect, test } from './test.ts';

test('two people and two bots play a round, see the result and play again', async ({ page, person }) => {
  const lobby = await Lobby.open(page);
  await lobby.rounds(1);
  await lobby.seatBots(2);
  const guest = await person();
  await sitDown(guest, await lobby.invitation(), 'Марта');
  await expect(lobby.places.getByText('Марта')).toBeVisible();
  await lobby.deal.click();

  const host = new CowTable(page);
  const friend = new CowTable(guest);
  await expect(host.hand).toHaveCount(10);
  await expect(friend.hand).toHaveCount(10);
  await expect(friend.players).toHaveCount(3);
  await Promise.all([host.playOut(), friend.playOut()]);

  const places = page.getByRole('list', { name: 'Места' }).getByRole('listitem');
  await expect(places).toHaveCount(4);
  await expect(places.filter({ hasText: 'Марта' })).toBeVisible();
  expect(await standings(guest)).toEqual(await standings(page));

  await page.getByRole('button', { name: 'Ещё партию' }).click();
  await guest.getByRole('button', { name: 'Сесть в новую партию' }).click();
  await expect(page.getByRole('region', { name: 'Места за столом' }).getByText('Марта')).toBeVisible();
  await new Lobby(page).deal.click();
  await expect(friend.hand).toHaveCount(10);
  await friend.lay();
  await expect(friend.asked.or(friend.phase).first()).toBeVisible();
});

const standings = (page: import('./test.ts').Page) =>
  page.getByRole('list', { name: 'Места' }).getByRole('listitem').locator('strong').allTextContents();
