import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import axeCore from 'axe-core';

/** Checks the light theme fully, the dark one for colours only. Animations must be over: colours are final then. */
export async function isSound(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.evaluate(() => {
      for (const one of document.getAnimations())
        if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
    });
    const violations = await violationsOn(page, theme === 'light' ? [] : ['color-contrast']);
    expect(violations, `${what}, ${theme}`).toEqual([]);
  }
}

/** Our pages have no frames, so axe runs in the page itself; parsing it is the costliest part: once per document. */
async function violationsOn(page: Page, onlyRules: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(onlyRules.length > 0 && { runOnly: { type: 'rule', values: [...onlyRules] } }),
  };
  const { violations } = await page.evaluate((how) => globalThis.axe.run(document, how), options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

declare global {
  var axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
}
