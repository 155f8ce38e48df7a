import type { Locator } from '@playwright/test';
import { CowTable, freeSpot } from './cow006/cow.ts';
import { untilAdvised } from './steps/hint.ts';
import { Lobby } from './steps/lobby.ts';
import { openMenuItem } from './steps/menu.ts';
import { byMouse } from './steps/press.ts';
import { expect, type Page, PHONE, SMALL_PHONE, test } from './test.ts';

const DESK = { viewport: { width: 1280, height: 800 } } as const;
type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

const againstBots = async (page: Page): Promise<CowTable> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Играть в «Корова 006» с ботами' }).click();
  const table = new CowTable(page);
  await expect(table.hand).toHaveCount(10);
  return table;
};

test.describe('a newcomer', () => {
  test.use({ newcomer: true });

  test('makes the first move with two clicks, and is coached until they have had enough', async ({ page }) => {
    await countClicks(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Играть в «Корова 006» с ботами' }).click();
    const table = new CowTable(page);
    const coach = page.getByRole('complementary', { name: 'Подсказки первой партии' });
    await expect(coach.getByRole('status')).toContainText('Играем до 66');
    const board = await boxOf(page.locator('.cow-rows'));
    expect(apart(await boxOf(coach), board)).toBe(true);
    const heightsOfRows = await heightsSeen(page.locator('.cow-rows'));
    const card = table.cards.nth(5);
    await card.click({ position: await freeSpot(card) });
    const takeBack = page.getByRole('button', { name: /^Вернуть \d+$/ });
    await expect(takeBack).toBeVisible();
    await expect(takeBack).toBeHidden();
    expect(await clicksOf(page)).toBe(2);

    // The goal was explained with the first move. Next comes what to do.
    await table.untilTurn(2);
    await expect(table.hand).toHaveCount(9);
    await expect(coach.getByRole('status')).toHaveText(/^Сыграйте карту/);
    await expect(coach.getByRole('status')).not.toContainText('Играем до 66');
    expect(await heightsOfRows(), 'nothing moves while the cards are laid').toEqual([board.y]);
    await openMenuItem(page, 'Подсказка');
    await expect(page.getByRole('dialog', { name: 'Что бы сыграл бот' })).toBeVisible();
    expect(await boxOf(page.locator('.cow-rows')), 'what the bot would play moves nothing').toEqual(board);
    await page.keyboard.press('Escape');
    await coach.getByRole('button', { name: 'Больше не показывать' }).click();
    await page.reload();
    await expect(table.hand).toHaveCount(9);
    await expect(coach).toBeHidden();
  });

  test('lays the first tile with two clicks', async ({ page }) => {
    await countClicks(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Играть в «Просто гениально» с ботами' }).click();
    await page.locator('.ing .cell:has(.dot)').first().click();
    const takeBack = page.getByRole('button', { name: 'Вернуть', exact: true });
    await expect(takeBack).toBeVisible();
    await expect(takeBack).toBeHidden();
    expect(await clicksOf(page)).toBe(2);
  });

  test('reads the goal and the dice of a race before it begins, and no card moves when they fall', async ({ page }) => {
    await page.setViewportSize(PHONE.viewport);
    await page.goto('/');
    await page.getByRole('button', { name: 'Играть в «Не Не. Вынос мозга» с ботами' }).click();
    const coach = page.getByRole('complementary', { name: 'Подсказки первой партии' });
    await expect(coach.getByRole('status')).toContainText('Нажмите на неё раньше всех');
    await page.waitForTimeout(4_500); // longer than the rest before a roll
    await expect(page.locator('.nn-in[data-beat="dealt"]')).toBeVisible();
    const cards = await boxOf(page.locator('.nn-cross'));
    await coach.getByRole('button', { name: 'Понятно' }).click();
    await expect(coach.getByRole('status')).toContainText('Хватит одного из двух');
    await expect(page.locator('.nn-in[data-beat="dealt"]')).toBeVisible();
    await coach.getByRole('button', { name: 'Понятно' }).click();
    await expect(page.locator('.nn-in[data-beat="open"] .nn-near .lines > small')).toBeVisible();
    expect(await boxOf(page.locator('.nn-cross'))).toEqual(cards);
    await expect(coach.getByRole('status'), 'what was said before has had its time').toContainText('Читайте слово');
  });

  test('at a small phone between two the notes take nothing from the cards', async ({ person }) => {
    const page = await person({ ...SMALL_PHONE, hasTouch: true, isMobile: true });
    await page.goto('/one/notnot');
    await new Lobby(page).deal.tap();
    await expect(page.locator('.coach p')).toBeVisible();
    for (const half of await page.locator('.nn-half').all())
      expect((await boxOf(half.locator('[data-slot="left"]'))).width).toBeGreaterThanOrEqual(43.5);
  });
});

/** Counts real input: pointers that went down on any page of this site. */
const countClicks = (page: Page) =>
  page.addInitScript(() => {
    const count = (event: Event) => {
      if (event.isTrusted) sessionStorage.setItem('clicks', `${Number(sessionStorage.getItem('clicks')) + 1}`);
    };
    addEventListener('pointerdown', count, { capture: true });
  });

/** From now on watches how high this stands on the screen, in every picture; resolves to all it has seen. */
async function heightsSeen(of: Locator): Promise<() => Promise<number[]>> {
  const seen = await of.evaluateHandle((element) => {
    const heights = new Set<number>();
    const look = () => {
      heights.add(element.getBoundingClientRect().y);
      requestAnimationFrame(look);
    };
    look();
    return heights;
  });
  return () => seen.evaluate((heights) => [...heights]);
}

const clicksOf = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('clicks')));

