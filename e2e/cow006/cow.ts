import { expect, type Locator, type Page } from '@playwright/test';
import { byFinger, byMouse, type Press } from '../steps/press.ts';

/** Cards overlap in the hand: a point of this card that no other covers. */
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
  /** The turn for which a card was already laid. */
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
  /** Cards that can be chosen now. */
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

  /** The numbers of the cards in the hand. */
  async held(): Promise<number[]> {
    return (await this.hand.allTextContents()).map(numberIn);
  }

  /** The number of my face-down card. */
  async laid(): Promise<number> {
    return numberIn((await this.picked.textContent()) ?? '');
  }

  /** Chooses a card and lays it. The last turn may still be being told, as with real players. */
  async lay(card: Locator = this.cards.last()): Promise<void> {
    await this.prepare(card);
    await this.press(this.stamp);
    await expect(this.stamp).toBeHidden();
  }

  /** Chooses a card, so that only the stamp remains to be pressed. */
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

  /** Waits until this turn begins; takes a row if asked to on the way. */
  async untilTurn(turn: number, round = 1): Promise<void> {
    await expect(async () => {
      if (await this.takes.first().isVisible()) await this.take();
      await expect(this.phase).toHaveText(`раунд ${round} · ход ${turn} из 10`, { timeout: 300 });
    }).toPass({ timeout: 20_000 });
  }

  /** Takes a card from the middle. The previous one may still be moving to another player. */
  async draft(card: Locator = this.pool.first()): Promise<void> {
    await expect(async () => {
      await this.press(card);
      await expect(this.stamp).toBeVisible({ timeout: 500 });
    }).toPass();
    const number = /\d+/.exec((await this.stamp.textContent()) ?? '')?.[0];
    await this.press(this.stamp);
    await expect(this.pool.and(this.page.getByRole('button', { name: `карта ${number},` }))).toHaveCount(0);
  }

  /** Waits for a question to this player and returns it. */
  async question(): Promise<Question> {
    let found: Question | null = null;
    await expect(async () => {
      found = await this.questionNow();
      expect(found).not.toBeNull();
    }).toPass({ timeout: 30_000 });
    return found ?? 'over';
  }

  /** The current question to this player; null if none. */
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

  /** Plays the highest card each turn until the end of the game. */
  async playOut(): Promise<void> {
    while (await this.answer());
    await this.press(this.toResult);
    await expect(this.page.getByRole('list', { name: 'Места' })).toBeVisible();
  }
}
