/** For what is not needed to play: it must not hold up the first picture of a visit. */
export function afterFirstPicture(run: () => void): void {
  // Older Safari has no idle callback.
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2_000 }) : run());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
