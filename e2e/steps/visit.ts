import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until it works: its scripts have come and its fonts are on. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html[data-works]')).toBeAttached();
  await expect(page.getByRole('heading').first()).toBeVisible();
}
