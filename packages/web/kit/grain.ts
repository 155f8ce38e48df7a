import { afterFirstPicture } from './first-picture.ts';

/** Paper, felt and wood get their grain after the first picture: it is not needed to play, and a third of a first visit. */
export function addGrain(): void {
  afterFirstPicture(() => {
    document.documentElement.dataset.grain = '';
  });
}
