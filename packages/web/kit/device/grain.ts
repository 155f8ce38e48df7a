import { whenIdle } from './when-idle.ts';

/**
 * Paper, felt and wood get their grain after the first paint: it is not needed to play, and it is a third of the bytes
 * of a first visit. `fonts` is set here for pages that were not built; on built ones build/preloads.ts sets it earlier.
 */
export function addGrain(): void {
  whenIdle(() => {
    Object.assign(document.documentElement.dataset, { grain: '', fonts: '' });
  });
}
