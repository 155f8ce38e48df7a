import type { Colour, Face } from '@izvilina/games/notnot/cards.ts';
import { NEGATIONS, type Negation, WORDS, type Word } from '@izvilina/games/notnot/dice.ts';
import { rightSlots } from '@izvilina/games/notnot/right.ts';
import { bySlot, SLOTS, type Slot } from '@izvilina/games/notnot/slots.ts';
import { ru } from '@izvilina/web/tables/notnot/words.ru.ts';
import { expect, type Page } from '@playwright/test';
import { boxOf, Lobby } from './lobby.ts';

/** What lies on the table, as the page tells somebody who cannot see it. */
export interface Shown {
  readonly phase: string;
  readonly dice: string;
  readonly cards: Readonly<Record<Slot, string>>;
  readonly back: string;
}

const keyOf = <K extends string>(names: Readonly<Record<K, string>>, said: string): K | undefined =>
  (Object.keys(names) as K[]).find((key) => names[key] === said);

/** The places that are right, read off the page and judged by the rules. */
export function solve(shown: Shown): readonly Slot[] {
  const said = shown.dice.replace(/^.*: /, '').split(', ');
  const negation: Negation = (said.length === 3 && keyOf(ru.negation, said[0] as string)) || 'nothing';
  const [a, b] = said.slice(-2).map((word) => keyOf(ru.word, word));
  const table = bySlot((slot): Face => {
    const colour = keyOf(ru.portal, shown.cards[slot]);
    return colour === undefined
      ? { kind: 'void', background: 'red', arrow: 'up', lie: false }
      : {
          kind: 'portal',
          colour: colour as Colour,
          background: colour === 'red' ? 'blue' : 'red',
          arrow: 'up',
          lie: false,
        };
  });
  if (!NEGATIONS.includes(negation) || !WORDS.includes(a as Word) || !WORDS.includes(b as Word))
    throw new Error(`cannot read ${shown.dice}`);
  return rightSlots(table, [a as Word, b as Word, negation], 'top', false, { notNothing: 'any' });
}

/** The table of «Не Не», up to the level without arrows. */
export class NotNotTable {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** From the shelf: «С друзьями», a name, a level. */
  static async gather(page: Page, level: string): Promise<Lobby> {
    await page.goto('/');
    await boxOf(page, 'Не Не. Вынос мозга').getByRole('button', { name: 'С друзьями' }).click();
    await page.getByRole('textbox', { name: 'Как вас подписать?' }).fill('Хозяин');
    await page.getByRole('button', { name: 'Поставить стол' }).click();
    const lobby = new Lobby(page);
    await expect(lobby.places).toBeVisible();
    const radio = page.getByRole('radio', { name: new RegExp(`^${level}`) });
    await radio.click();
    await expect(radio).toBeChecked();
    return lobby;
  }

  beat(name: string) {
    return this.page.locator(`.nn-in[data-beat="${name}"]`);
  }
  get happened() {
    return this.page.locator('.nn-near .happened > span').first();
  }
  get asked() {
    return this.page.locator('.nn-near .asked');
  }
  get seats() {
    return this.page.getByRole('list', { name: 'Игроки' }).getByRole('listitem');
  }
  get toResult() {
    return this.page.getByRole('button', { name: 'К итогам' });
  }
  side(slot: Slot) {
    return this.page.getByRole('button', { name: new RegExp(`^${ru.slot[slot]}: `) });
  }

  /** The next roll that is not the one seen before; null when the game is over. */
  async nextRoll(before: string): Promise<Shown | null> {
    const open = this.page.locator('.nn-in:is([data-beat="open"], [data-beat="over"])');
    await expect(async () => {
      await expect(open).toBeVisible({ timeout: 200 });
      const over = await this.beat('over').isVisible();
      if (!over && (await this.read()).phase === before) throw new Error('still the same roll');
    }).toPass({ timeout: 30_000, intervals: [60] });
    return (await this.beat('over').isVisible()) ? null : this.read();
  }

  read(): Promise<Shown> {
    return this.page.evaluate((slots) => {
      const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
      const label = (selector: string) => document.querySelector(selector)?.getAttribute('aria-label') ?? '';
      const cards = Object.fromEntries(
        slots.map((slot) => [slot, label(`[data-slot="${slot}"]`).replace(/^.*: /, '')]),
      );
      return {
        phase: text('.bar .phase'),
        dice: label('.nn-dice'),
        cards: cards as Record<Slot, string>,
        back: text('.nn-cross .deck .vh'),
      };
    }, SLOTS);
  }
}
