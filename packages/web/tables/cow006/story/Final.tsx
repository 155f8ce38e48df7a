import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { CowCard, CowDefs } from '../board/CowCard.tsx';

const [WIDE, HIGH, GAP] = [100, 140, 8];
const PLACES = [0, 1, 2, 3, 4, 5];

/** The four rows at the end of the game. */
export default function Final({ view }: { readonly view: CowView }) {
  const width = PLACES.length * (WIDE + GAP) - GAP;
  const height = view.rows.length * (HIGH + GAP) - GAP;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <CowDefs />
      {view.rows.flatMap((row, y) =>
        PLACES.map((x) => {
          const card = row[x];
          const at = { x: x * (WIDE + GAP), y: y * (HIGH + GAP) };
          return card === undefined ? (
            <rect
              key={`free ${x} ${row[0]}`}
              x={at.x + 2}
              y={at.y + 2}
              width={WIDE - 4}
              height={HIGH - 4}
              rx="8"
              fill="none"
              stroke="var(--t-line)"
              strokeWidth="2.5"
              strokeDasharray="7 6"
            />
          ) : (
            <svg key={card} {...at} width={WIDE} height={HIGH} aria-hidden="true">
              <CowCard n={card} />
            </svg>
          );
        }),
      )}
    </svg>
  );
}
