import { SLOTS, type Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import { Mark } from '../../../pieces/Mark.tsx';
import { BackCard, FaceCard } from '../board/cards.tsx';

const [SIDE, GAP] = [120, 14];
const STEP = SIDE + GAP;
const PLACES: Readonly<Record<Slot, readonly [x: number, y: number]>> = {
  top: [STEP, 0],
  left: [0, STEP],
  right: [2 * STEP, STEP],
  bottom: [STEP, 2 * STEP],
};

/** The cross of the last round: the right cards, and the players' touches. */
export default function Final({ view }: { readonly view: NotNotView }) {
  const table = view.last?.table ?? view.table;
  const across = 2 * STEP + SIDE;
  return (
    <svg viewBox={`${-GAP} ${-GAP} ${across + 2 * GAP} ${across + 2 * GAP}`} aria-hidden="true">
      <svg x={STEP} y={STEP} width={SIDE} height={SIDE} aria-hidden="true">
        {view.back ? <BackCard back={view.back} arrow lie /> : <Empty />}
      </svg>
      {SLOTS.map((slot) => {
        const [x, y] = PLACES[slot];
        const card = table[slot];
        const isRight = view.right?.includes(slot) ?? false;
        const touched = view.touches.filter((touch) => touch.slot === slot);
        return (
          <g key={slot} transform={`translate(${x} ${y})`}>
            {isRight && <rect x="-7" y="-7" width={SIDE + 14} height={SIDE + 14} rx="14" fill="var(--nn-ok)" />}
            <svg width={SIDE} height={SIDE} aria-hidden="true">
              {card ? <FaceCard card={card} /> : <Empty />}
            </svg>
            {touched.map(({ player }, i) => (
              <g key={player} transform={`translate(${8 + i * 34} ${SIDE - 26})`}>
                <circle cx="15" cy="15" r="17" fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.5" />
                <svg x="4" y="4" width="22" height="22" aria-hidden="true">
                  <Mark seat={player} />
                </svg>
              </g>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

const Empty = () => (
  <rect
    x="2"
    y="2"
    width={SIDE - 4}
    height={SIDE - 4}
    rx="9"
    fill="none"
    stroke="var(--t-line)"
    strokeWidth="2.5"
    strokeDasharray="7 6"
  />
);
