import type { Judged, Sight } from './sight.ts';

/** Scrolls whatever has a fault into view, as far as a person can scroll; returns the faults that remain. */
export const tour = ({ shown, styleOf }: Sight, judged: readonly Judged[]): string[] => {
  const root = document.scrollingElement ?? document.documentElement;
  const canScroll = (one: Element) => {
    const { overflowX, overflowY } = styleOf(one);
    const down = /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1;
    return down || (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1);
  };
  const scrollers = [root, ...[...shown.querySelectorAll('*')].filter((one) => one !== root && canScroll(one))];
  const boxOf = (scroller: Element) =>
    scroller === root ? new DOMRect(0, 0, innerWidth, innerHeight) : scroller.getBoundingClientRect();
  const middleOf = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
  /** In the middle of each of the scrollers that it lies in, the innermost first. */
  const bringIntoView = ({ one, box }: Judged) => {
    for (const scroller of scrollers.toReversed()) {
      if (scroller === one || !scroller.contains(one)) continue;
      const [[x, y], [toX, toY]] = [middleOf(box()), middleOf(boxOf(scroller))];
      const { scrollLeft, scrollTop } = scroller;
      scroller.scrollTo({ left: scrollLeft + x - toX, top: scrollTop + y - toY, behavior: 'instant' });
    }
  };
  const found: string[] = [];
  for (const it of judged) {
    if (it.faults().length === 0) continue;
    const before = scrollers.map(({ scrollLeft, scrollTop }) => ({ left: scrollLeft, top: scrollTop }));
    bringIntoView(it);
    found.push(...it.faults());
    for (const [at, scroller] of scrollers.entries()) scroller.scrollTo({ ...before[at], behavior: 'instant' });
  }
  return found;
};
