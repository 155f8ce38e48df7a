import { polygon, star } from './geometry.ts';
import { SpyCow } from './SpyCow.tsx';

const CREAM = '#f7ecd3';
const INK = '#1d1a26';
type Title = readonly string[];

/** Squeezes a line into the width only when it would not fit: `per` is a wide letter's share of the size. */
const fit = (text: string, size: number, width: number, per = 0.86) =>
  text.length * size * per > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' as const } : {};

export const CowArt = ([cow = '', agent = '', number = '']: Title) => (
  <>
    <circle cx="102" cy="154" r="122" fill="#c23520" />
    <circle cx="102" cy="154" r="92" fill={CREAM} />
    <SpyCow transform="translate(102 164) scale(.98)" />
    <text x="102" y="40" fontSize="31" fill={CREAM} textAnchor="middle" {...fit(cow, 31, 172)}>
      {cow}
    </text>
    <text x="16" y="276" fontSize="13" fill={CREAM}>
      {agent}
    </text>
    <text x="190" y="278" fontSize="37" fill={CREAM} textAnchor="end">
      {number}
    </text>
  </>
);

const RING = [
  { x: 0, y: -1, colour: 'blue', sign: star(0, 0, 17, 7.6, 6) },
  { x: 1, y: -0.5, colour: 'orange', sign: polygon(0, 0, 16, 6, 30) },
  { x: 1, y: 0.5, colour: 'yellow', sign: `${star(0, 0, 17, 13, 24)}M5 0A5 5 0 1 0-5 0A5 5 0 1 0 5 0Z` },
  {
    x: 0,
    y: 1,
    colour: 'purple',
    sign: 'M15.5 0A15.5 15.5 0 1 0-15.5 0A15.5 15.5 0 1 0 15.5 0ZM8.2 0A8.2 8.2 0 1 1-8.2 0A8.2 8.2 0 1 1 8.2 0Z',
  },
  { x: -1, y: 0.5, colour: 'red', sign: star(0, 0, 17, 8.4, 12) },
  { x: -1, y: -0.5, colour: 'green', sign: 'M14 0A14 14 0 1 1-14 0A14 14 0 1 1 14 0Z' },
] as const;
const SIDE = 34;
const place = (x: number, y: number) => [118 + x * SIDE * 1.5, 148 + y * SIDE * Math.sqrt(3)] as const;

export const HexArt = ([first = '', second = '']: Title) => (
  <>
    {RING.map(({ x, y, colour }) => {
      const [px, py] = place(x, y);
      const turn = (Math.atan2(py - 148, px - 118) * 180) / Math.PI;
      return (
        <path
          key={colour}
          d="M0-15H300V15H0Z"
          transform={`translate(118 148) rotate(${turn.toFixed(1)})`}
          fill={`var(--g-${colour})`}
        />
      );
    })}
    {[...RING, null].map((cell) => {
      const [px, py] = cell ? place(cell.x, cell.y) : ([118, 148] as const);
      return (
        <g key={cell?.colour ?? 'middle'} transform={`translate(${px} ${py.toFixed(2)})`}>
          <path d={polygon(0, 0, SIDE * 1.02, 6)} fill="#2334a0" />
          <path d={polygon(0, 0, SIDE * 0.95, 6)} fill={cell ? '#211d2d' : CREAM} />
          {cell && <path d={cell.sign} fillRule="evenodd" fill={`var(--g-${cell.colour})`} transform="scale(1.28)" />}
        </g>
      );
    })}
    <path
      d="M-9 11.5V-1a4 4 0 0 1 8 0v5a4 4 0 0 0 8 0v-8.5"
      transform="translate(119 146) scale(1.35)"
      fill="none"
      stroke={INK}
      strokeWidth="4.8"
      strokeLinecap="round"
    />
    <path d="M0 0H236V62H0Z" fill="#2334a0" />
    <text x="15" y="31" fontSize="21" fill={CREAM}>
      {first}
    </text>
    <text x="15" y="55" fontSize="21" fill={CREAM}>
      {second}
    </text>
  </>
);

const LETTERS = [
  { x: 18, y: 82, w: 34, h: 58, size: 22 },
  { x: 54, y: 68, w: 42, h: 86, size: 27 },
  { x: 144, y: 68, w: 42, h: 86, size: 27 },
  { x: 188, y: 82, w: 34, h: 58, size: 22 },
] as const;

