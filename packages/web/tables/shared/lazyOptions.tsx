import { type ComponentType, lazy } from 'react';
import type { OptionsProps } from '../module.ts';

/** Loads a game's options form only for a gathering table. The whole page waits for it, so that nothing moves. */
export const lazyOptions = (
  load: () => Promise<{ readonly Options: ComponentType<OptionsProps> }>,
): ComponentType<OptionsProps> => lazy(async () => ({ default: (await load()).Options }));
