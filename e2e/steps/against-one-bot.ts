import type { Slug } from '@izvilina/games/registry.ts';
import { expect, type Page } from '@playwright/test';
import type { Adapter, Player } from '../adapters/adapter.ts';
import { Lobby } from './lobby.ts';

/** Starts a game on this device; resolves at the first question. */
export async function againstOneBot(page: Page, slug: Slug, sit: Adapter['sit']): Promise<Player> {
  await page.goto(`/one/${slug}`);
  await page.getByRole('button', { name: 'Посадить бота' }).click();
  await page.getByRole('button', { name: 'Убрать: Игрок 2' }).click();
  await new Lobby(page).deal.click();
  const player = sit(page);
  await untilAsked(page, player);
  return player;
}

export async function untilAsked(page: Page, player: Player): Promise<void> {
  const open = page.getByRole('button', { name: /^Я .*, открыть$/ });
  await expect(async () => {
    if (await open.isVisible()) await open.click();
    expect(await player.isAsked()).toBe(true);
  }).toPass({ timeout: 30_000 });
}
