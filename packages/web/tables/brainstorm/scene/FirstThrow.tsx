import { HOLES } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { ReactNode } from 'react';
import { useOwnWords } from '../../../i18n/words.ts';
import { markColour } from '../../../pieces/Mark.tsx';
import { FIRST_THROW_WORDS } from '../words/first-throw.ts';
import { Cardboard, type Lying, OutlineOf } from './drawing/Cardboard.tsx';
import { layingFlat } from './drawing/cube.ts';
import { DieAbove } from './drawing/DieAbove.tsx';
import { PawnFigure } from './drawing/Figures.tsx';
import { projectionFrom } from './projection.ts';

const BY = projectionFrom({ width: 1, depth: 1 }, 'near');
const LARGE: Lying = { piece: 'large', face: 'front', at: [-26, 0], angle: 8 };
const MEDIUM: Lying = { piece: 'medium', face: 'front', at: [0, 0], angle: 0 };
/** The hole of a medium tile, where its die stands. */
const [x = 0, y = 0] = HOLES.medium[0] ?? [];
const JOINED: Lying = { ...MEDIUM, at: [62, -6], angle: 30 };

/** A card on the empty table: what is thrown, what comes of it and what it is for. The first tile takes its place. */
export default function FirstThrow({ seat }: { readonly seat: number }) {
  const words = useOwnWords(FIRST_THROW_WORDS);
  return (
    <section className="bs-first" aria-label={words.title}>
      <h2>{words.title}</h2>
      <ol>
        <Step words={words.thrown}>
          <path className="flight" d="M-76 44C-60-34 4-52 36-4" />
          <g transform="translate(44 20) scale(2.2)">
            <DieAbove die="black" at={[0, 0]} turn={layingFlat(24)} by={BY} />
          </g>
        </Step>
        <Step words={words.laid}>
          <g transform="scale(1.3)">
            <Cardboard lying={MEDIUM} by={BY} />
            <DieAbove die="black" at={[x, y]} turn={layingFlat(0)} by={BY} />
          </g>
        </Step>
        <Step words={words.grown}>
          {[LARGE, JOINED].map((lying) => (
            <OutlineOf key={lying.piece} lying={lying} by={BY} stroke={markColour(seat)} width={12} />
          ))}
          <Cardboard lying={LARGE} by={BY} />
          <Cardboard lying={JOINED} by={BY} />
          <g transform="translate(-26 14)">
            <PawnFigure seat={seat} />
          </g>
        </Step>
      </ol>
    </section>
  );
}

const Step = ({ words, children }: { readonly words: string; readonly children: ReactNode }) => (
  <li>
    <svg viewBox="-98 -58 206 116" aria-hidden="true">
      {children}
    </svg>
    <span>{words}</span>
  </li>
);
