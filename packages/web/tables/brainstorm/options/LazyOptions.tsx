import { lazy, Suspense } from 'react';
import type { OptionsProps } from '../../module.ts';

const Options = lazy(() => import('./Options.tsx').then((module) => ({ default: module.Options })));

/** Only a gathering table shows what is agreed on: whoever plays does not load it. */
export const LazyOptions = (props: OptionsProps) => (
  <Suspense>
    <Options {...props} />
  </Suspense>
);