export const LetterArt = ([first = '', second = '', letters = '']: Title) => (
  <>
    <path d="M0 134H240V184H0Z" fill="#b8352a" />
    <path d="M0 134H240V139H0Z" fill="#8e241b" />
    <rect x="10" y="104" width="220" height="14" rx="7" fill={INK} />
    <rect x="96" y="101" width="48" height="20" rx="3" fill={INK} />
    <path
      d="M101 101v20M108 101v20M115 101v20M122 101v20M129 101v20M136 101v20"
      stroke="#8cc3dc"
      strokeWidth="1.5"
      opacity=".5"
    />
    {LETTERS.map(({ x, y, w, h, size }, i) => (
      <g key={x}>
        <rect x={x + 2} y={y + 4} width={w} height={h} rx="5" fill="#8d5f27" />
        <rect x={x} y={y} width={w} height={h} rx="5" fill="#f1d39b" />
        <rect
          x={x + 2.5}
          y={y + 2.5}
          width={w - 5}
          height={h - 5}
          rx="3.5"
          fill="none"
          stroke="#fbe9c4"
          strokeWidth="2"
        />
        <text x={x + w / 2} y={y + h / 2 + size * 0.36} fontSize={size} textAnchor="middle" fill="#2a1707">
          {letters[i]}
        </text>
      </g>
    ))}
    <text x="16" y="31" fontSize="21" fill={INK}>
      {first}
    </text>
    <text x="16" y="53" fontSize="16" fill={INK}>
      {second}
    </text>
  </>
);

const EYE = [
  ['#e0402c', 120, 62],
  ['#f6c92f', 92, 47],
  ['#2f9c58', 66, 34],
  ['#2a66d4', 40, 21],
  [CREAM, 17, 9],
] as const;

export const NotArt = ([no = '', under = '']: Title) => {
  const big = (
    <text
      x="84"
      y="82"
      fontSize={no.length > 2 ? 50 : 66}
      textAnchor="middle"
      fill={CREAM}
      textLength="138"
      lengthAdjust="spacingAndGlyphs"
    >
      {no}
    </text>
  );
  return (
    <>
      {EYE.map(([fill, rx, ry]) => (
        <ellipse key={fill} cx="84" cy="120" rx={rx} ry={ry} fill={fill} />
      ))}
      {big}
      <g transform="rotate(180 84 120)">{big}</g>
      <text x="84" y="226" fontSize="12.5" fill="#f6c92f" textAnchor="middle">
        {under}
      </text>
    </>
  );
};

const BRAIN =
  'M-104 34C-122 20-118-8-100-14-104-40-80-58-60-50-48-74-8-76 4-60 24-78 60-70 66-48 92-52 110-28 102-8 118 8 112 36 90 42 82 62 50 68 34 56 14 72-22 70-36 56-60 66-96 60-104 34Z';
const FOLDS =
  'M-104 44C-104 20-80 22-80 40S-58 62-56 38-78 6-96 4-104-26-84-26-72-4-54-2-34 18-34 38-8 62-8 36-32 6-34-10-66-24-64-44-38-62-30-46-24-20-8-16 12 14 12 36 38 58 38 36 20 6 14-10-12-30-10-48 16-66 24-48 24-28 36-22 50 0 60 4 60 38 74 44 96 34 92 16 70 8 66-4 74-18 88-14 104-24 94-40 70-34 56-38 52-58 38-62';

const DICE = [
  { at: 'translate(24 160) rotate(-14)', side: 34, fill: '#c93526', pip: CREAM, r: 5, spots: [[17, 17]] },
  {
    at: 'translate(196 152) rotate(20)',
    side: 34,
    fill: INK,
    pip: CREAM,
    r: 3.4,
    spots: [
      [9, 9],
      [17, 17],
      [25, 25],
    ],
  },
  {
    at: 'translate(150 62) rotate(12)',
    side: 30,
    fill: CREAM,
    pip: INK,
    r: 3,
    spots: [
      [8.5, 8.5],
      [21.5, 21.5],
      [21.5, 8.5],
      [8.5, 21.5],
    ],
  },
] as const;

export const BrainArt = ([title = '']: Title) => (
  <>
    <g transform="translate(122 124)">
      <clipPath id="brain-cut">
        <path d={BRAIN} />
      </clipPath>
      <g clipPath="url(#brain-cut)">
        <path d="M-130-90H130V90H-130Z" fill="#e3807a" />
        <path d={FOLDS} fill="none" stroke="#7d2440" strokeWidth="8" strokeLinecap="round" strokeLinejoin="round" />
      </g>
      <path d={BRAIN} fill="none" stroke="#7d2440" strokeWidth="7" strokeLinejoin="round" />
    </g>
    {DICE.map(({ at, side, fill, pip, r, spots }) => (
      <g key={at} transform={at}>
        <rect x="3" y="4" width={side} height={side} rx="6" fill="#6d2a20" opacity=".5" />
        <rect width={side} height={side} rx="6" fill={fill} />
        {spots.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={pip} />
        ))}
      </g>
    ))}
    <text x="14" y="33" fontSize="19" fill="#4c1428" {...fit(title, 19, 214)}>
      {title}
    </text>
  </>
);
