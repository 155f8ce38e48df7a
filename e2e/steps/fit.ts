import type { Page } from '@playwright/test';

/** Size of a fingertip, and of the smallest letters, in pixels. */
const LEAST = { target: 44, letters: 12 } as const;

export interface FitException {
  readonly selector: string;
  /** Smallest size in pixels, instead of a fingertip's. */
  readonly least?: number;
  /** Smallest letters in pixels, instead of the usual. */
  readonly letters?: number;
  /** How many pixels may be off the screen. */
  readonly hangs?: number;
  readonly why: string;
}

/**
 * What does not fit the window: a page that scrolls; a target that is off the screen, covered, or smaller than a
 * fingertip; text that is off the screen, covered, or too small.
 */
export const misfits = (page: Page, exceptions: readonly FitException[]): Promise<string[]> =>
  page.evaluate(
    async ([usual, allowed]) => {
      // A table that measures itself is redrawn after the window has changed.
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      const found: string[] = [];
      // Under an open sheet nothing can be pressed.
      const shown = document.querySelector('dialog:modal') ?? document.body;
      const root = document.scrollingElement ?? document.documentElement;
      if (root.scrollWidth > innerWidth) found.push(`scrolls sideways by ${root.scrollWidth - innerWidth}`);
      if (root.scrollHeight > innerHeight) found.push(`scrolls by ${root.scrollHeight - innerHeight}`);

      const isGone = (one: Element) =>
        one.closest('[inert], .vh, dialog:not([open])') !== null || !one.checkVisibility({ visibilityProperty: true });
      const exceptionOf = (one: Element) => allowed.find(({ selector }) => one.closest(selector) !== null);
      const offScreen = (box: DOMRect) =>
        Math.round(Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight));
      const nameOf = (one: Element) =>
        `${one.getAttribute('class') ?? one.tagName.toLowerCase()} «${one.getAttribute('aria-label') ?? one.textContent?.slice(0, 30)}»`;
      /** The element that covers it at this point, unless that is its descendant or ancestor; null if none. */
      const cover = (one: Element, x: number, y: number) => {
        const seen = document.elementFromPoint(x, y);
        return seen && !one.contains(seen) && !seen.contains(one) ? seen : null;
      };
      /** The transparent margin of a target may overlap text without hiding it. */
      const isSeenThrough = (one: Element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(one);
        return !(one instanceof SVGElement) && backgroundImage === 'none' && /, 0\)$/.test(backgroundColor);
      };
      /** The part of it that no ancestor clips: a long name ends in an ellipsis. */
      const unclipped = (one: Element, { left, top, right, bottom }: DOMRect) => {
        for (let at: Element | null = one; at; at = at.parentElement) {
          if (getComputedStyle(at).overflowX === 'visible') continue;
          const clip = at.getBoundingClientRect();
          left = Math.max(left, clip.left);
          top = Math.max(top, clip.top);
          right = Math.min(right, clip.right);
          bottom = Math.min(bottom, clip.bottom);
        }
        return new DOMRect(left, top, right - left, bottom - top);
      };

      for (const one of shown.querySelectorAll('button:enabled, a[href], input, [role="button"]')) {
        const box = one.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1 || one.closest('[aria-hidden="true"]') || isGone(one)) continue;
        const { least = usual.target, hangs = 1 } = exceptionOf(one) ?? {};
        const off = offScreen(box);
        if (off > hangs) found.push(`${nameOf(one)} is ${off} off the screen`);
        const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height, innerHeight - box.top) / 2];
        const over = cover(one, x, y);
        if (over) found.push(`${nameOf(one)} is covered by ${nameOf(over)}`);
        // What counts is the area that a finger hits, including an invisible margin.
        const reach = (dx: number, dy: number) => {
          let far = 0;
          while (far < least && one.contains(document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1)))) far++;
          return far;
        };
        const wide = box.width >= least - 0.5 || reach(-1, 0) + reach(1, 0) >= least - 2;
        const high = box.height >= least - 0.5 || reach(0, -1) + reach(0, 1) >= least - 2;
        if (!wide || !high) found.push(`${nameOf(one)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
      }

      const words = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (words.nextNode()) {
        const one = words.currentNode.parentElement;
        if (!one || !words.currentNode.nodeValue?.trim() || isGone(one)) continue;
        // Letters on a piece are as large as there is room; screen readers get the same as text.
        if (one instanceof SVGElement || one.closest('[aria-hidden="true"]')) continue;
        range.selectNodeContents(words.currentNode);
        const [line] = range.getClientRects();
        if (!line || line.width <= 1) continue;
        const box = unclipped(one, line);
        if (box.width <= 1 || box.height <= 1) continue;
        const { letters = usual.letters, hangs = 1 } = exceptionOf(one) ?? {};
        const style = getComputedStyle(one);
        const size = Number.parseFloat(style.fontSize);
        if (size > 0 && size < letters - 0.1) found.push(`${nameOf(one)} is written in ${size} px`);
        const off = offScreen(box);
        if (off > hangs) found.push(`the words ${nameOf(one)} are ${off} off the screen`);
        const middle = box.top + box.height / 2;
        const over =
          style.pointerEvents === 'none'
            ? null
            : (cover(one, box.left + 4, middle) ?? cover(one, box.right - 4, middle));
        if (over && !isSeenThrough(over)) found.push(`the words ${nameOf(one)} are covered by ${nameOf(over)}`);
      }
      return found;
    },
    [LEAST, exceptions] as const,
  );
