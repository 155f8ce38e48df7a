import { DIE_OF, SIZES } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Brainstorm } from '../brainstorm.ts';
import { DieIcon } from '../near/icons/DieIcon.tsx';
import { Cardboard } from '../scene/drawing/Cardboard.tsx';
import { projectionFrom } from '../scene/projection.ts';

const BY = projectionFrom({ width: 1, depth: 1 }, 'near');
const BOXES = {
  small: '-23 -24 78 54',
  medium: '-38 -38 80 86',
  large: '-64 -38 132 86',
  burner: '-84 -60 116 126',
} as const;
/** Most tiles of a pile that are drawn. */
const MOST = 5;

/** The supply beside the table: three piles with their dice, and the burner. */
export function Piles({ game: { board, words } }: { readonly game: Brainstorm }) {
  return (
    <div className="bs-piles">
      <ul aria-label={words.piles}>
        {SIZES.map((size) => {
          const left = board.supply[size];
          const layers = Math.min(MOST, left);
          return (
            <li key={size} data-size={size}>
              <svg className="bs-pile" viewBox={BOXES[size]} aria-hidden="true">
                {Array.from({ length: layers }, (_, layer) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a pile are alike.
                  <g key={layer} transform={`translate(${(layers - layer - 1) * 0.8} ${(layers - layer - 1) * 2.4})`}>
                    <Cardboard lying={{ piece: size, face: 'back', at: [0, 0], angle: 0 }} by={BY} />
                  </g>
                ))}
              </svg>
              <p>
                <DieIcon die={DIE_OF[size]} />
                <b>{left}</b>
                <span>{words.supply(size, left)}</span>
              </p>
            </li>
          );
        })}
      </ul>
      <div className="bs-burner">
        <svg viewBox={BOXES.burner} aria-hidden="true">
          <Cardboard lying={{ piece: 'burner', face: 'back', at: [0, 0], angle: 0 }} by={BY} />
        </svg>
        <p>
          <b>{words.burner}</b>
          <span>{words.burnerHow}</span>
        </p>
      </div>
    </div>
  );
}
