/** Of a reader on a page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;
const LATEST = 6_000;

/**
 * Paper, felt and wood get their grain on a first visit when somebody does something, or after some seconds: it is not
 * needed to play, it is a third of the bytes, and who only looks is not to see large areas change. A returning
 * visitor's is there from the beginning (index.html).
 */
export function addGrain(): void {
  const add = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, add, true);
    document.documentElement.dataset.grain = '';
  };
  const timer = setTimeout(add, LATEST);
  for (const sign of SIGNS) addEventListener(sign, add, { capture: true, passive: true });
}
