import { settings } from '../remembered/settings.ts';
import type { Sound } from './synth.ts';
import { whenIdle } from './when-idle.ts';

export type { Sound };

const loadSynth = () => import('./synth.ts');
const mayPlay = (): boolean => settings().sound && 'AudioContext' in globalThis;

/** Browsers allow sound only after a user gesture; before that this does nothing. */
export function play(sound: Sound): void {
  if (!mayPlay() || !navigator.userActivation?.hasBeenActive) return;
  // Loaded apart from the tables, for them to be lighter.
  loadSynth()
    .then(({ synthesize }) => synthesize(sound))
    .catch(() => undefined);
}

/** Loads what makes the sounds once somebody has done something, so that the first sound waits for no network. */
export function prepareSound(): void {
  const prepare = () =>
    whenIdle(() => {
      if (mayPlay()) loadSynth().catch(() => undefined); // tried again with the first sound
    });
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, prepare, { once: true });
}
