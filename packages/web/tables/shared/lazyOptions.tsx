import { type ComponentType, lazy, Suspense } from 'react';
import type { OptionsProps } from '../module.ts';

/** Only a gathering table shows what is agreed on: whoever plays does not load it. */
export function lazyOptions(
  load: () => Promise<{ readonly Options: ComponentType<OptionsProps> }>,
): ComponentType<OptionsProps> {
  const Options = lazy(async () => ({ default: (await load()).Options }));
  return (props) => (
    <Suspense>
      <Options {...props} />
    </Suspense>
  );
}
