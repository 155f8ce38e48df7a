import { slotOf } from '@izvilina/protocol/slot.ts';
import { failoverProxy } from '@izvilina/server/testing/failover-proxy.ts';
import { findPostgres, startPostgres } from '@izvilina/server/testing/postgres.ts';
import { findRedis, startRedis } from '@izvilina/server/testing/redis.ts';
import { scrape } from '@izvilina/server/testing/scrape.ts';
import { skipLoudly } from '@izvilina/server/testing/service.ts';
import { CowTable } from './cow006/cow.ts';
import { startServer } from './server.ts';
import { expectInBar } from './steps/in-bar.ts';
import { Lobby, sitDown, sitDownByCode } from './steps/lobby.ts';
import { expect, type Page, test } from './test.ts';

/** Two people without bots, so that a turn waits for both. */
async function twoAtTable(
  host: Page,
  guest: Page,
  join = async (lobby: Lobby) => sitDown(guest, await lobby.invitation(), 'Марта'),
): Promise<readonly [CowTable, CowTable]> {
  const lobby = await Lobby.open(host);
  await lobby.rounds(1);
  await join(lobby);
  await lobby.deal.click();
  const tables = [new CowTable(host), new CowTable(guest)] as const;
  for (const table of tables) await expect(table.hand).toHaveCount(10);
  return tables;
}

test('a reload in the middle of a turn keeps the card that was laid', async ({ page, person }) => {
  const [host, friend] = await twoAtTable(page, await person());
  await host.lay(host.cards.nth(3));
  const before = await host.held();
  const laid = await host.laid();
  await page.reload();
  await expect.poll(() => host.laid()).toBe(laid);
  expect(await host.held()).toEqual(before);
  await host.untilTurn(1);
  await friend.lay();
  await Promise.all([host.untilTurn(2), friend.untilTurn(2)]);
  await expect(host.hand).toHaveCount(9);
});

test('the network goes and comes back: the table is there within two seconds, nothing lost or doubled', {
  tag: '@quiet',
}, async ({ page, person }) => {
  const [host, friend] = await twoAtTable(page, await person());
  await page.context().setOffline(true);
  await expect(page.getByText('Связь пропала')).toBeVisible();
  // Laid while offline: it is sent later by itself, once.
  await host.choose(host.cards.last());
  await host.stamp.click();
  await expect(page.getByText('Ход ждёт связи')).toBeVisible();
  await expectInBar(page, page.locator('.strip'));
  await expect(page.locator('.cow-fan .sel')).toHaveCount(1); // the card stays where it was laid
  await friend.lay();
  await expect(friend.asked).toHaveText(/^Ждём/);

  await page.context().setOffline(false);
  await expect(friend.announcer).toContainText('Открылись', { timeout: 2_000 });
  await expect(page.getByText('Снова вместе')).toBeVisible();
  await Promise.all([host.untilTurn(2), friend.untilTurn(2)]);
  await expect(host.hand).toHaveCount(9);
  await expect(friend.hand).toHaveCount(9);
});

test('the server is killed in the middle of a game: play goes on by itself, cards laid stay laid', {
  tag: '@quiet',
}, async ({ person, afterPages }) => {
  const server = await startServer();
  afterPages.defer(() => server.discard());
  const options = { baseURL: server.base };
  const [host, friend] = await twoAtTable(await person(options), await person(options));
  await host.lay();
  await friend.lay();
  await Promise.all([host.untilTurn(2), friend.untilTurn(2)]);
  await host.lay(host.cards.nth(4));
  const laid = await host.laid();
  await server.kill();
  await expect(host.page.getByText('Связь пропала')).toBeVisible();
  await server.start();
  await expect(host.page.getByText('Снова вместе')).toBeVisible({ timeout: 3_000 });
  await expect.poll(() => host.laid()).toBe(laid);
  await friend.lay();
  await Promise.all([host.untilTurn(3), friend.untilTurn(3)]);
});

test('players sit on two nodes, and the one that serves their table is killed: the other plays on', async ({
  person,
  afterPages,
}) => {
  test.skip([findPostgres(), findRedis()].map(skipLoudly).some(Boolean), 'needs PostgreSQL and Redis');
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  for (const store of [postgres, redis]) afterPages.defer(() => store.discard());
  const env = { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url };
  const nodes = await Promise.all([startServer({ env }), startServer({ env })]);
  for (const node of nodes) afterPages.defer(() => node.discard());
  const [first, second] = nodes.map(({ port }) => port) as [number, number];
  const proxies = await Promise.all([failoverProxy([first, second]), failoverProxy([second, first])]);
  for (const proxy of proxies) afterPages.defer(() => proxy.close());
  const [page, other] = (await Promise.all(proxies.map(({ base }) => person({ baseURL: base })))) as [Page, Page];
  const sockets: string[] = [];
  other.on('websocket', (socket) => sockets.push(socket.url()));
  const byCode = async (lobby: Lobby) => sitDownByCode(other, await lobby.code(), 'Марта');
  const [host, friend] = await twoAtTable(page, other, byCode);
  // The friend is on another node, and has tried to reach the table's own by its slot: this proxy ignores slots.
  const table = new URL(page.url()).pathname.split('/').at(-1) as string;
  expect(sockets.at(-1)).toMatch(new RegExp(`slot=${slotOf(table)}$`));
  expect((await scrape(nodes[1]?.base ?? ''))('izvilina_passed_on_total')).toBeGreaterThan(0);
  await host.lay();
  await friend.lay();
  await Promise.all([host.untilTurn(2), friend.untilTurn(2)]);
  await host.lay(host.cards.nth(4));
  const laid = await host.laid();
  await nodes[0]?.kill();
  // Until the node counts as dead they are told that the server cannot write.
  for (const table of [host, friend]) await expect(table.page.getByText('Сервер не может')).toBeVisible();
  await expect(friend.page.getByText('Сервер не может')).toBeHidden();
  await expect.poll(() => host.laid()).toBe(laid);
  await friend.lay();
  await Promise.all([host.untilTurn(3), friend.untilTurn(3)]);
});
