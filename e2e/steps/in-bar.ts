import { expect, type Locator, type Page } from '@playwright/test';

const SCREENS = [
  [1280, 800],
  [768, 1024],
  [844, 390],
  [390, 844],
  [360, 640],
] as const;
/** A fingertip may be a little higher than the lowest bar. */
const SPARE = 3;

/** On every screen this note lies in the table's bar, left of its menu, and covers nothing of the table. */
export async function expectInBar(page: Page, note: Locator): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    const [box, bar, menu] = await Promise.all(
      [note, page.locator('.bar'), page.locator('.bar nav')].map((one) => one.boundingBox()),
    );
    expect
      .soft((box?.y ?? Infinity) + (box?.height ?? 0), `bottom at ${width}`)
      .toBeLessThanOrEqual((bar?.height ?? 0) + SPARE);
    expect.soft((box?.x ?? Infinity) + (box?.width ?? 0), `right at ${width}`).toBeLessThanOrEqual(menu?.x ?? 0);
  }
  if (before) await page.setViewportSize(before);
}
