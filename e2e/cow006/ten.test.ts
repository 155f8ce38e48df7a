import { Lobby, sitDown } from '../steps/lobby.ts';
import { expect, type Page, PHONE, SMALL_PHONE, test } from '../test.ts';
import { CowTable } from './cow.ts';

test('ten at one table: everything in sight on a phone, played to the end', async ({ page, person }) => {
  const lobby = await Lobby.open(page);
  await lobby.rounds(1);
  await lobby.addChairs(10);
  await lobby.seatBots(8);
  const guest = await person(SMALL_PHONE);
  await sitDown(guest, await lobby.invitation(), 'Бартоломео');
  await lobby.deal.click();

  const host = new CowTable(page);
  const friend = new CowTable(guest);
  await expect(friend.players).toHaveCount(9);
  for (const size of [PHONE, SMALL_PHONE]) {
    await guest.setViewportSize(size.viewport);
    await everythingInSight(guest);
  }
  await host.lay();
  await friend.lay(friend.cards.last());
  await expect(friend.happened).toHaveText(/Открылись|ложится|забира|забран|шестая|ниже всех/);
  await everythingInSight(guest);

  await Promise.all([host.playOut(), friend.playOut()]);
  await expect(guest.getByRole('list', { name: 'Места' }).getByRole('listitem')).toHaveCount(10);
});

/** Nothing scrolls; the nine others, my name card, what is asked and what the rows cost, and all my cards are inside. */
async function everythingInSight(page: Page): Promise<void> {
  const table = new CowTable(page);
  const overflow = await page.evaluate(() => {
    const root = document.scrollingElement as Element;
    return [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight];
  });
  expect(overflow.every((over) => over <= 0)).toBe(true);
  await expect(table.asked).toBeInViewport({ ratio: 1 });
  await expect(table.happened).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.cow-near .tent')).toBeInViewport({ ratio: 0.99 });
  for (const seat of await page.locator('.cow-seat .tent').all()) await expect(seat).toBeInViewport({ ratio: 0.99 });
  for (const row of await page.locator('.cow-row').all()) await expect(row).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByText('цена ряда')).toBeInViewport({ ratio: 1 });
  for (const card of await table.hand.all()) await expect(card).toBeInViewport();
}
