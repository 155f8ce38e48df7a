import type { Page } from '@playwright/test';

/** Removes shadows and the grain of surfaces: they affect no layout or clicks, but take half of the drawing time without a GPU. */
export const drawPlainly = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      *, ::before, ::after { box-shadow: none !important; text-shadow: none !important; filter: none !important }
      :root { --grain-paper: none !important; --grain-felt: none !important; --grain-linen: none !important; --grain-wood: none !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
