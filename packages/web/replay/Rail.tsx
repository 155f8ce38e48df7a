import type { CSSProperties, ReactNode } from 'react';
import { useOwnWords } from '../i18n/words.ts';
import { Lamp } from '../pieces/Lamp.tsx';
import { Mark } from '../pieces/Mark.tsx';
import './rail.css';
import { WORDS } from './words.ts';

/** The timeline: a notch for every moment, a lamp at the one shown, and a slider over all of it. */
export function Rail(props: {
  readonly at: number;
  /** By moment: the seat that acted, or null when it was no single one. */
  readonly actors: readonly (number | null)[];
  /** Shown above the rail: the chance line. */
  readonly line: ReactNode;
  readonly onGo: (at: number) => void;
}) {
  const { at, actors } = props;
  const text = useOwnWords(WORDS);
  const last = Math.max(1, actors.length - 1);
  return (
    <div className="rail" style={{ '--at': at / last } as CSSProperties}>
      {props.line}
      <Ticks actors={actors} />
      <span className="marker" aria-hidden="true">
        <Lamp />
      </span>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={text.timeline}
        aria-valuetext={text.moment(at, last)}
        onChange={(event) => props.onGo(Number(event.target.value))}
      />
    </div>
  );
}

const AT_MOST = 240;

/** A notch for every moment, with a mark where one seat acted. A very long game gets no notches. */
function Ticks({ actors }: { readonly actors: readonly (number | null)[] }) {
  if (actors.length > AT_MOST) return null;
  return (
    <span className="ticks" aria-hidden="true">
      {actors.map((actor, moment) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a moment is its number.
          key={moment}
          style={{ '--x': moment / Math.max(1, actors.length - 1) } as CSSProperties}
        >
          {actor !== null && <Mark seat={actor} />}
        </i>
      ))}
    </span>
  );
}
