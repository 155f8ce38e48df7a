import { afterFirstPicture } from './first-picture.ts';

/**
 * Paper, felt and wood get their grain after the first picture: it is not needed to play, and a third of a first visit.
 * Fonts are there long before (build/preloads.ts), but for a page that was not built.
 */
export function addGrain(): void {
  afterFirstPicture(() => {
    Object.assign(document.documentElement.dataset, { grain: '', fonts: '' });
  });
}
