import { botNames } from '@izvilina/games/brainstorm/bot-names.ts';
import { facts } from '@izvilina/games/brainstorm/facts.ts';
import { CREAM, INK, squeezed } from '../../pieces/boxPrint.ts';
import type { GameBox, Lettering } from '../box.ts';
import { BRAIN, FOLDS } from './print.ts';
import './colours.css';
import './opening.css';

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

/** Two dice lying on the lid, for decoration. */
const Dice = () => (
  <svg className="top t-dice" viewBox="-36 -36 160 76" aria-hidden="true">
    <Die kind="white" pips={5} />
    <Die kind="red" pips={2} transform="translate(78 6) scale(.9)" />
  </svg>
);

export const box: GameBox = {
  ...facts,
  pitch: { ru: 'Где встал кубик, там и ваша мысль.', en: 'Wherever the die stops, a thought begins.' },
  minutes: 30,
  cardboard: { width: 244, height: 206, front: '#f0b0a2', side: '#c07d70', top: '#f9d3c8' },
  lettering: { ru: ['Мозговой штурм'], en: ['Brainstorm'] },
  front: BrainArt,
  onTop: Dice,
  cast: botNames,
  bots: 2,
};
