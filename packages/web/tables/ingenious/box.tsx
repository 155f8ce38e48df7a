import { botNames } from '@izvilina/games/ingenious/bot-names.ts';
import { facts } from '@izvilina/games/ingenious/facts.ts';
import { CREAM, INK } from '../../pieces/boxPrint.ts';
import { polygon, star } from '../../pieces/geometry.ts';
import type { GameBox, Lettering } from '../box.ts';
import './colours.css';
import './opening.css';

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

const HexArt = ([first = '', second = '']: Lettering) => (
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

export const box: GameBox = {
  ...facts,
  pitch: { ru: 'Счёт — ваш самый слабый цвет.', en: 'Your weakest colour is your score.' },
  minutes: 30,
  cardboard: { width: 236, height: 236, front: '#2334a0', side: '#17226c', top: '#4657c6' },
  lettering: { ru: ['Просто', 'гениально'], en: ['Simply', 'ingenious'] },
  front: HexArt,
  cast: botNames,
  bots: 1,
};
