import type { CSSProperties } from 'react';
import { SpyCow } from '../SpyCow.tsx';
import { COW_FACE, COW_HEAD } from './CowHead.tsx';

const INK = '#1d1a26';
const CREAM = '#fbf0d6';

/** Black spots of a card, by position. The higher the penalty, the more spots; 55 is black all over. */
const SPOT = {
  a: 'M64 0C62 12 70 21 80 19c7-1.5 10 6 20 4V0Z',
  b: 'M0 44c7-2 14 3 13 11-.8 7-5 10-13 9Z',
  c: 'M100 96c-9-3-15 3-14 11 1 7 6 11 14 11Z',
  d: 'M0 0v23c8 4 18 1 20-8C22 8 31 9 33 0Z',
  e: 'M24 140c-1-9 6-14 14-12 6 1 9-3 15-1 6 2 8 7 8 13Z',
  f: 'M100 44c-7 1-12 7-10 14 2 6 6 7 10 7Z',
  g: 'M0 100c6-3 12 0 12 7s-5 12-12 11Z',
} as const;
const ALL_SPOTS = Object.values(SPOT).join('');

interface CardLook {
  readonly spots: string;
  /** Spots of a card in the hand: none at the left edge, where its number is. */
  readonly handSpots: string;
  readonly heads: readonly number[];
  readonly ink: string;
}
const PLAIN: CardLook = { spots: '', handSpots: '', heads: [1], ink: INK };
const LOOKS: Readonly<Record<number, CardLook>> = {
  1: PLAIN,
  2: { spots: SPOT.a, handSpots: SPOT.a, heads: [2], ink: '#1f5a8c' },
  3: { spots: SPOT.a + SPOT.c + SPOT.g, handSpots: SPOT.a + SPOT.c, heads: [3], ink: '#8a5300' },
  5: {
    spots: SPOT.a + SPOT.d + SPOT.c + SPOT.g + SPOT.e,
    handSpots: SPOT.a + SPOT.c + SPOT.e,
    heads: [3, 2],
    ink: '#c2321c',
  },
  7: { spots: '', handSpots: '', heads: [4, 3], ink: CREAM },
};

/** CW-03, for drawing only; the game's rules have their own function. */
const headsOn = (n: number): number => (n === 55 ? 7 : n % 11 === 0 ? 5 : n % 10 === 0 ? 3 : n % 5 === 0 ? 2 : 1);

/** SVG definitions that every card refers to. Rendered once per page. */
export function CowDefs() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        <clipPath id="cow-cut">
          <rect width="100" height="140" rx="8" />
        </clipPath>
        <g id="cow-head">
          <path d={COW_HEAD} />
          <path d={COW_FACE} fill="var(--cow-hole, #fbf5e6)" />
        </g>
        <g id="spy-cow">
          <SpyCow />
        </g>
      </defs>
    </svg>
  );
}

export interface CowCardProps {
  readonly n: number;
  /** Accessible name. Not needed for a card inside a labelled button. */
  readonly label?: string | undefined;
  /** Number and heads move into the strip that the next card of a fan leaves visible (`hand/near.css`). */
  readonly inHand?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
}

export function CowCard({ n, label, inHand = false, className = '', style }: CowCardProps) {
  const penalty = headsOn(n);
  const look = LOOKS[penalty] ?? PLAIN;
  const dark = penalty === 7;
  const digits = String(n).length;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden, or labelled by `label`.
    <svg
      className={`card cow-card ${className}`}
      viewBox="0 0 100 140"
      style={style}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect width="100" height="140" rx="8" fill={dark ? INK : 'var(--paper)'} />
      <g clipPath="url(#cow-cut)">
        <path className="cs" d={inHand ? look.handSpots : look.spots} fill={INK} />
        {dark && !inHand && <path d={ALL_SPOTS} fill="#3b3444" />}
      </g>
      <rect
        x=".6"
        y=".6"
        width="98.8"
        height="138.8"
        rx="7.5"
        fill="none"
        stroke={INK}
        strokeOpacity=".22"
        strokeWidth="1.2"
      />
      <g className="cf" style={hole(look.ink)} fill={look.ink}>
        <text
          className="cn"
          x="50"
          y={digits === 3 && !inHand ? 72 : 76}
          textAnchor="middle"
          fontSize={digits === 3 ? 35 : digits === 2 ? 47 : 54}
        >
          {n}
        </text>
        {inHand ? (
          <Heads count={penalty} top={84} gap={Math.min(20, 66 / penalty)} />
        ) : (
          look.heads.map((count, row) => (
            <Heads key={count} count={count} top={(look.heads.length === 1 ? 101 : 91) + row * 18} gap={20} />
          ))
        )}
      </g>
    </svg>
  );
}

const hole = (ink: string) => ({ '--cow-hole': ink === CREAM ? INK : 'var(--paper)' }) as CSSProperties;

/** A row of heads in the middle of the card; close together they are smaller. */
function Heads(props: { readonly count: number; readonly top: number; readonly gap: number }) {
  const { count, top, gap } = props;
  const size = Math.min(0.71, gap / 24);
  return Array.from({ length: count }, (_, i) => {
    const x = 50 + (i - count / 2) * gap + (gap - 24 * size) / 2;
    return <use key={x} href="#cow-head" transform={`translate(${x} ${top}) scale(${size})`} />;
  });
}

export function CowBack({ className = '', style }: { readonly className?: string; readonly style?: CSSProperties }) {
  return (
    <svg className={`card cow-back ${className}`} viewBox="0 0 100 140" style={style} aria-hidden="true">
      <rect width="100" height="140" rx="8" fill="#b8341f" />
      <g clipPath="url(#cow-cut)">
        <path d={ALL_SPOTS} fill="#8f2413" />
      </g>
      <rect x="5" y="5" width="90" height="130" rx="5" fill="none" stroke="#f6ead2" strokeWidth="1.6" />
      <circle cx="50" cy="70" r="29" fill="#f6ead2" />
      <use href="#spy-cow" transform="translate(50 72) scale(.26)" />
    </svg>
  );
}
