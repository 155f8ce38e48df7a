import { settings } from '../remembered/settings.ts';
import type { Sound } from './synth.ts';

export type { Sound };

/** Browsers allow sound only after a user gesture; before that this does nothing. */
export function play(sound: Sound): void {
  if (!settings().sound || !('AudioContext' in globalThis)) return;
  if (!navigator.userActivation?.hasBeenActive) return;
  // Loaded with the first sound, for the tables to be lighter.
  import('./synth.ts').then(({ synthesize }) => synthesize(sound)).catch(() => undefined);
}
