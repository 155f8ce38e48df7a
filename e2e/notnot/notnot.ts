import { bearing } from '@izvilina/games/notnot/pieces/back.ts';
import type { Back, Colour, Face } from '@izvilina/games/notnot/pieces/cards.ts';
import { NEGATIONS, type Negation, WORDS, type Word } from '@izvilina/games/notnot/pieces/dice.ts';
import { bySlot, SLOTS, type Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import { type Level, rulesAtStart } from '@izvilina/games/notnot/rules/levels.ts';
import { rightSlots } from '@izvilina/games/notnot/rules/right.ts';
import { ru } from '@izvilina/web/tables/notnot/words/words.ru.ts';
import { expect, type Page } from '@playwright/test';
import { bringEntropy } from '../steps/deal.ts';
import { Lobby } from '../steps/lobby.ts';

/** What is on the table, from its accessible texts. */
export interface Shown {
  readonly phase: string;
  readonly dice: string;
  readonly cards: Readonly<Record<Slot, string>>;
  readonly back: string;
}

const keyOf = <K extends string>(names: Readonly<Record<K, string>>, said: string): K | undefined =>
  (Object.keys(names) as K[]).find((key) => names[key] === said);

/** The right places at this level, read off the page and judged by the rules. */
export function solve(shown: Shown, level: Level = 'normal'): readonly Slot[] {
  const said = shown.dice.replace(/^.*: /, '').split(', ');
  const negation: Negation = (said.length === 3 && keyOf(ru.negation, said[0] as string)) || 'nothing';
  const [a, b] = said.slice(-2).map((word) => keyOf(ru.word, word));
  if (!NEGATIONS.includes(negation) || !WORDS.includes(a as Word) || !WORDS.includes(b as Word))
    throw new Error(`cannot read ${shown.dice}`);
  const { up, lie } = bearing(backIn(shown.back), rulesAtStart({ level }));
  const table = bySlot((slot) => faceIn(shown.cards[slot]));
  return rightSlots(table, [a as Word, b as Word, negation], up, lie, { notNothing: 'any' });
}

const ARROWS = { top: 'up', right: 'right', bottom: 'down', left: 'left' } as const;

function backIn(said: string): Back | null {
  const at = SLOTS.find((slot) => said.includes(`стрелка ${ru.towards[slot]}`));
  return at ? { arrow: ARROWS[at], lie: said.includes('знак лжи') } : null;
}

/** The card's background and back are not shown and do not matter here. */
function faceIn(said: string): Face {
  const rest = { background: 'red', arrow: 'up', lie: false } as const;
  const colour = keyOf(ru.portal, said);
  if (colour === undefined) return { kind: 'void', ...rest };
  return { kind: 'portal', colour: colour as Colour, ...rest };
}

export const wrongSlot = (right: readonly Slot[]): Slot | undefined => SLOTS.find((slot) => !right.includes(slot));

/** The table of «Не Не». */
export class NotNotTable {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Makes the host's table at this level, with the shortest rest between rounds. */
  static async gather(page: Page, level: Level): Promise<void> {
    await bringEntropy(page, 0);
    const made = await page.request.post('/api/tables', {
      data: {
        client: crypto.randomUUID(),
        game: 'notnot',
        options: { level, restMs: 500 },
        chairs: [{ kind: 'me', name: 'Хозяин' }, { kind: 'open' }],
        pace: 'calm',
        watchers: true,
        start: false,
      },
    });
    expect(made.status()).toBe(200);
    const { table } = (await made.json()) as { readonly table: string };
    await page.goto(`/t/${table}`);
    await expect(new Lobby(page).places).toBeVisible();
  }

  beat(name: string) {
    return this.page.locator(`.nn-in[data-beat="${name}"]`);
  }
  get seats() {
    return this.page.getByRole('list', { name: ru.players }).getByRole('listitem');
  }
  side(slot: Slot) {
    return this.page.getByRole('button', { name: new RegExp(`^${ru.slot[slot]}: `) });
  }

  /** Waits until the log has said this of the round, however briefly. */
  async logged(phase: string, pattern: RegExp): Promise<void> {
    await expect.poll(async () => (await this.#logged(phase)).join('\n'), { intervals: [50] }).toMatch(pattern);
  }

  /** The verdicts on all touches of the round, once judged: the best first. */
  async verdicts(phase: string): Promise<string[]> {
    await this.logged(phase, /верно$/m);
    const text = (await this.#logged(phase)).at(-1) ?? '';
    return Object.values(ru.seat.verdict).filter((verdict) => new RegExp(`, ${verdict}$`, 'm').test(text));
  }

  #logged(phase: string): Promise<string[]> {
    return this.page.evaluate((round) => {
      const { logged } = (window as unknown as { readonly race: Race }).race;
      return logged.filter((one) => one.phase === round).map((one) => one.text);
    }, phase);
  }

  /** The result, which opens by itself; best first. */
  async scores(): Promise<string[]> {
    const places = this.page.getByRole('list', { name: 'Места' }).getByRole('listitem');
    await expect(places.first()).toBeVisible();
    return (await places.allInnerTexts()).map((text) => text.replace(/Вы|Хозяин|Марта/, '').replace(/\s+/g, ' '));
  }

  /** Waits for a roll other than the last one; null when the game is over. */
  async nextRoll(before: string): Promise<Shown | null> {
    const beat = await this.page.waitForFunction(
      (phase) => {
        const now = document.querySelector('.outcome')
          ? 'over'
          : document.querySelector<HTMLElement>('.nn-in')?.dataset.beat;
        return now === 'over' || (now === 'open' && document.querySelector('.bar .phase')?.textContent !== phase)
          ? now
          : null;
      },
      before,
      { polling: 50 },
    );
    return (await beat.jsonValue()) === 'over' ? null : this.read();
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

  /** From now on records when each roll was visible, and what the log said of it. */
  async watchRolls(): Promise<void> {
    await this.page.evaluate(() => {
      const race: { seen: Race['seen']; logged: Race['logged'][number][] } = { seen: null, logged: [] };
      Object.assign(window, { race });
      let before = '';
      const look = () => {
        const phase = document.querySelector('.bar .phase')?.textContent ?? '';
        const lines = document.querySelectorAll(
          '.nn-near p.happened, .nn-near button.happened > span:first-child, .nn-seats .vh',
        );
        const text = [...lines].map((line) => line.textContent).join('\n');
        const beat = document.querySelector<HTMLElement>('.nn-in')?.dataset.beat;
        if (beat === 'open' && phase !== before) {
          before = phase;
          requestAnimationFrame(() =>
            requestAnimationFrame((at) => {
              race.seen = { phase, at };
            }),
          );
        } else if (beat !== 'open') race.logged.push({ phase: before, text });
      };
      new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, childList: true });
      look();
    });
  }

  /** Presses the key of a place `ms` after the roll was visible; returns how much later it really was. */
  async touchAfter(phase: string, slot: Slot, ms: number): Promise<number> {
    const code = { top: 'ArrowUp', right: 'ArrowRight', bottom: 'ArrowDown', left: 'ArrowLeft' }[slot];
    const seen = await this.page.waitForFunction((round) => {
      const { seen } = (window as unknown as { readonly race: Race }).race;
      return seen?.phase === round ? seen.at : null;
    }, phase);
    return this.page.evaluate(
      async ([key, due]) => {
        await new Promise((resolve) => setTimeout(resolve, due - performance.now() - 20));
        while (performance.now() < due);
        window.dispatchEvent(new KeyboardEvent('keydown', { code: key }));
        return performance.now() - due;
      },
      [code, ((await seen.jsonValue()) ?? 0) + ms] as const,
    );
  }
}

/** What a page records for the test. */
interface Race {
  /** The visible roll, and since when. */
  readonly seen: { readonly phase: string; readonly at: number } | null;
  readonly logged: readonly { readonly phase: string; readonly text: string }[];
}
