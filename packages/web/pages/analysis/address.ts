/** Where on the result page the analysis is: the part of an address after `#`. */
export const ANALYSIS = 'analysis';

/** What stands above it has come by then. */
const SETTLED_MS = 3_000;

/**
 * For the section itself: whoever came for it sees it as soon as it is there, and goes on seeing it while what stands
 * above it is still coming, until they do anything themselves.
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
