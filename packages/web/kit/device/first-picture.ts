/** Runs what is not needed to play once the page has loaded and is idle, so that the first paint is not delayed. */
export function afterFirstPicture(run: () => void): void {
  // Older Safari has no `requestIdleCallback`.
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2_000 }) : run());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
