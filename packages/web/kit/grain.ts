/** Paper, felt and wood get their grain after the first picture: it is not needed to play, and a third of a first visit. */
export function addGrain(): void {
  const add = () => {
    document.documentElement.dataset.grain = '';
  };
  // Older Safari has no idle callback.
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(add, { timeout: 2_000 }) : add());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
