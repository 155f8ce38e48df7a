import type { Stamp } from '@izvilina/protocol/talk.ts';
import type { ReactNode } from 'react';
import { FOLD_PATH } from '../../pieces/Fold.tsx';
import { star } from '../../pieces/geometry.ts';

const INK = '#1d1a26';
const PAPER = '#fbf5e6';
const TEETH = 8;
const SIDE = 64;

/** The perforated outline of a postage stamp: teeth along every side, with half circles cut out between them. */
const PERFORATED = (() => {
  const step = SIDE / TEETH;
  const bite = step * 0.28;
  const side = (dx: number, dy: number) =>
    Array.from({ length: TEETH }, () => {
      const tooth = step / 2 - bite;
      return `l${dx * tooth} ${dy * tooth}a${bite} ${bite} 0 0 0 ${dx * bite * 2} ${dy * bite * 2}l${dx * tooth} ${dy * tooth}`;
    }).join('');
  return `M0 0${side(1, 0)}${side(0, 1)}${side(-1, 0)}${side(0, -1)}Z`;
})();

interface Drawing {
  readonly ground: string;
  /** Drawn in a 48 × 48 box. */
  readonly picture: ReactNode;
}

const line = { fill: 'none', stroke: INK, strokeWidth: 2.6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const cut = { stroke: INK, strokeWidth: 2.2, strokeLinejoin: 'round' } as const;

/** A finger or an arm: a rounded bar of paper with an ink outline. */
const bar = (d: string): ReactNode => (
  <>
    <path d={d} {...line} strokeWidth={9.6} />
    <path d={d} {...line} stroke={PAPER} strokeWidth={5.4} />
  </>
);

const face = (fill: string): ReactNode => <circle cx="24" cy="24" r="18" fill={fill} {...cut} />;

const DRAWINGS: Readonly<Record<Stamp, Drawing>> = {
  hello: {
    ground: '#3f8fc4',
    picture: (
      <>
        <g transform="rotate(-10 24 26)">
          {bar('M16 28V16M22.5 26V10.500M29 26V12M35 28V18')}
          {bar('M18 33 10 27')}
          <path d="M13.5 26h24v7c0 7-4.5 11-11 11s-13-4-13-11Z" fill={PAPER} />
          <path d="M13.5 33c0 7 6.5 11 13 11s11-4 11-11v-6" {...line} strokeWidth={2.1} />
        </g>
        <path d="M40 8c2.5 1.5 4 3.7 4.6 6.400M4 13c.8-2.6 2.5-4.7 5-6" {...line} stroke={PAPER} />
      </>
    ),
  },
  thanks: {
    ground: '#f3c9b8',
    picture: (
      <>
        <path
          d="M24 42C11 32.5 5.5 25.5 5.5 17.500A9.3 9.3 0 0 1 24 13.800a9.3 9.3 0 0 1 18.5 3.700C42.5 25.5 37 32.5 24 42Z"
          fill="#d1432a"
          {...cut}
        />
        <path d="M12 19.500c-.6-3.5 1.3-6 4-6.7" {...line} stroke={PAPER} />
      </>
    ),
  },
  bravo: {
    ground: '#1d7f58',
    picture: (
      <>
        <path
          d="M14 12H6.500c-.6 8 3 12 9.5 12.500M34 12h7.500c.6 8-3 12-9.5 12.5"
          {...line}
          stroke={PAPER}
          strokeWidth={3.2}
        />
        <path d="M13 6.500h22v12c0 7.5-4.5 12-11 12s-11-4.5-11-12Z" fill="#f2b92c" {...cut} />
        <path d="M21.5 30h5v7h-5Z" fill="#f2b92c" {...cut} />
        <path d="M14 37h20v6H14Z" fill="#6d4326" {...cut} />
        <path d={star(24, 17.5, 7.5, 3.2, 5)} fill={PAPER} />
      </>
    ),
  },
  laugh: {
    ground: '#d1432a',
    picture: (
      <>
        {face('#f2b92c')}
        <path d="M12.5 20.500c1.5-3 5-3 6.5 0M29 20.500c1.5-3 5-3 6.5 0" {...line} />
        <path d="M12.5 26h23c-.5 7.5-5 11.5-11.5 11.500S13 33.5 12.5 26Z" fill={INK} />
        <path d="M17.5 34c3.5-3.6 9.5-3.6 13 0-1.7 2.3-4 3.5-6.5 3.500S19.2 36.3 17.5 34Z" fill="#f08fb1" />
      </>
    ),
  },
  wow: {
    ground: '#7a45a6',
    picture: (
      <>
        <path d={star(24, 24, 24, 17.5, 12)} fill="#f2b92c" {...cut} />
        <circle cx="17.5" cy="20" r="3" fill={INK} />
        <circle cx="30.5" cy="20" r="3" fill={INK} />
        <ellipse cx="24" cy="31" rx="4.2" ry="5.4" fill={INK} />
      </>
    ),
  },
  sad: {
    ground: '#7d93a8',
    picture: (
      <>
        <path d="M13 29a8.5 8.5 0 0 1-.5-17A11.5 11.5 0 0 1 34 11a9 9 0 0 1 1.5 18Z" fill={PAPER} {...cut} />
        <path d="m15.5 34-2.5 7M25 34l-2.5 7M34.5 34 32 41" {...line} stroke="#12416b" strokeWidth={3.6} />
      </>
    ),
  },
  angry: {
    ground: '#24202c',
    picture: (
      <path
        d="M28 3 9 27.500h11.500L16 45l23-26.500H27L34.5 3Z"
        fill="#f2b92c"
        stroke={PAPER}
        strokeWidth={2.2}
        strokeLinejoin="round"
      />
    ),
  },
  thinking: {
    ground: '#b9d4c4',
    picture: (
      <>
        <path
          d="M24 4.500c11.5 0 19.5 6.5 19.5 15S35.5 34.5 24 34.500c-1.6 0-3.2-.1-4.7-.4C8.8 32.5 4.5 26.5 4.5 19.500c0-8.5 8-15 19.5-15Z"
          fill={PAPER}
          {...cut}
        />
        <circle cx="14" cy="39.5" r="3.6" fill={PAPER} {...cut} />
        <circle cx="7" cy="44" r="2.2" fill={PAPER} {...cut} />
        <path d={FOLD_PATH} transform="translate(9.5 8.3) scale(.6)" {...line} strokeWidth={5.5} stroke="#cf3a22" />
      </>
    ),
  },
  hurry: {
    ground: '#e4a93c',
    picture: (
      <>
        <path
          d="M14 9h20c0 8.5-6.5 11-6.5 15s6.5 6.5 6.5 15H14c0-8.5 6.5-11 6.5-15S14 17.5 14 9Z"
          fill="#dfeef0"
          {...cut}
        />
        <path d="M17.5 15h13c-1.8 4.5-5.5 6-6.5 9-1-3-4.7-4.5-6.5-9ZM17 38c1-5 4-7 7-7s6 2 7 7Z" fill="#d1432a" />
        <path d="M10.5 4.500h27V10h-27ZM10.5 38h27v5.500h-27Z" fill="#6d4326" {...cut} />
      </>
    ),
  },
  luck: {
    ground: '#f6e3a0',
    picture: (
      <>
        <path d="M25 27c1 6 4 11.5 10 16" {...line} strokeWidth={3.6} stroke="#135a3e" />
        {[0, 90, 180, 270].map((turn) => (
          <path
            key={turn}
            d="M23 23C15.5 20 9 15.5 9.5 9.500c.4-4.5 5.5-6 8-2 .5-4.8 6.5-6.2 8.5-1.700C28.5 11 26.5 17.5 23 23Z"
            transform={`rotate(${turn} 24 23) translate(0 0)`}
            fill="#1d7f58"
            {...cut}
          />
        ))}
      </>
    ),
  },
  tea: {
    ground: '#c98d63',
    picture: (
      <>
        <path d="M34 22h4.500c6 0 6 11 0 11H34" {...line} stroke={PAPER} strokeWidth={4} />
        <path d="M8 19h27v12c0 6.5-4 9.5-9.5 9.500h-8C12 40.5 8 37.5 8 31Z" fill={PAPER} {...cut} />
        <path d="M8.8 24.500h25.4" stroke="#d1432a" strokeWidth={3.2} />
        <path d="M4.5 43.500h34" {...line} strokeWidth={3.2} />
        <path
          d="M15 13.500c-2.5-3 2.5-5 0-9M22 13.500c-2.5-3 2.5-5 0-9M29 13.500c-2.5-3 2.5-5 0-9"
          {...line}
          stroke={PAPER}
        />
      </>
    ),
  },
  oops: {
    ground: '#5aa7a0',
    picture: (
      <>
        <path d="M24 4c8.5 0 14.5 12 14.5 22.500S32.5 44 24 44 9.5 37 9.5 26.5 15.5 4 24 4Z" fill={PAPER} {...cut} />
        <path d="m9.5 25 6 5 5-6.5 5.5 7 5-6.5 7 4.5" {...line} strokeWidth={3} />
        <path d="M17 13c1.3-2.3 2.7-3.5 4.5-4.3" {...line} stroke="#c9b58c" />
      </>
    ),
  },
};

export function StampPicture({ stamp }: { readonly stamp: Stamp }) {
  const { ground, picture } = DRAWINGS[stamp];
  return (
    <svg className="talk-stamp" viewBox="-1 -1 66 66" aria-hidden="true">
      <path d={PERFORATED} fill={PAPER} />
      <rect x="5" y="5" width="54" height="54" fill={ground} />
      <g transform="translate(8 8)">{picture}</g>
    </svg>
  );
}
