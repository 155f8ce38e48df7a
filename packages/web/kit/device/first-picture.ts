/**
 * Runs work that is not needed to play once the page has loaded and is idle, so that it does not delay the first paint.
 */
export function afterFirstPicture(run: () => void): void {
  // Older Safari has no `requestIdleCallback`.
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2_000 }) : run());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
