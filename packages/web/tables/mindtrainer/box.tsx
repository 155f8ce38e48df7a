import { botNames } from '@izvilina/games/mindtrainer/bot-names.ts';
import { facts } from '@izvilina/games/mindtrainer/facts.ts';
import { INK } from '../../pieces/boxPrint.ts';
import type { GameBox, Lettering } from '../box.ts';
import './colours.css';
import './opening.css';

const LETTERS = [
  { x: 18, y: 82, w: 34, h: 58, size: 22 },
  { x: 54, y: 68, w: 42, h: 86, size: 27 },
  { x: 144, y: 68, w: 42, h: 86, size: 27 },
  { x: 188, y: 82, w: 34, h: 58, size: 22 },
] as const;

const LetterArt = ([first = '', second = '', letters = '']: Lettering) => (
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

/** Letter tiles lying on the lid, for decoration. */
const Tiles = ([, , , letters = '']: Lettering) => (
  <span className="top t-um" aria-hidden="true">
    {[...letters].map((letter) => (
      <i key={letter}>{letter}</i>
    ))}
  </span>
);

export const box: GameBox = {
  ...facts,
  pitch: { ru: 'Слова крест-накрест, поле 15 на 15.', en: 'Crossing words with Russian letters.' },
  minutes: 45,
  cardboard: { width: 240, height: 184, front: '#8cc3dc', side: '#5b93ae', top: '#b5dbea' },
  lettering: { ru: ['Тренажёр', 'для ума', 'МОЗГ', 'УМ'], en: ['Mind', 'trainer', 'MIND', 'IQ'] },
  front: LetterArt,
  onTop: Tiles,
  cast: botNames,
  bots: 1,
};
