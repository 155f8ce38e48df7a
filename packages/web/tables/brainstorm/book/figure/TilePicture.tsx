import type { Size } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { Cardboard } from '../../scene/drawing/Cardboard.tsx';
import { projectionFrom } from '../../scene/projection.ts';

const BY = projectionFrom({ width: 1, depth: 1 }, 'near');

/** A tile alone, face up; all sizes to the same scale. */
export const TilePicture = ({ size }: { readonly size: Size }) => (
  <svg className="tile" viewBox="-72 -42 144 86" aria-hidden="true">
    <Cardboard lying={{ piece: size, face: 'front', at: [size === 'small' ? -12 : 0, 0], angle: 0 }} by={BY} />
  </svg>
);
