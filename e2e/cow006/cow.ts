import { expect, type Locator, type Page } from '@playwright/test';
import { byFinger, byMouse, type Press } from '../steps/press.ts';

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

export type Question = 'pick' | 'row' | 'draft' | 'over';

/** The table of «Корова 006» as a player sees it. */
export class CowTable {
  readonly page: Page;
  readonly press: Press;
  /** The turn for which a card has been laid already. */
  #answered: string | null = null;

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

  /** Chooses a card and lays it down. The telling of the last turn may still be going on, as with people. */
  async lay(card: Locator = this.cards.last()): Promise<void> {
    await this.prepare(card);
    await this.press(this.stamp);
    await expect(this.stamp).toBeHidden();
  }

  /** A card is chosen, and only the stamp is still to be pressed. */
  async prepare(card: Locator): Promise<void> {
    await expect(async () => {
      if (!(await this.stamp.isVisible())) await this.choose(card);
    }).toPass({ timeout: 20_000 });
    this.#answered = await this.phase.textContent();
  }

  async choose(card: Locator): Promise<void> {
    if (this.press === byMouse) await card.click({ position: await freeSpot(card), timeout: 2_000 });
    else if (this.press === byFinger) await card.tap({ position: await freeSpot(card), timeout: 2_000 });
    else await this.press(card);
    await expect(this.stamp).toBeVisible({ timeout: 1_000 });
  }

  async take(row: Locator = this.takes.first()): Promise<void> {
    await this.press(row);
    await expect(this.takes).toHaveCount(0);
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

  /** What this player can do now, once there is anything. */
  async question(): Promise<Question> {
    let found: Question | null = null;
    await expect(async () => {
      found = await this.questionNow();
      expect(found).not.toBeNull();
    }).toPass({ timeout: 30_000 });
    return found ?? 'over';
  }

  /** Null while nothing is asked of this player. */
  async questionNow(): Promise<Question | null> {
    if (await this.toResult.isVisible()) return 'over';
    if (await this.takes.first().isVisible()) return 'row';
    if (await this.pool.and(this.page.locator(':enabled')).first().isVisible()) return 'draft';
    const phase = await this.phase.textContent();
    return phase !== this.#answered && (await this.cards.first().isVisible()) ? 'pick' : null;
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
