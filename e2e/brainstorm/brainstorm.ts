import { ru } from '@izvilina/web/tables/brainstorm/words/playing.ru.ts';
import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { type ServerChild, startServer } from '../server.ts';
import { Lobby, sitDown } from '../steps/lobby.ts';
import { byKeys } from '../steps/press.ts';
import type { Fixtures } from '../test.ts';

export const TITLE = 'Мозговой штурм';

/** What this player is asked; `none` while another player, or the physics, is busy. */
export type Asked =
  | 'none'
  | 'over'
  | 'dice'
  | 'throw'
  | 'burnerThrow'
  | 'lay'
  | 'burn'
  | 'pawn'
  | 'relocate'
  | 'claim'
  | 'end';

/** The 2D table, played by keyboard only. */
export class BrainstormByKeys {
  readonly page: Page;
  /** The answers given, in order. */
  readonly answered: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  get near() {
    return this.page.locator('.bs-near');
  }
  get said() {
    return this.page.locator('.bs-near .asked');
  }
  get more() {
    return this.page.locator('.bs-say');
  }
  get happened() {
    return this.page.locator('.bs-near .happened');
  }
  get networks() {
    return this.page.locator('.bs-field ul > li');
  }
  get timer() {
    return this.page.getByRole('timer');
  }
  get field() {
    return this.page.locator('.bs-field');
  }
  get places() {
    return this.page.getByRole('list', { name: 'Места' }).getByRole('listitem');
  }

  /** Waits for the page however long it takes: a busy page does not mean the game is over. */
  asked(): Promise<Asked> {
    return this.page.evaluate(() => {
      const isOver = document.querySelector('.to-result, .outcome')?.checkVisibility() ?? false;
      const asked = document.querySelector<HTMLElement>('.bs-near')?.dataset.asked ?? 'none';
      return (isOver ? 'over' : asked) as Asked;
    });
  }

  async isAsked(what: Asked): Promise<void> {
    await expect(this.near).toHaveAttribute('data-asked', what, { timeout: 20_000 });
  }

  key(...keys: readonly string[]): Promise<void> {
    return keys.reduce((done, key) => done.then(() => this.page.keyboard.press(key)), Promise.resolve());
  }

  /** Gives one answer to the current question; false when the game is over. */
  async answer(): Promise<boolean> {
    const asked = await this.asked();
    if (asked === 'over') return false;
    if (asked === 'none') {
      await this.page.waitForTimeout(60);
      return true;
    }
    this.answered.push(asked);
    if (asked === 'dice') await this.key('1');
    else await this.key('Enter');
    // The question stays until its answer has come back; a second answer to it would be counted as one more.
    await expect(this.near)
      .not.toHaveAttribute('data-asked', asked, { timeout: 5_000 })
      .catch(() => undefined);
    return true;
  }
}

/** The table (2D or 3D) of the host and of the guest. */
type Dimensions = readonly [host: '2d' | '3d', guest: '2d' | '3d'];
const DRAWN = { '2d': '.bs-svg', '3d': '.bs-scene3d canvas' } as const;

/** Two people at a table that begins from this position, on a server of its own. */
export async function twoAt(
  position: object,
  { person, afterPages }: Pick<Fixtures, 'person' | 'afterPages'>,
  { dimensions = ['2d', '2d'], ...options }: BrowserContextOptions & { readonly dimensions?: Dimensions } = {},
): Promise<{ server: ServerChild; host: BrainstormByKeys; guest: BrainstormByKeys }> {
  const server = await startServer({ begin: { game: 'brainstorm', position: { players: 2, ...position } } });
  afterPages.defer(() => server.discard());
  const [one, two] = [
    await person({ baseURL: server.base, ...options }),
    await person({ baseURL: server.base, ...options }),
  ];
  for (const [index, page] of [one, two].entries())
    await page.addInitScript((chosen) => localStorage.setItem('izvilina-brainstorm-view', chosen), dimensions[index]);
  const press = byKeys(one);
  const lobby = await Lobby.open(one, press, TITLE);
  await sitDown(two, await lobby.invitation(), 'Гость');
  await lobby.pace('Спокойно'); // no time limit, as the machine may be busy
  await press(lobby.deal);
  const players = { server, host: new BrainstormByKeys(one), guest: new BrainstormByKeys(two) };
  await expect(one.locator(DRAWN[dimensions[0]])).toBeVisible();
  await expect(two.locator(DRAWN[dimensions[1]])).toBeVisible();
  return players;
}

export { ru };
