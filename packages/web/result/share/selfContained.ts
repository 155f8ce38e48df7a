/** The properties that our style sheets set on drawings. */
const STYLED = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linejoin', 'stroke-linecap'],
  ...['stroke-dasharray', 'opacity', 'paint-order', 'color'],
  ...['font-family', 'font-weight', 'font-style', 'letter-spacing'],
];

/**
 * A drawing of this page as a standalone file: with its computed styles and the custom properties it uses. It must be
 * in the document, otherwise it has no computed styles.
 */
export function selfContained(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  drawing.querySelectorAll<SVGElement>('*').forEach((element, i) => {
    if (!element.hasAttribute('class') && element.tagName !== 'text') return;
    const style = getComputedStyle(element);
    for (const name of STYLED) copies[i]?.style.setProperty(name, style.getPropertyValue(name));
  });
  const known = getComputedStyle(drawing);
  const named = new Set(Array.from(copy.outerHTML.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name ?? ''));
  for (const name of named) {
    const value = known.getPropertyValue(name);
    if (value) copy.style.setProperty(name, value);
  }
  return new XMLSerializer().serializeToString(copy);
}
