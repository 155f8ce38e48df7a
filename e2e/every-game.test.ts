import { SLUGS } from '@izvilina/games/registry.ts';
import type { Locator } from '@playwright/test';
import { type Adapter, type Player, pressLegalMove } from './adapters/adapter.ts';
import { ADAPTERS } from './adapters/registry.ts';
import { againstOneBot, untilAsked } from './steps/against-one-bot.ts';
import { fitsEverywhere } from './steps/fit/everywhere.ts';
import { inLanguage, speaksOneLanguage } from './steps/language.ts';
import { Lobby, sitDown } from './steps/lobby.ts';
import { openMenuItem } from './steps/menu.ts';
import { byMouse } from './steps/press.ts';
import { recordFileOf } from './steps/record.ts';
import { isSound } from './steps/sound.ts';
import { liesStill } from './steps/stillness.ts';
import { expect, type Page, PHONE, test } from './test.ts';

const READY = SLUGS.flatMap((slug) => {
  const adapter = ADAPTERS[slug];
  return adapter ? [{ slug, ...adapter }] : [];
});

const DESK = { width: 1280, height: 800 } as const;
const ON_ITS_SIDE = { width: 844, height: 390 } as const;
const playButton = (page: Page, title: string) => page.getByRole('button', { name: `Играть в «${title}» с ботами` });

test('a game that can be opened is played here', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Играть в «.*» с ботами$/ })).toHaveCount(READY.length);
  for (const { title } of READY) await expect(playButton(page, title)).toBeVisible();
});

for (const { slug, title, hints, exceptions, sit } of READY)
  test.describe(title, () => {
    test('online: two people move, and both pages come to the same', async ({ page, person }) => {
      const guest = await person(PHONE);
      const lobby = await Lobby.open(page, byMouse, title);
      await sitDown(guest, new URL(page.url()).pathname, 'Марта');
      await inSightOnItsSide(page, lobby.deal);
      await lobby.deal.click();
      await answerInTurn([sit(page), sit(guest)], 4);
      const phases = async () => new Set(await Promise.all([page, guest].map(phaseOf))).size;
      await expect.poll(phases, { intervals: [50] }).toBe(1);
    });

    test('one screen: everybody moves', async ({ page }) => {
      await page.goto(`/one/${slug}`);
      await new Lobby(page).deal.click();
      await goRound(page, sit, 4);
    });

    test('against bots: fits every screen, sound for screen readers, played, advised', async ({ page }) => {
      await page.goto('/');
      await inSightOnItsSide(page, playButton(page, title));
      await playButton(page, title).click();
      const player = sit(page);
      await untilAsked(page, player);
      await liesStill(page);
      await fitsEverywhere(page, 'asked', exceptions);
      await speaksOneLanguage(page, 'asked');
      await isSound(page, 'asked');
      const button = await player.prepareLegalMove();
      await fitsEverywhere(page, 'about to move', exceptions);
      await speaksOneLanguage(page, 'about to move');
      await inLanguage(page, 'en', () => fitsEverywhere(page, 'about to move, in English', exceptions));
      for (const viewport of [PHONE.viewport, DESK]) {
        await page.setViewportSize(viewport);
        await isSound(page, `about to move, ${viewport.width} wide`);
      }
      await button.click();
      await untilAsked(page, player);
      await advises(page, hints);
      await pressLegalMove(player);
    });

    test('replay: a record is checked and watched through every pair of eyes', async ({ page }) => {
      await page.goto('/replay');
      await page.getByLabel('Открыть файл').setInputFiles(await recordFileOf(slug));
      await expect(page.getByText('запись проверена')).toBeVisible();
      const timeline = page.getByRole('slider', { name: 'Ход партии' });
      await page.getByRole('button', { name: 'Вперёд' }).click();
      await expect(timeline).not.toHaveValue('0');
      await page.getByRole('button', { name: 'В конец' }).click();
      await expect(timeline).toHaveValue((await timeline.getAttribute('max')) ?? '');
      for (const eyes of await page.getByRole('group', { name: 'Чьими глазами' }).getByRole('button').all()) {
        await eyes.click();
        await expect(eyes).toHaveAttribute('aria-pressed', 'true');
      }
    });
  });

test.describe('with no network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('every game that was begun here before is played against a bot', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated')
        await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    });
    // A game's large files are cached when it is first played.
    for (const { slug, title, sit } of READY) await test.step(title, () => againstOneBot(page, slug, sit));
    await page.context().setOffline(true);
    for (const { slug, title, sit } of READY)
      await test.step(`${title}, without a network`, async () => {
        const player = await againstOneBot(page, slug, sit);
        await expect(page.getByText('без сети')).toBeVisible();
        await answerInTurn([player], 2);
      });
  });
});

const phaseOf = (page: Page) => page.locator('.bar .phase').textContent();

/** At least `answers` answers by the asked players, and at least one by each. */
async function answerInTurn(players: readonly Player[], answers: number): Promise<void> {
  const answered = new Set<Player>();
  for (let given = 0; given < answers || answered.size < players.length; given++) {
    let asked: Player | undefined;
    await expect(async () => {
      const waiting = await Promise.all(players.map((player) => player.isAsked()));
      asked = players[waiting.indexOf(true)];
      expect(asked).toBeDefined();
    }).toPass({ timeout: 30_000 });
    if (!asked) continue;
    answered.add(asked);
    await pressLegalMove(asked);
  }
}

/** The same on one screen, which is handed over in games with secrets. */
async function goRound(page: Page, sit: Adapter['sit'], answers: number): Promise<void> {
  for (let given = 0; given < answers; given++) {
    const player = sit(page, given % 2);
    await untilAsked(page, player);
    await pressLegalMove(player);
  }
}

/** On a phone in landscape the button is visible without scrolling. */
async function inSightOnItsSide(page: Page, button: Locator): Promise<void> {
  await page.setViewportSize(ON_ITS_SIDE);
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(DESK);
}

async function advises(page: Page, hints: boolean): Promise<void> {
  if (!hints) return expect(page.getByRole('button', { name: 'Подсказка' })).toHaveCount(0);
  await openMenuItem(page, 'Подсказка');
  const leaf = page.getByRole('dialog', { name: 'Что бы сыграл бот' });
  const reasons = leaf.getByRole('listitem');
  await expect(reasons.first()).toBeVisible();
  for (const said of await reasons.allTextContents()) expect(said).toMatch(/[а-яё]{3,}/i);
  await isSound(page, 'advised');
  await speaksOneLanguage(page, 'advised');
  await page.keyboard.press('Escape');
  await expect(leaf).toBeHidden();
}
