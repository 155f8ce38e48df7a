import ru from '@izvilina/web/i18n/ru.ts';
import { expect, type Page } from '@playwright/test';
import { ANYWHERE, BY_MOUSE, ROUND_A_TABLE } from './exceptions.ts';
import { misfits } from './fit.ts';
import type { FitException } from './sight.ts';

/** Those held in a hand are touched, which may change what is drawn. */
const SIZES = [
  { width: 360, height: 640, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1280, height: 800, touch: false },
  { width: 1920, height: 1080, touch: false },
] as const;

/** At every size nothing overlaps, is cut, covered, too small to be hit or to be read; ends at the last size, a desktop. */
export async function fitsEverywhere(
  page: Page,
  what: string,
  exceptions: readonly FitException[] = [],
  how: { readonly scrolls: boolean } = { scrolls: false },
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const wrong: string[] = [];
  for (const { touch, ...size } of SIZES) {
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
    await page.setViewportSize(size);
    await expect(page.getByText(ru.download.title), 'it comes and goes').toHaveCount(0);
    const known = [
      ...ANYWHERE,
      ...(touch ? [] : BY_MOUSE),
      ...(Math.min(size.width, size.height) > 720 ? ROUND_A_TABLE : []),
      ...exceptions,
    ];
    for (const one of await lasting(page, () => misfits(page, known, how)))
      wrong.push(`${size.width} × ${size.height}: ${one}`);
  }
  await browser.detach();
  expect.soft(wrong, what).toEqual([]);
}

/** What is wrong, and still is once a busy machine has drawn the window's new size. */
async function lasting(page: Page, find: () => Promise<string[]>): Promise<string[]> {
  const found = await find();
  if (found.length === 0) return found;
  await page.waitForTimeout(500);
  return find();
}
