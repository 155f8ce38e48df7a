import type { Die } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { layingFlat } from '../../scene/drawing/cube.ts';
import { DieAbove } from '../../scene/drawing/DieAbove.tsx';
import { projectionFrom } from '../../scene/projection.ts';

const FROM_NEAR = projectionFrom({ width: 1, depth: 1 }, 'near');

/** A single die, seen from above. */
export const DieIcon = ({ die }: { readonly die: Die }) => (
  <svg className="bs-dd" viewBox="-10 -10 22 23" aria-hidden="true">
    <DieAbove die={die} at={[0, 0]} turn={layingFlat(0)} by={FROM_NEAR} />
  </svg>
);
