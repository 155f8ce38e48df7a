/** The fragment (after `#`) that leads to the analysis on the result page. */
export const ANALYSIS = 'analysis';

/** After this time (ms) everything above the section has been rendered. */
const SETTLED_MS = 3_000;

/**
 * Scrolls the section into view when the address asks for it, and keeps it there while content above it is still being
 * rendered, until the visitor scrolls, taps or presses a key. Returns the function that stops this.
 */
export function showIfAskedFor(section: HTMLElement | null): (() => void) | undefined {
  if (!section || location.hash !== `#${ANALYSIS}`) return;
  const follow = new ResizeObserver(() => section.scrollIntoView());
  follow.observe(document.body);
  const stop = new AbortController();
  const letGo = () => {
    follow.disconnect();
    stop.abort();
  };
  for (const act of ['wheel', 'pointerdown', 'keydown'] as const) addEventListener(act, letGo, { signal: stop.signal });
  const timer = setTimeout(letGo, SETTLED_MS);
  return () => {
    clearTimeout(timer);
    letGo();
  };
}
