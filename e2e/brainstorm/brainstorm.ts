import { ru } from '@izvilina/web/tables/brainstorm/words/playing.ru.ts';
import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { type ServerChild, startServer } from '../server.ts';
import { Lobby, sitDown } from '../steps/lobby.ts';
import { byKeys } from '../steps/press.ts';
import type { Fixtures } from '../test.ts';

export const TITLE = 'Мозговой штурм';

/** What is asked of this player; `none` while somebody else, or the physics, is busy. */
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

/** The 2D table as somebody with a keyboard and no mouse plays it. */
export class BrainstormByKeys {
  readonly page: Page;
  /** What was answered, in order. */
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

  async asked(): Promise<Asked> {
    if (await this.page.locator('.to-result, .outcome').first().isVisible()) return 'over';
    return ((await this.near.getAttribute('data-asked', { timeout: 1_000 }).catch(() => 'over')) ?? 'none') as Asked;
  }

  async isAsked(what: Asked): Promise<void> {
    await expect(this.near).toHaveAttribute('data-asked', what, { timeout: 20_000 });
  }

  key(...keys: readonly string[]): Promise<void> {
    return keys.reduce((done, key) => done.then(() => this.page.keyboard.press(key)), Promise.resolve());
  }

  /** One answer to whatever is asked; false when the game is over. */
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
    return true;
  }
}

/** Two people at a table that begins from this position. Its server is discarded by the caller. */
export async function twoAt(
  position: object,
  person: Fixtures['person'],
  { dimensions = '2d', ...options }: BrowserContextOptions & { readonly dimensions?: '2d' | '3d' } = {},
): Promise<{ server: ServerChild; host: BrainstormByKeys; guest: BrainstormByKeys }> {
  const server = await startServer({ begin: { game: 'brainstorm', position: { players: 2, ...position } } });
  const [one, two] = [
    await person({ baseURL: server.base, ...options }),
    await person({ baseURL: server.base, ...options }),
  ];
  for (const page of [one, two])
    await page.addInitScript((chosen) => localStorage.setItem('izvilina-brainstorm-view', chosen), dimensions);
  const press = byKeys(one);
  const lobby = await Lobby.open(one, press, TITLE);
  await sitDown(two, await lobby.invitation(), 'Гость');
  await lobby.pace('Спокойно'); // a busy machine must not run out of somebody's time
  await press(lobby.deal);
  const players = { server, host: new BrainstormByKeys(one), guest: new BrainstormByKeys(two) };
  const drawn = dimensions === '2d' ? '.bs-svg' : '.bs-scene3d canvas';
  for (const { page } of [players.host, players.guest]) await expect(page.locator(drawn)).toBeVisible();
  return players;
}

export { ru };
