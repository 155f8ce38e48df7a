import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** By day; in the evening only the colours are others. Animations are over, so that they are what they will be. */
export async function isSound(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.evaluate(() => {
      for (const one of document.getAnimations())
        if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
    });
    const axe = new AxeBuilder({ page });
    const { violations } = await (theme === 'light' ? axe : axe.withRules('color-contrast')).analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
    expect(found, `${what}, ${theme}`).toEqual([]);
  }
}
