import { expect, type Locator, type Page } from '@playwright/test';
import { byFinger, byMouse, type Press } from './press.ts';

/** Cards overlap in the hand: a point of this one that no other covers. */
export const freeSpot = (card: Locator): Promise<{ x: number; y: number }> =>
  card.evaluate((it) => {
    const box = it.getBoundingClientRect();
    for (let y = 6; y < box.height; y += 8)
      for (let x = 6; x < box.width; x += 6)
        if (it.contains(document.elementFromPoint(box.x + x, box.y + y))) return { x, y };
    return { x: box.width / 2, y: box.height / 2 };
  });

const numberIn = (name: string): number => Number(/\d+/.exec(name)?.[0]);

/** The table of «Корова 006» as a player sees it. */
export class CowTable {
  readonly page: Page;
  readonly press: Press;

  constructor(page: Page, press: Press = byMouse) {
    this.page = page;
    this.press = press;
  }

  get asked() {
    return this.page.locator('.cow-near .asked .q');
  }
  get happened() {
    return this.page.locator('.cow-near .happened');
  }
  get phase() {
    return this.page.locator('.bar .phase');
  }
  get players() {
    return this.page.getByRole('list', { name: 'Игроки' }).getByRole('listitem');
  }
  get rows() {
    return this.page.getByRole('list', { name: 'Ряды' }).getByRole('listitem');
  }
  get hand() {
    return this.page.getByRole('list', { name: 'Ваша рука' }).getByRole('button');
  }
  /** Cards that may be chosen now. */
  get cards() {
    return this.page
      .getByRole('list', { name: 'Ваша рука' })
      .getByRole('button', { name: /^карта \d+, \d+ коров[аы]?$/, disabled: false });
  }
  get picked() {
    return this.page.getByRole('button', { name: /лежит на столе$/ });
  }
  get pool() {
    return this.page.getByRole('list', { name: 'Карты на выбор' }).getByRole('button');
  }
  get takes() {
    return this.page.getByRole('button', { name: /^Забрать ряд/ });
  }
  get stamp() {
    return this.page.getByRole('button', { name: /^(Положить|Сменить на|Взять) \d+$/ });
  }
  get toResult() {
    return this.page.getByRole('button', { name: 'К итогам' });
  }
  get announcer() {
    return this.page.getByTestId('announcer');
  }
  get resting() {
    return this.page.locator('.cow[data-rest="true"]');
  }

  /** The numbers in the hand. */
  async held(): Promise<number[]> {
    return (await this.hand.allTextContents()).map(numberIn);
  }

  /** The card that lies face down before me. */
  async laid(): Promise<number> {
    return numberIn((await this.picked.textContent()) ?? '');
  }

  /** Which question this is; another one reads differently. */
  async moment(): Promise<string> {
    const [phase, asked] = await Promise.all([this.phase.textContent(), this.asked.textContent()]);
    return `${phase}: ${asked}`;
  }

  /** Chooses a card and lays it down. The telling of the last turn may still be going on, as with people. */
  async lay(card: Locator = this.cards.last()): Promise<void> {
    const before = await this.moment();
    await expect(async () => {
      if ((await this.moment()) !== before) return;
      if (!(await this.stamp.isVisible())) await this.choose(card);
      await this.press(this.stamp);
      await expect.poll(() => this.moment(), { timeout: 3_000 }).not.toBe(before);
    }).toPass({ timeout: 20_000 });
  }

  async choose(card: Locator): Promise<void> {
    if (this.press === byMouse) await card.click({ position: await freeSpot(card), timeout: 2_000 });
    else if (this.press === byFinger) await card.tap({ position: await freeSpot(card), timeout: 2_000 });
    else await this.press(card);
    await expect(this.stamp).toBeVisible({ timeout: 1_000 });
  }

  async take(row: Locator = this.takes.first()): Promise<void> {
    const before = await this.moment();
    await this.press(row);
    await expect.poll(() => this.moment()).not.toBe(before);
  }

  /** Waits until this turn begins; whoever must take a row on the way takes one. */
  async untilTurn(turn: number, round = 1): Promise<void> {
    await expect(async () => {
      if (await this.takes.first().isVisible()) await this.take();
      await expect(this.phase).toHaveText(`раунд ${round} · ход ${turn} из 10`, { timeout: 300 });
    }).toPass({ timeout: 20_000 });
  }

  /** Takes a card from the middle. The one before may still be on its way to somebody. */
  async draft(card: Locator = this.pool.first()): Promise<void> {
    await expect(async () => {
      await this.press(card);
      await expect(this.stamp).toBeVisible({ timeout: 500 });
    }).toPass();
    const number = /\d+/.exec((await this.stamp.textContent()) ?? '')?.[0];
    await this.press(this.stamp);
    await expect(this.pool.and(this.page.getByRole('button', { name: `карта ${number},` }))).toHaveCount(0);
  }

  /** What is asked of this player now, once anything is. */
  async question(): Promise<'pick' | 'row' | 'draft' | 'over'> {
    const mine = this.asked.filter({
      hasText: /^(Выберите карту|Какой ряд забрать\?|Возьмите карту|Партия окончена)$/,
    });
    await expect(mine).toBeVisible({ timeout: 30_000 });
    const text = await mine.textContent();
    return text === 'Партия окончена'
      ? 'over'
      : text === 'Выберите карту'
        ? 'pick'
        : text === 'Возьмите карту'
          ? 'draft'
          : 'row';
  }

  /** Answers one question; false when there are none left. */
  async answer(): Promise<boolean> {
    const question = await this.question();
    if (question === 'pick') await this.lay();
    else if (question === 'row') await this.take();
    else if (question === 'draft') await this.draft();
    return question !== 'over';
  }

  /** Plays its highest card, again and again, to the end of the game. */
  async playOut(): Promise<void> {
    while (await this.answer());
    await this.press(this.toResult);
    await expect(this.page.getByRole('list', { name: 'Места' })).toBeVisible();
  }
}
