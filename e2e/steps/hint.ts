import type { Page } from '@playwright/test';

/** How long the player waits: from the next click to the first advice, in ms by the page's clock. */
export const untilAdvised = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const clicked = ({ timeStamp }: Event) => {
          const change = new MutationObserver(() => {
            if (!document.querySelector('.hints li')) return;
            change.disconnect();
            resolve(performance.now() - timeStamp);
          });
          change.observe(document.body, { childList: true, subtree: true });
        };
        addEventListener('click', clicked, { capture: true, once: true });
      }),
  );
