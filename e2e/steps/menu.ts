import type { Page } from '@playwright/test';

/** On a phone the menu is behind one button. */
export async function openMenuItem(page: Page, name: string): Promise<void> {
  const item = page.getByRole('button', { name });
  const menu = page.getByRole('button', { name: 'Меню' });
  await item.or(menu).filter({ visible: true }).first().waitFor();
  if (await menu.isVisible()) await menu.click();
  await item.filter({ visible: true }).last().click();
}
