import type { CSSProperties, ReactNode } from 'react';
import { Chair, GhostChair } from '../../pieces/Chair.tsx';
import { chairAt, type Place, placesFor } from './places.ts';
import './plan.css';

/** A table from above with chairs around it; `at` puts something at a chair, the rest of the page comes with it. */
export function Plan(props: {
  readonly game: string;
  readonly label: string;
  /** By chair: somebody sits there. */
  readonly taken: readonly boolean[];
  /** Another chair may be added. */
  readonly more: boolean;
  readonly at: (seat: number) => ReactNode;
  readonly children: ReactNode;
}) {
  const { game, label, taken, more, at, children } = props;
  const places = placesFor(taken.length);
  return (
    <section className={`place ${game} row-${Math.ceil(taken.length / 2)}`} aria-label={label}>
      <svg className="plan" viewBox="0 0 820 660" aria-hidden="true">
        {places.map((place, seat) => {
          const spot = chairAt(place, taken[seat] === true);
          return taken[seat] ? (
            <Chair key={spot} seat={seat} transform={spot} />
          ) : (
            <GhostChair key={spot} transform={spot} />
          );
        })}
        {more && <GhostChair transform="translate(792 332) rotate(90)" />}
        <rect x="91" y="144" width="664" height="424" rx="46" opacity=".3" />
        <rect x="76" y="114" width="664" height="436" rx="46" fill="var(--plank-front)" />
        <rect x="76" y="110" width="664" height="430" rx="46" fill="var(--plank)" />
        <rect x="92" y="126" width="632" height="398" rx="34" fill="var(--t-bg)" />
        <rect
          x="92"
          y="126"
          width="632"
          height="398"
          rx="34"
          fill="none"
          stroke="#000"
          strokeOpacity=".25"
          strokeWidth="3"
        />
      </svg>
      <ol className="seats-round">
        {places.map((place, seat) => (
          <li key={keyOf(place)} className={taken[seat] ? 'chair-at' : 'chair-at open'} style={spotOf(place)}>
            {at(seat)}
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}

const keyOf = ({ x, y }: Place): string => `${x} ${y}`;
const spotOf = ({ x, y }: Place) => ({ '--x': x, '--y': y }) as CSSProperties;
