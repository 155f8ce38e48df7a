/** Runs what is not needed to play once the page has loaded and is idle, so that the first paint is not delayed. */
export function whenIdle(run: () => void): void {
  // Older Safari has no `requestIdleCallback`.
  const runWhenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2_000 }) : run());
  if (document.readyState === 'complete') runWhenIdle();
  else addEventListener('load', runWhenIdle, { once: true });
}
