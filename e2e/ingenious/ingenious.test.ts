import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import type { Mode } from '@izvilina/games/ingenious/options.ts';
import { ru } from '@izvilina/web/tables/ingenious/words/words.ru.ts';
import type { Beginning } from '../steps/begin-from.ts';
import { bringEntropy, seedOf } from '../steps/deal.ts';
import { GREAT_MOMENTS_LAST, hasten } from '../steps/hasten.ts';
import { Lobby, sitDown } from '../steps/lobby.ts';
import { byMouse } from '../steps/press.ts';
import { isSound } from '../steps/sound.ts';
import { expect, type Page, PHONE, test } from '../test.ts';
import { alone, IngeniousTable, TITLE, wordsAndButtonsApart } from './ingenious.ts';
import { Mirror, positionAfter } from './mirror.ts';
import { shows } from './sight.ts';

/** Found by trial: played like the mirror, its last tiles give two people a chain and a swap. */
const DEAL = '28'.repeat(32);

/** Pages by name, each person in a browser of their own. */
type People = Readonly<Record<string, Page>>;

async function gather(host: Page, guests: People): Promise<Lobby> {
  await Promise.all([host, ...Object.values(guests)].map(bringEntropy));
  const lobby = await Lobby.open(host, byMouse, TITLE);
  const link = await lobby.invitation();
  for (const [name, guest] of Object.entries(guests)) await sitDown(guest, link, name);
  return lobby;
}

/**
 * Plays to the end like the mirror, in order of seats; after every move all pages must show exactly what they should.
 */
async function playOut(
  people: People,
  mode: Mode,
  { position }: Beginning,
  meanwhile: (mirror: Mirror, tables: readonly IngeniousTable[]) => Promise<void> = async () => undefined,
): Promise<Mirror> {
  const names = Object.keys(people);
  const tables = Object.values(people).map((page) => new IngeniousTable(page));
  const mirror = new Mirror(names, mode, seedOf(DEAL, names.length), position);
  const allShow = () => Promise.all(tables.map(({ page }, seat) => shows(page, mirror.sightOf(seat))));
  await allShow();
  while (!mirror.isOver) {
    const move = mirror.next();
    await tables[mirror.state.turn]?.make(move);
    mirror.play(move);
    await meanwhile(mirror, tables);
    if (!mirror.isOver) await allShow();
  }
  await Promise.all(tables.map((table) => table.seeResult()));
  for (const table of tables) expect(await table.standings()).toEqual(mirror.standings());
  return mirror;
}

test.describe('from a board with 28 tiles', () => {
  const begin = positionAfter(28, 2, 'standard', seedOf(DEAL, 2));
  test.use({ deal: DEAL, begin });

  test('two people play online to the end, with a bonus chain and a swap; both pages agree with the rules all along', async ({
    page,
    person,
  }) => {
    const guests = { Марта: await person() };
    const people = { Хозяин: page, ...guests };
    for (const one of Object.values(people)) await hasten(one, GREAT_MOMENTS_LAST);
    const lobby = await gather(page, guests);
    await lobby.deal.click();
    let bonusLooked = false;
    const mirror = await playOut(people, 'standard', begin, async (game, tables) => {
      const { last, shown } = game.state;
      if (game.earned && last) {
        const said = ru.genius.by(game.name(last.player), last.reached18.length);
        await Promise.all(tables.map(({ genius }) => expect(genius).toContainText(said)));
      }
      if (game.state.phase === 'bonus' && !bonusLooked) {
        bonusLooked = true;
        await bonusOnPhone(tables[game.state.turn], game.next());
      }
      if (shown)
        for (const { page: seen } of tables)
          await expect(seen.getByRole('figure', { name: ru.shown(game.name(shown.player)) })).toBeVisible();
    });
    expect(mirror.seen.chains).toBeGreaterThan(0);
    expect(mirror.seen.swaps).toBeGreaterThan(0);
    await isSound(page, 'result');
  });
});

/** On a phone there is least room while a bonus tile is held: question, points, turning and laying at once. */
async function bonusOnPhone(table: IngeniousTable | undefined, move: Move): Promise<void> {
  if (!table || move.type !== 'place') throw new Error('a bonus is a tile to lay');
  const { page } = table;
  const desk = page.viewportSize();
  await page.setViewportSize(PHONE.viewport);
  await table.hold(move);
  await wordsAndButtonsApart(page);
  await page.keyboard.press('Escape');
  if (desk) await page.setViewportSize(desk);
}

test.describe('from a board with 66 tiles', () => {
  const begin = positionAfter(66, 4, 'team', seedOf(DEAL, 4));
  test.use({ deal: DEAL, begin });

  test('two teams of two play to the end, four contexts: shared double tracks, nobody sees a partner’s rack', async ({
    page,
    person,
  }) => {
    const guests = { Боря: await person(), Вера: await person(), Гена: await person() };
    const people = { Хозяин: page, ...guests };
    const pages = Object.values(people);
    const lobby = await gather(page, guests);
    const team = page.getByRole('radio', { name: /^Двое на двое/ });
    await team.click({ force: true });
    await expect(team).toBeChecked();
    await lobby.deal.click();
    for (const seen of pages)
      for (const pair of [/^(Хозяин и Вера|Вера и Хозяин)$/, /^(Боря и Гена|Гена и Боря)$/])
        await expect(seen.getByRole('region', { name: pair }).locator('table.double')).toBeVisible();
    const mirror = await playOut(people, 'team', begin);
    expect(mirror.seen.tiles).toBeGreaterThan(8);
    for (const seen of pages) await expect(seen.getByRole('heading', { name: ': гениальная пара' })).toBeVisible();
  });
});

test('a game alone to the end: the record stays after a reload', { tag: '@long' }, async ({ page }) => {
  const table = await alone(page);
  await expect(table.rack).toHaveCount(1);
  const records = page.getByRole('region', { name: 'Рекорды' });
  await expect(records).toContainText('Доиграйте партию');
  await table.playOut();
  const headline = page.getByText(/^Отстающий цвет: \d+$/);
  await expect(headline).toBeVisible();
  await expect(page.getByText('Первый рекорд на этом устройстве.')).toBeVisible();
  const lowest = /\d+/.exec((await headline.textContent()) ?? '')?.[0] ?? '';
  await isSound(page, 'result of a game alone');
  await page.reload();
  await expect(headline).toBeVisible();
  await alone(page);
  await expect(records.getByRole('listitem')).toHaveCount(1);
  await expect(records.getByRole('listitem')).toContainText(new RegExp(`^${lowest}${lowest} · `));
});
