import type { Page } from '@playwright/test';
import { findOverlaps } from './overlaps.ts';
import { type FitException, LEAST, lookAround } from './sight.ts';
import { judgeTargets } from './targets.ts';
import { tour } from './tour.ts';
import { judgeWords } from './words.ts';

/** Functions that call each other travel to the page as one text. */
const CHECKS = Object.entries({ lookAround, judgeTargets, judgeWords, tour, findOverlaps })
  .map(([name, check]) => `const ${name} = ${check};`)
  .join('\n');

/**
 * What does not fit the window: targets and words that cannot be seen whole, uncovered and large enough wherever a
 * person scrolls, and things that overlap. The page itself may be longer than the window only where it is meant to be.
 */
export const misfits = (
  page: Page,
  exceptions: readonly FitException[],
  { scrolls }: { readonly scrolls: boolean } = { scrolls: false },
): Promise<string[]> =>
  page.evaluate(`(async () => {
    // A table that measures itself is redrawn after the window has changed.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    ${CHECKS}
    const { scrollWidth, scrollHeight } = document.scrollingElement ?? document.documentElement;
    const sight = lookAround(${JSON.stringify(exceptions)}, ${JSON.stringify(LEAST)});
    return [
      ...(scrollWidth > innerWidth ? ['scrolls sideways by ' + (scrollWidth - innerWidth)] : []),
      ...(${!scrolls} && scrollHeight > innerHeight ? ['scrolls by ' + (scrollHeight - innerHeight)] : []),
      ...tour(sight, [...judgeTargets(sight), ...judgeWords(sight)]),
      ...findOverlaps(sight),
    ];
  })()`);
