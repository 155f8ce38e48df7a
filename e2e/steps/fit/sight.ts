/** Size of a fingertip, and of the smallest letters, in pixels. */
export const LEAST = { target: 44, letters: 12 } as const;

export interface FitException {
  readonly selector: string;
  /** Smallest size in pixels, instead of a fingertip's. */
  readonly least?: number;
  /** Smallest letters in pixels, instead of the usual. */
  readonly letters?: number;
  /** How many pixels may be off the screen, or cut by what it lies in. */
  readonly hangs?: number;
  /** Lies over whatever is there, or under it. */
  readonly overlaps?: true;
  readonly why: string;
}

/** What is judged, and how: `faults` are those that it has as the page is scrolled now. */
export interface Judged {
  readonly one: Element;
  readonly box: () => DOMRect;
  readonly faults: () => string[];
}

export type Sight = ReturnType<typeof lookAround>;

/** Runs in the page, as all of this folder but `fit.ts`: what the checks have in common. */
export const lookAround = (exceptions: readonly FitException[], least: typeof LEAST) => {
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (one: Element): CSSStyleDeclaration => {
    const style = styles.get(one) ?? getComputedStyle(one);
    styles.set(one, style);
    return style;
  };
  /** For screen readers only, as `look/reset.css` does it, or inside such an element. */
  const isUnseen = (one: Element | null): boolean =>
    one !== null && (styleOf(one).clipPath === 'inset(50%)' || isUnseen(one.parentElement));
  /** Hidden from everybody, or from eyes. */
  const isGone = (one: Element) =>
    one.closest('[inert], dialog:not([open])') !== null ||
    !one.checkVisibility({ visibilityProperty: true }) ||
    isUnseen(one);
  const range = document.createRange();
  const rectsOf = (text: Node) => {
    range.selectNodeContents(text);
    return range.getClientRects();
  };
  /** Where this line of a text is, as high as its letters. */
  const lineOf = (text: Node, line: number) => {
    const { x = 0, y = 0, width = 0, height = 0 } = rectsOf(text)[line] ?? {};
    const size = text.parentElement ? Number.parseFloat(styleOf(text.parentElement).fontSize) : 0;
    const high = Math.min(height, size * 0.8);
    return new DOMRect(x, y + (height - high) / 2, width, high);
  };
  const exceptionOf = (one: Element) => exceptions.filter(({ selector }) => one.closest(selector) !== null);
  return {
    styleOf,
    isGone,
    /** Under an open sheet nothing can be pressed. */
    shown: document.querySelector('dialog:modal') ?? document.body,
    /** What this element may be: the exceptions from the rules that hold for it. */
    allowed(one: Element) {
      const its = exceptionOf(one);
      return {
        target: Math.min(least.target, ...its.flatMap((exception) => exception.least ?? [])),
        letters: Math.min(least.letters, ...its.flatMap((exception) => exception.letters ?? [])),
        hangs: Math.max(1, ...its.flatMap((exception) => exception.hangs ?? [])),
        overlaps: its.some(({ overlaps }) => overlaps),
      };
    },
    nameOf(one: Element) {
      const said = one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 30);
      return `${one.getAttribute('class') || one.tagName.toLowerCase()} «${said}»`;
    },
    /** How far it reaches over an edge of the window. */
    offScreen: (box: DOMRect) =>
      Math.round(Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight)),
    /** The part of a box in this element that no ancestor clips. */
    unclipped(one: Element, { left, top, right, bottom }: DOMRect) {
      for (let at: Element | null = one; at && at !== document.body; at = at.parentElement) {
        const { overflowX, position, display } = styleOf(at);
        if (overflowX !== 'visible' && display !== 'inline') {
          const clip = at.getBoundingClientRect();
          left = Math.max(left, clip.left);
          top = Math.max(top, clip.top);
          right = Math.min(right, clip.right);
          bottom = Math.min(bottom, clip.bottom);
        }
        if (position === 'fixed') break;
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    },
    /** The element that covers it at this point, unless that is its descendant or ancestor; null if none. */
    cover(one: Element, x: number, y: number) {
      const seen = document.elementFromPoint(x, y);
      return seen && !one.contains(seen) && !seen.contains(one) ? seen : null;
    },
    lineOf,
    /** The lines of all texts that can be seen, each with the element that says it. */
    *lines(root: Element) {
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const text = nodes.currentNode;
        const one = text.parentElement;
        if (!one || one instanceof SVGElement || !text.nodeValue?.trim() || isGone(one)) continue;
        const count = rectsOf(text).length;
        for (let line = 0; line < count; line++) if (lineOf(text, line).width > 1) yield { one, text, line };
      }
    },
  };
};
