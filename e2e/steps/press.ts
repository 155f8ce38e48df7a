import type { Locator, Page } from '@playwright/test';

/** How a button is pressed: by mouse, finger or keys. */
export type Press = (target: Locator) => Promise<void>;

export const byMouse: Press = (target) => target.click();
export const byFinger: Press = (target) => target.tap();

const MOST_STEPS = 60;

/** Tab, and the arrows inside a group, until the target has the focus; then Enter. The focus may never be lost. */
export const byKeys = (page: Page): Press => {
  let visit: number | null = null;
  return async (target) => {
    await target.waitFor({ state: 'attached' });
    const now = await page.evaluate(() => ({
      visit: performance.timeOrigin,
      isLost: document.activeElement === document.body,
    }));
    if (now.visit === visit && now.isLost) throw new Error(`the focus is lost before ${target}`);
    visit = now.visit;
    await walkTo(page, target);
    await page.keyboard.press('Enter');
  };
};

export async function walkTo(page: Page, target: Locator): Promise<void> {
  const where = () =>
    target.evaluate((it) => {
      if (it === document.activeElement) return 'there';
      return it.tabIndex < 0 && it.closest('ol')?.contains(document.activeElement) ? 'beside' : 'elsewhere';
    });
  for (let step = 0, at = await where(); at !== 'there'; at = await where(), step++) {
    if (step === MOST_STEPS) throw new Error('the keyboard does not get there');
    await page.keyboard.press(at === 'beside' ? 'ArrowRight' : 'Tab');
  }
}
