import { type ComponentType, lazy } from 'react';
import type { OptionsProps } from '../module.ts';

/** Only a gathering table shows what is agreed on: whoever plays does not load it. Its page waits for it as a whole, so that nothing moves. */
export const lazyOptions = (
  load: () => Promise<{ readonly Options: ComponentType<OptionsProps> }>,
): ComponentType<OptionsProps> => lazy(async () => ({ default: (await load()).Options }));
