import { expect, type Page } from '@playwright/test';
import { byMouse, type Press } from './press.ts';

/** One game on the shelf, with its buttons. */
export const boxOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** A gathering table, by the texts of its pages. */
export class Lobby {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opened from the shelf: «С друзьями», and a name if none is known yet. */
  static async open(page: Page, press: Press = byMouse, title = 'Корова 006'): Promise<Lobby> {
    await page.goto('/');
    await press(boxOf(page, title).getByRole('button', { name: /^(С друзьями|Друзья)$/ }));
    const lobby = new Lobby(page);
    const name = page.getByRole('textbox', { name: 'Как вас зовут?' });
    await expect(name.or(lobby.places)).toBeVisible();
    if (await name.isVisible()) {
      await page.keyboard.type('Хозяин');
      await press(page.getByRole('button', { name: 'Поставить стол' }));
    }
    await expect(lobby.places).toBeVisible();
    return lobby;
  }

  get places() {
    return this.page.getByRole('region', { name: 'Места за столом' });
  }

  get free() {
    return this.places.getByRole('button', { name: 'Посадить бота' });
  }

  get bots() {
    return this.places.getByRole('button', { name: /^Убрать:/ });
  }

  get deal() {
    return this.page.getByRole('button', { name: /^Начать (?!в одиночку)/ });
  }

  async seatBots(count: number): Promise<void> {
    for (let seated = await this.bots.count(); count > 0; count--, seated++) {
      await this.free.first().click();
      await expect(this.bots).toHaveCount(seated + 1);
    }
  }

  async addChairs(upTo: number): Promise<void> {
    const seats = this.places.getByRole('listitem');
    for (let have = await seats.count(); have < upTo; have++) {
      await this.page.getByRole('button', { name: 'ещё стул' }).click();
      await expect(seats).toHaveCount(have + 1);
    }
  }

  async rounds(count: number): Promise<void> {
    await this.page.getByRole('spinbutton', { name: 'Сколько раундов играем' }).fill(String(count));
    await expect(this.page.getByRole('radio', { name: new RegExp(`^Ровно ${count} `) })).toBeChecked();
  }

  async pace(name: string): Promise<void> {
    const card = this.page.getByRole('button', { name: new RegExp(`^${name}`) });
    await card.click();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
  }

  async tick(name: string): Promise<void> {
    const box = this.page.getByRole('checkbox', { name });
    await box.click();
    await expect(box).toBeChecked();
  }

  /** The link that the button copies. */
  async invitation(): Promise<string> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.getByRole('button', { name: 'Скопировать' }).click();
    await expect(this.page.getByText('Ссылка скопирована')).toBeVisible();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  async code(): Promise<string> {
    return (await this.places.locator('.code').textContent()) ?? '';
  }
}

/** A guest follows the link: a nickname, one button. */
export async function sitDown(guest: Page, link: string, name: string): Promise<void> {
  await guest.goto(link);
  await takeSeat(guest, name);
}

/** A guest who is already on the site types the code: unlike a link it does not lead to another address. */
export async function sitDownByCode(guest: Page, code: string, name: string): Promise<void> {
  await guest.goto('/');
  await guest.getByRole('link', { name: 'Войти по коду' }).click();
  await guest.getByLabel('Код').fill(code);
  await guest.getByRole('button', { name: 'Войти' }).click();
  await takeSeat(guest, name);
}

async function takeSeat(guest: Page, name: string): Promise<void> {
  await guest.getByLabel('Как вас зовут?').fill(name);
  await guest.getByRole('button', { name: 'Сесть за стол' }).click();
  await expect(guest.getByText('Ждём, когда хозяин начнёт')).toBeVisible();
}
