import type { Judged, Sight } from './sight.ts';

/** Targets that are off the screen, cut, covered, or smaller than a fingertip. */
export const judgeTargets = ({ shown, isGone, allowed, offScreen, unclipped, nameOf, cover }: Sight): Judged[] => {
  const targets = [
    ...shown.querySelectorAll('button:enabled, a[href], input, select, textarea, summary, [role="button"]'),
  ];
  const isThere = (one: Element) => {
    const { width, height } = one.getBoundingClientRect();
    return (
      width > 1 && height > 1 && one.closest('[aria-hidden="true"], [aria-disabled="true"]') === null && !isGone(one)
    );
  };
  /** A tick is hit by its label. */
  const whatIsHit = (one: Element) =>
    (one.matches('[type="radio"], [type="checkbox"]') && one.closest('label, .opt')) || one;
  return targets
    .filter(isThere)
    .map(whatIsHit)
    .map((one) => ({
      one,
      box: () => one.getBoundingClientRect(),
      faults() {
        const found: string[] = [];
        const box = one.getBoundingClientRect();
        const { target: least, hangs, overlaps } = allowed(one);
        const off = offScreen(box);
        if (off > hangs) found.push(`${nameOf(one)} is ${off} off the screen`);
        const { width, height } = unclipped(one, box);
        const cut = Math.round(Math.max(box.width - width, box.height - height));
        if (cut > hangs) found.push(`${nameOf(one)} is cut by ${cut}`);
        const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height, innerHeight - box.top) / 2];
        const over = cover(one, x, y);
        if (over && !overlaps) found.push(`${nameOf(one)} is covered by ${nameOf(over)}`);
        // What counts is the area that a finger hits, including an invisible margin.
        const reach = (dx: number, dy: number) => {
          let far = 0;
          while (far < least && one.contains(document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1)))) far++;
          return far;
        };
        const wide = box.width >= least - 0.5 || reach(-1, 0) + reach(1, 0) >= least - 2;
        const high = box.height >= least - 0.5 || reach(0, -1) + reach(0, 1) >= least - 2;
        if (!wide || !high) found.push(`${nameOf(one)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
        return found;
      },
    }));
};
