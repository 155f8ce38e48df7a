import { lazy, Suspense } from 'react';
import type { OptionsProps } from '../module.ts';

const Options = lazy(async () => ({ default: (await import('./Options.tsx')).Options }));

/** What is agreed on before the deal: whoever comes to play does not load it. */
export function LazyOptions(props: OptionsProps) {
  return (
    <Suspense fallback={null}>
      <Options {...props} />
    </Suspense>
  );
}
