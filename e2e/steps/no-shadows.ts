import type { Page } from '@playwright/test';

/** Removes box shadows: they affect no layout or clicks, but take a fifth of the drawing time without a GPU. */
export const castNoShadows = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { box-shadow: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
