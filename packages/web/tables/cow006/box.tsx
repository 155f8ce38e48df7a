import { botNames } from '@izvilina/games/cow006/bot-names.ts';
import { facts } from '@izvilina/games/cow006/facts.ts';
import { CREAM, squeezed } from '../../pieces/boxPrint.ts';
import type { GameBox, Lettering } from '../box.ts';
import { SpyCow } from './SpyCow.tsx';
import './colours.css';

const CowArt = ([cow = '', agent = '', number = '']: Lettering) => (
  <>
    <circle cx="102" cy="154" r="122" fill="#c23520" />
    <circle cx="102" cy="154" r="92" fill={CREAM} />
    <SpyCow transform="translate(102 164) scale(.98)" />
    <text x="102" y="40" fontSize="31" fill={CREAM} textAnchor="middle" {...squeezed(cow, 31, 172)}>
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

export const box: GameBox = {
  ...facts,
  pitch: { ru: 'Положил шестую — забирай весь ряд.', en: 'Play the sixth card and the whole row is yours.' },
  minutes: 20,
  cardboard: { width: 204, height: 292, front: '#d9442c', side: '#a52e1a', top: '#ea6a4e' },
  lettering: { ru: ['КОРОВА', 'агент', '006'], en: ['COW', 'agent', '006'] },
  front: CowArt,
  cast: botNames,
  bots: 3,
};
