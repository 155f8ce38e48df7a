import { FREE, letterOf, SIZE, valueAt } from '@izvilina/games/mindtrainer/pieces/board.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import { premiumClass } from '../board/premiumClass.ts';

const SIDE = 40;
const STEP = SIDE + 1;
const RIM = 14;

/** The board with all words at the end of the game. */
export default function Final({ view }: { readonly view: MindtrainerView }) {
  const across = SIZE * STEP + 1;
  return (
    <svg viewBox={`${-RIM} ${-RIM} ${across + 2 * RIM} ${across + 2 * RIM}`} aria-hidden="true">
      <rect x={-RIM} y={-RIM} width={across + 2 * RIM} height={across + 2 * RIM} rx="5" fill="var(--board-cloth)" />
      <rect width={across} height={across} fill="var(--cell-line)" />
      {view.board.flatMap((row, y) =>
        [...row].map((char, x) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the indices are the cell.
          <g key={`${x} ${y}`} transform={`translate(${x * STEP + 1} ${y * STEP + 1})`}>
            <rect width={SIDE} height={SIDE} fill={`var(--${premiumClass({ x, y }) || 'cell'})`} />
            <Laid char={char} />
          </g>
        )),
      )}
    </svg>
  );
}

function Laid({ char }: { readonly char: string }) {
  if (char === FREE) return null;
  const value = valueAt(char);
  return (
    <>
      <rect x="1" y="2" width="38" height="37" rx="5" fill="var(--letter-edge)" />
      <rect x="1" y="1" width="38" height="35" rx="5" fill="var(--letter)" />
      <text x="18" y="26" textAnchor="middle" fontSize="21" fill="var(--letter-ink)">
        {letterOf(char)}
      </text>
      {value > 0 && (
        <text x="36" y="34" textAnchor="end" fontSize="9.5" fill="var(--letter-ink)">
          {value}
        </text>
      )}
    </>
  );
}
