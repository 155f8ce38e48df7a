import { expect, type Page } from '../test.ts';

/** A table that waits for its player redraws nothing: no endless animation, no frame loop. */
export async function liesStill(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { requestAnimationFrame: ask } = window;
        let frames = 0;
        window.requestAnimationFrame = (callback) => {
          frames++;
          return ask(callback);
        };
        await new Promise((resolve) => setTimeout(resolve, 300));
        window.requestAnimationFrame = ask;
        const endless = document
          .getAnimations()
          .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime === Infinity)
          .map((one) => (one instanceof CSSAnimation ? one.animationName : one.id));
        return { endless, loops: frames > 9 };
      }),
    )
    .toEqual({ endless: [], loops: false });
}