test('the hint comes within a second, in words, on the table and in a local game', { tag: '@quiet' }, async ({
  page,
}) => {
  for (const open of [againstBots, againstOneOnline]) {
    const table = await open(page);
    const waited = untilAdvised(page);
    await page.getByRole('button', { name: 'Подсказка' }).click();
    expect(await waited).toBeLessThan(1_000);
    const sheet = page.getByRole('dialog', { name: 'Что бы сыграл бот' });
    await expect(sheet.getByRole('listitem').first()).toContainText(/Положить \d+.*[а-яё]{4,}/);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(table.page.locator('.cow-fan .advice.best')).toBeVisible();
  }
});

for (const { title, board, hand, others } of [
  { title: 'Корова 006', board: '.cow-rows', hand: '.cow-fan', others: '.cow-seat .tent' },
  { title: 'Просто гениально', board: '.ing-board', hand: '.ing-rack', others: '.ing table' },
])
  for (const size of [DESK, PHONE])
    test(`«${title}», ${size.viewport.width} wide: the hint covers nothing of the table, which stays in play`, async ({
      page,
    }) => {
      await page.setViewportSize(size.viewport);
      const leaf = page.getByRole('dialog', { name: 'Что бы сыграл бот' });
      const ask = () => openMenuItem(page, 'Подсказка');
      // Some deals leave only one plan: all cards belong to the same row.
      await expect(async () => {
        await page.goto('/');
        await page.getByRole('button', { name: `Играть в «${title}» с ботами` }).click();
        await expect(page.locator('[data-rest="true"]')).toBeVisible();
        // An open menu pauses a game against bots, so a beginning one has to play first.
        await expect(page.locator(`${hand} button:enabled:not([aria-disabled="true"])`).first()).toBeVisible();
        await ask();
        await expect(leaf.getByRole('listitem').first()).toBeVisible();
        expect(await leaf.getByRole('listitem').count()).toBeGreaterThan(1);
      }).toPass();
      const plans = await leaf.getByRole('listitem').count();
      const paper = await boxOf(leaf);
      expect(await leaf.locator('.why').evaluateAll(cutReasons)).toBe(0);
      const places = await page.locator([board, hand, others].join()).filter({ visible: true }).all();
      expect(places.length).toBeGreaterThan(2);
      for (const place of places) {
        await expect(place).toBeInViewport({ ratio: hand === '.cow-fan' ? 0.6 : 0.98 });
        expect(apart(paper, await boxOf(place))).toBe(true);
      }

      // The numbers on the leaf match those on the table; pointing at another reason moves the highlight.
      await expect(page.locator(`${hand} .advice.best`)).toHaveAttribute('data-places', /1/);
      if (size === PHONE) {
        await leaf
          .getByRole('listitem')
          .nth(1)
          .evaluate((reason) => reason.scrollIntoView({ inline: 'start' }));
        await expect(page.locator(`${hand} .advice.best`)).toHaveAttribute('data-places', /2/);
      }
      await leaf.getByRole('button', { name: /./ }).last().click();
      await expect(page.locator(`${hand} .advice.best`)).toHaveAttribute('data-places', new RegExp(`${plans}`));

      await page.keyboard.press('Escape');
      await expect(leaf).toBeHidden();
      await expect(page.getByRole('button', { name: /^(Подсказка|Меню)$/ }).filter({ visible: true })).toBeFocused();

      // The game goes on under the open leaf, and an answer closes it.
      await ask();
      await expect(leaf.getByRole('listitem')).toHaveCount(plans);
      await page.locator(`${hand} button`).first().click();
      if (board === '.ing-board') await page.locator('.ing .cell:has(.dot)').first().click();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Положить/ })
        .click();
      await expect(leaf).toBeHidden();
    });

const boxOf = async (locator: Locator): Promise<Box> => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
};
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

async function againstOneOnline(page: Page): Promise<CowTable> {
  const lobby = await Lobby.open(page);
  await lobby.seatBots(1);
  await lobby.deal.click();
  return new CowTable(page);
}

/** In the page: number of reasons whose first sentence, or any other visible one, is cut off. */
function cutReasons(whys: Element[]): number {
  return whys.filter((why) => {
    const box = why.getBoundingClientRect();
    return [...why.children].some((sentence, index) => {
      const { left, top, bottom } = sentence.getBoundingClientRect();
      const isInSight = left < box.right - 1;
      return isInSight ? top < box.top - 1 || bottom > box.bottom + 1 : index === 0;
    });
  }).length;
}

