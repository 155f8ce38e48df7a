import { adapter } from '../adapters/brainstorm.ts';
import { misfits } from '../steps/fit/fit.ts';
import { Lobby } from '../steps/lobby.ts';
import { byMouse } from '../steps/press.ts';
import { isSound } from '../steps/sound.ts';
import { expect, PHONE, SMALL_PHONE, test } from '../test.ts';
import { BrainstormByKeys, ru, TITLE, twoAt } from './brainstorm.ts';

const tile = (id: string, size: string, at: readonly [number, number], angle = 0) => ({
  id,
  tile: size,
  face: 'front',
  at,
  angle,
});
const ON_ITS_SIDE = { width: 844, height: 390 } as const;
const TILES_IN_WORDS = /малый|средний|большой/g;
/** A black die placed so that a medium tile over it, unturned, is centred on the table. */
const REST = { die: 'black', at: [-15, -10], angle: 0 };

test('two people play to the end by keyboard alone, from a table with three tiles left', async ({
  person,
  afterPages,
}) => {
  const { host, guest } = await twoAt(
    {
      tiles: [tile('p1', 'large', [-180, 130]), tile('p2', 'large', [180, 130])],
      pawns: [
        ['p1', null],
        ['p2', null],
      ],
      tokens: [0, 0],
      supply: { small: 0, medium: 1, large: 2 },
      dice: ['black', 'white'],
    },
    { person, afterPages },
  );
  const players = [host, guest];
  await host.isAsked('throw');
  // Aiming with the arrows: along the edge, the direction, the force.
  await host.key('ArrowLeft', 'Shift+ArrowRight', 'ArrowUp', 'ArrowDown');
  for (let answers = 0; answers < 1500; answers++) {
    const more = await Promise.all(players.map((player) => player.answer()));
    if (more.every((open) => !open)) break;
  }
  for (const player of players) {
    await player.page.locator('.to-result, .outcome').first().waitFor();
    const button = player.page.locator('.to-result');
    if (await button.isVisible()) await button.press('Enter').catch(() => undefined);
    await expect(player.places).toHaveCount(2);
  }
  const all = players.flatMap(({ answered }) => answered);
  expect(all.filter((asked) => asked === 'lay')).toHaveLength(3);
  expect(all.filter((asked) => asked === 'throw').length).toBeGreaterThanOrEqual(3);
});

