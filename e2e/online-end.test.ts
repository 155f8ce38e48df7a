import { CowTable } from './cow006/cow.ts';
import { Lobby, sitDown } from './steps/lobby.ts';
import { expect, type Page, PHONE, test } from './test.ts';

/** The last turn of a game of one round, between two people. */
const LAST_TURN = { hands: [[11], [31]], rows: [[10], [30], [50], [70]], totals: [41, 52] };
test.use({ begin: { game: 'cow006', position: LAST_TURN } });

async function atTheLastTurn(host: Page, guest: Page): Promise<readonly [CowTable, CowTable]> {
  const lobby = await Lobby.open(host);
  await lobby.rounds(1);
  await sitDown(guest, await lobby.invitation(), 'Марта');
  await lobby.deal.click();
  const tables = [new CowTable(host), new CowTable(guest)] as const;
  for (const table of tables) await expect(table.hand).toHaveCount(1);
  return tables;
}

/** Everything that this page shows from now on instead of a table or a result. */
async function watchLaying(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { laying: 0 };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      if (document.querySelector('.laying')) seen.laying++;
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: { laying: number } }).seen.laying);
}

test('the table lies there until its result has been loaded, however slow the line', async ({ page, person }) => {
  const guest = await person(PHONE);
  const [host, friend] = await atTheLastTurn(page, guest);
  const { promise: held, resolve: send } = Promise.withResolvers<void>();
  await guest.route(/ResultRoute.*\.(js|css)$/, async (route) => {
    await held;
    await route.continue();
  });
  const laying = await watchLaying(guest);
  const asked = guest.waitForRequest(/ResultRoute.*\.js$/);
  await host.lay();
  await friend.lay();
  await asked;
  await expect(page.getByRole('list', { name: 'Места' })).toBeVisible();
  await guest.waitForTimeout(1_000);
  await expect(friend.rows.first()).toBeVisible();
  expect(await laying()).toBe(0);
  send();
  await expect(guest.getByRole('list', { name: 'Места' })).toBeVisible();
  expect(await laying()).toBe(0);
});