test('while friends are awaited every way to play is in sight, and a team agreed on is kept until the deal', async ({
  page,
}) => {
  const lobby = await Lobby.open(page, byMouse, 'Просто гениально');
  const team = page.getByRole('radio', { name: /^Двое на двое/ });
  await expect(page.getByRole('radio', { name: /^В одиночку/ })).toBeChecked();
  await expect(team).toBeDisabled();
  await expect(page.getByText('нужны четверо')).toBeVisible();
  await expect(page.getByText('Ждём друзей')).toBeVisible();
  await expect(lobby.deal).toBeHidden();
  await expect(page.getByRole('button', { name: 'Начать в одиночку' })).toBeEnabled();

  await lobby.seatBots(3);
  await team.click({ force: true });
  await expect(team).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /советоваться/ })).toBeVisible();
  await lobby.bots.last().click();
  await expect(lobby.bots).toHaveCount(2);
  await expect(team).toBeChecked();
  await expect(page.getByText('ждём четвёртого')).toBeVisible();
  await lobby.deal.click();
  await expect(page.locator('.ing-in')).toHaveAttribute('data-mode', 'standard');
});

test('language, light, sound and motion change at once and are remembered', async ({ page }) => {
  await page.goto('/settings');
  await page.getByText('English', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByText('Evening', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Full', exact: true }).click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
  await page.getByRole('checkbox', { name: /Sound/ }).click({ force: true });

  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Sound' }).click();
  await expect(page.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Lamp: switch to day' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Play Cow 006 with bots' }).click();
  await expect(new CowTable(page).asked).toHaveText('Choose a card');
});

test('what makes the sounds comes with the first touch of the page, before anything sounds', async ({ page }) => {
  const synth = page.waitForRequest(/\/synth-[^/]*\.js$/);
  await page.goto('/');
  await expect(page.locator('html[data-works]')).toBeAttached();
  await page.getByRole('heading', { name: 'Корова 006' }).click();
  await synth;
});

test('a screen reader hears the question and what happened', async ({ page }) => {
  const table = await againstBots(page);
  await expect(table.announcer).toHaveAttribute('aria-live', 'polite');
  await expect(table.announcer).toContainText('Выберите карту');
  await table.lay();
  await table.untilTurn(2);
  await expect(table.announcer).toContainText(/\d+ ложится в ряд \d|забира|шестая/);
  await expect(table.announcer).toContainText(/Выберите карту$/);
  await expect(table.players.first()).toContainText(/бот.*всего \d+.*в руке 9 карт/);
});

test.describe('with full motion', () => {
  test.use({ newcomer: true, unhurried: true, contextOptions: { reducedMotion: 'no-preference' } });

  test('cards are dealt and fly to their rows; the coach says why when they rest there', async ({ page }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        const flight = animate.apply(this, given);
        const { dealt } = document.documentElement.dataset;
        const end = Number(flight.effect?.getComputedTiming().endTime);
        if (flight.id === 'deal') document.documentElement.dataset.dealt = `${Math.max(end, Number(dealt ?? 0))}`;
        const note = () => document.querySelector('.coach [role="status"]')?.textContent ?? 'no coach';
        const inFlight = () => {
          document.documentElement.dataset.saidInFlight ??= note();
        };
        if (flight.id === 'flight') flight.ready.then(inFlight, () => undefined); // unless it is cancelled before
        return flight;
      };
    });
    const table = await againstBots(page);
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
    const dealt = Number(await page.locator('html').getAttribute('data-dealt'));
    expect(dealt).toBeGreaterThan(500);
    expect(dealt).toBeLessThanOrEqual(1200);
    await page.mouse.click(4, 400);
    const stillDealt = () => document.getAnimations().filter(({ id }) => id === 'deal').length;
    expect(await page.evaluate(stillDealt)).toBe(0);
    const card = table.cards.nth(5);
    await card.click({ position: await freeSpot(card) });
    await expect(page.locator('html')).toHaveAttribute('data-said-in-flight', '');
    await expect(table.resting).toBeVisible();
    expect(await page.locator('.cow-row [data-card]').count()).toBeGreaterThan(4);
    await expect(page.locator('.coach [role="status"]')).not.toBeEmpty();
  });
});

test('with less motion nothing flies', async ({ page }) => {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      document.documentElement.dataset.flown = 'yes';
      return animate.apply(this, given);
    };
  });
  const table = await againstBots(page);
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
  await table.lay();
  await table.untilTurn(2);
  await expect(table.resting).toBeVisible();
  expect(await page.locator('html').getAttribute('data-flown')).toBeNull();
});

test('the theme of the system is followed, however often the page asks for it', async ({ page }) => {
  await page.addInitScript(() => {
    const matches = Object.getOwnPropertyDescriptor(MediaQueryList.prototype, 'matches')?.get as () => boolean;
    const asked = new Set<MediaQueryList>();
    Object.defineProperty(MediaQueryList.prototype, 'matches', {
      get(this: MediaQueryList) {
        asked.add(this);
        return matches.call(this);
      },
    });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      for (const query of asked) matches.call(query);
      port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  await page.goto('/settings');
  await expect(page.getByRole('heading').first()).toBeVisible();
  for (const colorScheme of ['dark', 'light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  }
});
