import type { Sight } from './sight.ts';

interface Thing {
  readonly one: Element;
  readonly box: DOMRect;
  /** A line of text, or something painted that can hide what is under it. */
  readonly kind: 'words' | 'box';
  /** What moves with it when somebody scrolls. */
  readonly layer: Element;
  readonly name: string;
}

/**
 * Words that run into other words or under a painted thing that they are no part of, and painted things of which one
 * lies partly on the other. What lies wholly on something (a card on its place) lies well.
 */
export const findOverlaps = (sight: Sight): string[] => {
  const { shown, styleOf, isGone, allowed, unclipped, nameOf } = sight;
  const most = (innerWidth * innerHeight) / 3;

  const layerOf = (one: Element): Element => {
    for (let at: Element | null = one; at; at = at.parentElement) {
      const { position, overflowY, overflowX } = styleOf(at);
      if (
        at === shown ||
        position === 'fixed' ||
        position === 'sticky' ||
        at.matches('dialog') ||
        /auto|scroll/.test(`${overflowX}${overflowY}`)
      )
        return at;
    }
    return shown;
  };
  /** A picture or an ornament may lie anywhere; what says something may not lie on something else that does. */
  const says = (one: Element) => one.matches('button, a, input, [aria-label]') || Boolean(one.textContent?.trim());
  const isPainted = (one: Element) => {
    if (!says(one)) return false;
    if (one instanceof SVGElement) return !one.parentElement?.closest('svg');
    const { backgroundColor, backgroundImage } = styleOf(one);
    const alpha = /rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)/.exec(backgroundColor);
    return backgroundImage !== 'none' || Number(alpha?.[1] ?? alpha?.[2] ?? 1) > 0.5;
  };
  /** Something turned by a few degrees reaches less far than its bounding box. */
  const upright = (one: Element, box: DOMRect) => {
    if (!(one instanceof HTMLElement)) return box;
    const [w, h] = [Math.min(box.width, one.offsetWidth), Math.min(box.height, one.offsetHeight)];
    return new DOMRect(box.x + (box.width - w) / 2, box.y + (box.height - h) / 2, w, h);
  };
  /** What a style sheet prints beside an element that it is placed by. */
  const printed = (one: Element): Thing[] =>
    ['::before', '::after'].flatMap((which) => {
      const { content, position, left, top, width, height, translate } = getComputedStyle(one, which);
      if (position !== 'absolute' || !/counter|"[^"]+"/.test(content) || styleOf(one).position === 'static') return [];
      const [x = 0, y = 0, w = 0, h = 0] = [left, top, width, height].map(Number.parseFloat);
      const [dx = 0, dy = 0] = translate.split(' ').map((by, at) => (Number.parseFloat(by) / 100) * (at ? h : w));
      const outer = one.getBoundingClientRect();
      const box = new DOMRect(outer.x + one.clientLeft + x + (dx || 0), outer.y + one.clientTop + y + (dy || 0), w, h);
      return [{ one, box, kind: 'words' as const, layer: layerOf(one), name: `${nameOf(one)}${which}` }];
    });

  const things: Thing[] = [];
  for (const { one, text, line } of sight.lines(shown))
    things.push({
      one,
      box: unclipped(one, sight.lineOf(text, line)),
      kind: 'words',
      layer: layerOf(one),
      name: `the words ${nameOf(one)}`,
    });
  for (const one of shown.querySelectorAll('*')) {
    if (isGone(one) || (one instanceof SVGElement && !one.matches('svg'))) continue;
    const whole = one.getBoundingClientRect();
    if (!(one instanceof SVGElement)) things.push(...printed(one));
    if (whole.width < 6 || whole.height < 6 || whole.width * whole.height > most || !isPainted(one)) continue;
    if (!one.checkVisibility({ opacityProperty: true })) continue;
    things.push({ one, box: unclipped(one, upright(one, whole)), kind: 'box', layer: layerOf(one), name: nameOf(one) });
  }
  const seen = things.filter(({ one, box }) => box.width > 1 && box.height > 1 && !allowed(one).overlaps);
  seen.sort((a, b) => a.box.left - b.box.left);

  const found: string[] = [];
  for (const [at, a] of seen.entries())
    for (let next = at + 1; next < seen.length; next++) {
      const b = seen[next];
      if (!b || b.box.left >= a.box.right) break;
      if (a.layer !== b.layer || a.one === b.one) continue;
      const across = Math.min(a.box.right, b.box.right) - b.box.left;
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      const bothBoxes = a.kind === 'box' && b.kind === 'box';
      const slack = bothBoxes ? 4 : 2;
      if (across <= slack || down <= slack) continue;
      if (a.kind === 'box' && a.one.contains(b.one)) continue;
      if (b.kind === 'box' && b.one.contains(a.one)) continue;
      const isWithin = (inner: DOMRect, outer: DOMRect) =>
        inner.left >= outer.left - 4 &&
        inner.right <= outer.right + 4 &&
        inner.top >= outer.top - 4 &&
        inner.bottom <= outer.bottom + 4;
      if (bothBoxes && (isWithin(a.box, b.box) || isWithin(b.box, a.box))) continue;
      found.push(`${a.name} and ${b.name} overlap by ${Math.round(across)} × ${Math.round(down)}`);
    }
  return found;
};
