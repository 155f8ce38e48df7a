import { botNames } from '@izvilina/games/notnot/bot-names.ts';
import { facts } from '@izvilina/games/notnot/facts.ts';
import { CREAM } from '../../pieces/boxPrint.ts';
import type { GameBox, Lettering } from '../box.ts';
import './colours.css';
import './opening.css';

const EYE = [
  ['#e0402c', 120, 62],
  ['#f6c92f', 92, 47],
  ['#2f9c58', 66, 34],
  ['#2a66d4', 40, 21],
  [CREAM, 17, 9],
] as const;

const NotArt = ([no = '', under = '']: Lettering) => {
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

export const box: GameBox = {
  ...facts,
  pitch: { ru: 'Кубики врут. Кто первый ткнёт верно?', en: 'The dice lie. Who points right first?' },
  minutes: 15,
  cardboard: { width: 168, height: 240, front: '#2b1a42', side: '#190e2a', top: '#4a3368' },
  lettering: { ru: ['НЕ', 'вынос мозга'], en: ['NOT', 'mind-blown'] },
  front: NotArt,
  cast: botNames,
  bots: 3,
  practice: () => import('./practice/PracticePage.tsx'),
  colourBlindOptions: { shapes: true },
};
