import type { Page } from '@playwright/test';

/** A fingertip. */
const LEAST = 40;

export interface FitException {
  readonly selector: string;
  /** Pixels, in place of a fingertip. */
  readonly least: number;
  /** How many pixels may be off the screen. */
  readonly hangs?: number;
  readonly why: string;
}

const EVERYWHERE: readonly FitException[] = [
  {
    selector: '.happened',
    least: 18,
    why: 'the line of what happened is to be read; that it opens the log is a convenience',
  },
];

/** What does not fit the window: a page that scrolls, something to press that is off the screen or smaller than a fingertip. */
export const misfits = (page: Page, exceptions: readonly FitException[]): Promise<string[]> =>
  page.evaluate(
    ([fingertip, allowed]) => {
      const found: string[] = [];
      const root = document.scrollingElement ?? document.documentElement;
      if (root.scrollWidth > innerWidth) found.push(`scrolls sideways by ${root.scrollWidth - innerWidth}`);
      if (root.scrollHeight > innerHeight) found.push(`scrolls by ${root.scrollHeight - innerHeight}`);
      for (const one of document.querySelectorAll('button:enabled, a[href], input, [role="button"]')) {
        const box = one.getBoundingClientRect();
        const isGone = box.width <= 1 || box.height <= 1 || one.closest('[inert], [aria-hidden="true"], .vh') !== null;
        if (isGone || !one.checkVisibility({ visibilityProperty: true })) continue;
        const { least, hangs = 1 } = allowed.find(({ selector }) => one.matches(selector)) ?? { least: fingertip };
        const said = one.getAttribute('aria-label') ?? one.textContent?.slice(0, 30);
        const name = `${one.getAttribute('class') ?? one.tagName.toLowerCase()} «${said}»`;
        const off = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight);
        if (off > hangs) found.push(`${name} is ${Math.round(off)} off the screen`);
        // What matters is where a finger hits: an invisible margin counts.
        const [x, y, reach] = [box.left + box.width / 2, box.top + box.height / 2, least / 2 - 1];
        const isHit = (dx: number, dy: number) =>
          one.contains(document.elementFromPoint(x + dx * reach, y + dy * reach));
        const isLarge = Math.min(box.width, box.height) >= least - 0.5;
        if (!isLarge && !(isHit(-1, 0) && isHit(1, 0) && isHit(0, -1) && isHit(0, 1)))
          found.push(`${name} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
      }
      return found;
    },
    [LEAST, [...EVERYWHERE, ...exceptions]] as const,
  );
