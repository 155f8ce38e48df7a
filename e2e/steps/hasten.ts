import type { Page } from '@playwright/test';

/** Every turn is told for a second or more: here twenty times as fast, except for moments longer than `longest`. */
export async function hasten(page: Page, longest = ANY_MOMENT): Promise<void> {
  await page.addInitScript((most) => {
    globalThis.izvilinaStageClock = {
      later(ms, run) {
        const timer = setTimeout(run, ms <= most ? ms / 20 : ms);
        return () => clearTimeout(timer);
      },
    };
  }, longest);
}
const ANY_MOMENT = 2_000;
/** «Гениально!» and a shown rack keep their duration, so that a test has time to look. */
export const GREAT_MOMENTS_LAST = 1_000;
