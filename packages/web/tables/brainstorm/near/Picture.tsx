import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { ReactNode } from 'react';
import { Cardboard } from '../scene/drawing/Cardboard.tsx';
import { projectionFrom } from '../scene/projection.ts';
import { DieIcon } from './icons/DieIcon.tsx';

const BY = projectionFrom({ width: 1, depth: 1 }, 'near');

/** The pieces of an advised move; null where its words suffice. */
export function pictureOf(move: Move): ReactNode {
  switch (move.type) {
    case 'dice':
      return (
        <>
          <DieIcon die={move.pair[0]} />
          <DieIcon die={move.pair[1]} />
        </>
      );
    case 'throw':
      return <DieIcon die={move.die} />;
    case 'lay':
      return (
        <svg viewBox="-64 -64 130 134" width="54" height="56" aria-hidden="true">
          <Cardboard lying={{ piece: move.tile, face: move.face, at: [0, 0], angle: 90 * move.quarter }} by={BY} />
        </svg>
      );
    case 'burn':
      return (
        <svg viewBox="-84 -84 170 174" width="54" height="56" aria-hidden="true">
          <Cardboard lying={{ piece: 'burner', face: 'front', at: [0, 0], angle: move.angle }} by={BY} />
        </svg>
      );
    default:
      return null;
  }
}
