import type { Judged, Sight } from './sight.ts';

/** Words that are off the screen, cut, covered, or too small. */
export const judgeWords = (sight: Sight): Judged[] => {
  const { shown, styleOf, allowed, offScreen, unclipped, nameOf, cover } = sight;
  /** The transparent margin of a target may overlap text without hiding it. */
  const isSeenThrough = (one: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    return !(one instanceof SVGElement) && backgroundImage === 'none' && /, 0\)$/.test(backgroundColor);
  };
  // Letters on a piece are as large as there is room; screen readers get the same as text.
  const said = [...sight.lines(shown)].filter(({ one }) => one.closest('[aria-hidden="true"]') === null);
  return said.map(({ one, text, line }) => ({
    one,
    box: () => sight.lineOf(text, line),
    faults() {
      const found: string[] = [];
      const { letters, hangs, overlaps } = allowed(one);
      const { fontSize, pointerEvents } = styleOf(one);
      const size = Number.parseFloat(fontSize);
      if (size > 0 && size < letters - 0.1) found.push(`${nameOf(one)} is written in ${size} px`);
      const box = sight.lineOf(text, line);
      const off = offScreen(box);
      if (off > hangs) found.push(`the words ${nameOf(one)} are ${off} off the screen`);
      const left = unclipped(one, box);
      const cut = Math.round(Math.max(box.width - left.width, box.height - left.height));
      if (cut > hangs) found.push(`the words ${nameOf(one)} are cut by ${cut}`);
      if (overlaps || pointerEvents === 'none' || left.width <= 1 || left.height <= 1) return found;
      const middle = box.top + box.height / 2;
      const over = cover(one, left.left + 4, middle) ?? cover(one, left.right - 4, middle);
      if (over && !isSeenThrough(over)) found.push(`the words ${nameOf(one)} are covered by ${nameOf(over)}`);
      return found;
    },
  }));
};
