import { facts } from '@izvilina/games/brainstorm/facts.ts';
import { CREAM, INK, squeezed } from '../../pieces/boxPrint.ts';
import type { GameBox, Lettering } from '../box.ts';
import './colours.css';

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

const BrainArt = ([title = '']: Lettering) => (
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
    <text x="14" y="33" fontSize="19" fill="#4c1428" {...squeezed(title, 19, 214)}>
      {title}
    </text>
  </>
);

const PIPS = {
  2: [
    [-14, -15.5],
    [14, 12.5],
  ],
  5: [
    [-14, -15.5],
    [14, 12.5],
    [-14, 12.5],
    [14, -15.5],
    [0, -1.5],
  ],
} as const;

function Die({ kind, pips, transform }: { kind: 'white' | 'red'; pips: keyof typeof PIPS; transform?: string }) {
  const fill = `var(--die-${kind})`;
  return (
    <g transform={transform}>
      <rect x="-30" y="-28" width="62" height="62" rx="12" opacity=".28" />
      <rect x="-30" y="-30" width="60" height="62" rx="12" fill={fill} />
      <rect x="-30" y="-30" width="60" height="62" rx="12" opacity=".28" />
      <rect x="-30" y="-30" width="60" height="58" rx="12" fill={fill} />
      <rect x="-26" y="-26.5" width="52" height="50" rx="10" fill="#fff" opacity={kind === 'white' ? 0.5 : 0.1} />
      {PIPS[pips].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5.6" fill={kind === 'white' ? '#1d1a26' : '#f8f1e0'} />
      ))}
    </g>
  );
}

/** Two dice forgotten on the lid. */
const Dice = () => (
  <svg className="top t-dice" viewBox="-36 -36 160 76" aria-hidden="true">
    <Die kind="white" pips={5} />
    <Die kind="red" pips={2} transform="translate(78 6) scale(.9)" />
  </svg>
);

export const box: GameBox = {
  ...facts,
  pitch: { ru: 'Где встал кубик, там и ваша мысль.', en: 'Where the die stands, there is your thought.' },
  minutes: 30,
  cardboard: { width: 244, height: 206, front: '#f0b0a2', side: '#c07d70', top: '#f9d3c8' },
  lettering: { ru: ['Мозговой штурм'], en: ['Brainstorm'] },
  front: BrainArt,
  onTop: Dice,
  bots: 2,
  level: 'casual',
};