test('a battle splits the other player’s network: told before it is fought, and the other player moves the pawn in time', async ({
  person,
  afterPages,
}) => {
  const { host, guest } = await twoAt(
    {
      tiles: [
        tile('p1', 'medium', [-65, 0]),
        tile('p2', 'large', [85, 0]),
        tile('p3', 'large', [85, 60]),
        tile('p4', 'medium', [85, -60]),
      ],
      pawns: [
        ['p1', null],
        ['p2', null],
      ],
      tokens: [0, 0],
      dice: ['black', 'white'],
      thrown: ['black'],
      rest: REST,
    },
    { person, afterPages },
  );
  await host.isAsked('lay');
  // R and F go through the eight poses until the text says what is wanted.
  const poses = host.page.locator('.bs-tray button');
  await expect(poses).toHaveCount(8);
  const won = ru.what.wins(ru.what.beats('medium', ['large']));
  for (let turns = 0; turns < 8 && !(await host.said.textContent())?.includes(won); turns++)
    await host.key(turns === 4 ? 'f' : 'r');
  await expect(host.said).toContainText(won);
  await expect(host.more).toContainText(ru.what.splits('Гость', 2));
  await expect(host.page.locator('.bs-svg .bs-cross')).toHaveCount(1);
  await isSound(host.page, 'a tile over the die');
  for (const viewport of [PHONE.viewport, SMALL_PHONE.viewport, ON_ITS_SIDE]) {
    await host.page.setViewportSize(viewport);
    await expect.poll(() => misfits(host.page, adapter.exceptions), `${viewport.width} wide`).toEqual([]);
    await expect(poses.last()).toBeInViewport({ ratio: 0.9 });
  }
  // Enter lays the tile, also in a pose just chosen by mouse.
  await poses.and(host.page.locator('[aria-pressed="true"]')).click();
  await host.key('Enter');

  // The guest is asked out of turn and sees how long the table waits.
  await guest.isAsked('relocate');
  await expect(guest.timer).toContainText(/\d+ секунд/);
  await expect(host.said).toContainText(ru.asked.other.relocate('Гость'));
  const targets = guest.page.locator('.bs-tray button');
  await expect(targets).toHaveCount(2);
  await guest.key('ArrowRight');
  await expect(targets.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await isSound(guest.page, 'asked out of turn');
  await guest.key('Enter');
  // A free pawn may claim the other part.
  await guest.isAsked('claim');
  await guest.key('Enter');
  await host.isAsked('throw');
  for (const player of [host, guest]) {
    await expect(player.networks.filter({ hasText: 'Гость' })).toHaveCount(2);
    await expect(player.networks.filter({ hasText: 'Хозяин' })).toHaveCount(1);
  }
});

test('the empty table says what a throw is for, until the first tile takes the place of that', async ({
  person,
  afterPages,
}) => {
  const { host } = await twoAt({}, { person, afterPages });
  await host.isAsked('dice');
  const steps = host.page.getByRole('region', { name: 'С чего начать' }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await isSound(host.page, 'the empty table');
  for (const viewport of [PHONE.viewport, SMALL_PHONE.viewport, ON_ITS_SIDE]) {
    await host.page.setViewportSize(viewport);
    await expect.poll(() => misfits(host.page, adapter.exceptions), `${viewport.width} wide`).toEqual([]);
  }
  await host.page.locator('.bs-cards.pairs button').first().click();
  await host.isAsked('throw');
  await expect(steps.filter({ visible: true })).toHaveText([/кладём тайл/]);
  await host.key('Enter');
  await expect(steps).toHaveCount(0);
});

test('the burner: a token is spent and the black die thrown', async ({ person, afterPages }) => {
  const position = { tokens: [3, 0], dice: ['black', 'white'], thrown: ['black', 'white'] };
  const { host } = await twoAt(position, { person, afterPages });
  await host.isAsked('end');
  const token = host.page.locator('.bs-seat').first();
  await expect(token).toContainText(ru.seat.tokens(3));
  await host.page.getByRole('button', { name: ru.burner, exact: true }).focus();
  await host.key('Enter');
  await host.isAsked('burnerThrow');
  await expect(token).toContainText(ru.seat.tokens(2));
  await host.page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await host.key('Enter');
  await expect(host.near, 'the throw is made').not.toHaveAttribute('data-asked', 'burnerThrow');
});

test('what the burner touches burns, on the table in depth and on the flat one', async ({ person, afterPages }) => {
  const { host, guest } = await twoAt(
    {
      tiles: [tile('p1', 'medium', [-60, 40]), tile('p2', 'large', [-60, -45]), tile('p3', 'medium', [120, 0])],
      pawns: [
        ['p3', null],
        ['p1', 'p2'],
      ],
      tokens: [2, 3],
      rest: { die: 'black', at: [0, 0], angle: 0, burner: true },
    },
    { person, afterPages },
    { dimensions: ['3d', '2d'] },
  );
  await host.isAsked('burn');
  for (let turns = 0; turns < 7 && !(await host.said.textContent())?.includes('Сгорят 2'); turns++) await host.key('r');
  await expect(host.said).toContainText('Сгорят 2');
  const lying = guest.page.locator('.bs-svg [data-tile]');
  await expect(lying).toHaveCount(3);
  await host.key('Enter');
  await expect(lying).toHaveCount(1);
  for (const { networks } of [host, guest])
    await expect.poll(async () => (await networks.allTextContents()).join().match(TILES_IN_WORDS)?.length ?? 0).toBe(1);
});

/** The coordinates at which a die is drawn. */
const placeOf = (transform: string | null): number[] => transform?.match(/-?[\d.]+/g)?.map(Number) ?? [];

test.describe('unhurried', () => {
  test.use({ unhurried: true });

  test('the server dies and a page is reloaded while a die flies: both come to the same rest', async ({
    person,
    afterPages,
  }) => {
    const { server, host, guest } = await twoAt(
      { dice: ['black', 'white'], tokens: [0, 0] },
      { person, afterPages },
      {
        reducedMotion: 'no-preference',
      },
    );
    await host.isAsked('throw');
    await host.key('Enter');
    await Promise.all([host, guest].map(({ field }) => expect(field).toHaveAttribute('data-flying', '')));
    await server.kill();
    await expect(host.field, 'the pictures go on without a server').not.toHaveAttribute('data-flying');
    await server.start();
    await guest.page.reload();
    const dice = [host, guest].map(({ page }) => page.locator('.bs-svg .bs-die:not(.bs-hand *)'));
    // The old question stays until the server has answered: then both tables show a die, or neither does.
    let lies = 0;
    await expect(async () => {
      const asked = await host.asked();
      expect(asked).toMatch(/^(lay|throw)$/);
      lies = asked === 'lay' ? 1 : 0;
      expect(await Promise.all(dice.map((die) => die.count()))).toEqual([lies, lies]);
    }).toPass({ timeout: 30_000 });
    if (lies === 1) {
      const [hosts = [], guests = []] = await Promise.all(
        dice.map(async (die) => placeOf(await die.first().getAttribute('transform'))),
      );
      expect(guests, 'the same place, seen from the opposite side').toEqual(hosts.map((coordinate) => -coordinate));
      await host.key('Enter');
      for (const player of [host, guest]) await expect(player.page.locator('.bs-svg [data-tile]')).toHaveCount(1);
    }
  });
});

test('a die is thrown by dragging it back from the edge; axe finds nothing while aiming', async ({ page }) => {
  const lobby = await Lobby.open(page, byMouse, TITLE);
  await lobby.seatBots(1);
  await lobby.deal.click();
  const table = new BrainstormByKeys(page);
  await expect(table.near).toHaveAttribute('data-asked', /dice|throw/, { timeout: 60_000 });
  if ((await table.asked()) === 'dice') await page.locator('.bs-cards.pairs button').first().click();
  await table.isAsked('throw');
  await expect(page.getByRole('slider')).toHaveCount(0);
  await isSound(page, 'about to throw');
  await page.getByRole('button', { name: ru.styles }).click();
  await page.getByRole('button', { name: ru.act.precise }).click();
  await expect(page.getByRole('slider')).toHaveCount(5);
  await isSound(page, 'aiming');
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: ru.act.boxPut })).toBeVisible();
  await isSound(page, 'the box');
  await page.getByRole('button', { name: ru.act.back }).click();
  const hand = page.locator('.bs-hand .grab');
  const { x, y, width, height } = (await hand.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 6, y + height / 2 + 40, { steps: 4 });
  await expect(page.locator('.bs-force')).toContainText(/сила \d+/);
  await page.waitForTimeout(150); // the hand rests, so this is a pull and not a flick
  await page.mouse.up();
  await expect(table.happened).toContainText(/кубик|воздухе/);
  await expect(table.near).not.toHaveAttribute('data-asked', 'none', { timeout: 60_000 });
});
