import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { BrainArt, CowArt, HexArt, LetterArt, NotArt } from './boxArt.tsx';

interface Cardboard {
  readonly width: number;
  readonly height: number;
  readonly front: string;
  readonly side: string;
  readonly top: string;
  readonly art: (title: readonly string[]) => ReactNode;
}

const BOXES: Readonly<Record<string, Cardboard>> = {
  cow006: { width: 204, height: 292, front: '#d9442c', side: '#a52e1a', top: '#ea6a4e', art: CowArt },
  ingenious: { width: 236, height: 236, front: '#2334a0', side: '#17226c', top: '#4657c6', art: HexArt },
  mindtrainer: { width: 240, height: 184, front: '#8cc3dc', side: '#5b93ae', top: '#b5dbea', art: LetterArt },
  notnot: { width: 168, height: 240, front: '#2b1a42', side: '#190e2a', top: '#4a3368', art: NotArt },
  brainstorm: { width: 244, height: 206, front: '#f0b0a2', side: '#c07d70', top: '#f9d3c8', art: BrainArt },
};

const DEEP = 13;
const RISE = 11;

/** A game's box, seen a little from the right and above. Its title is live text, in the player's language. */
export function Box({ game, className = '' }: { readonly game: string; readonly className?: string }) {
  const title = useWords().games[game]?.box ?? [];
  const box = BOXES[game];
  if (!box) return null;
  const { width: w, height: h } = box;
  return (
    <svg
      className={`box ${className}`}
      viewBox={`-1 ${-RISE - 1} ${w + DEEP + 2} ${h + RISE + 2}`}
      width={w + DEEP + 2}
      height={h + RISE + 2}
      aria-hidden="true"
    >
      <path d={`M0 0 ${DEEP} ${-RISE}H${w + DEEP}L${w} 0Z`} fill={box.top} />
      <path d={`M${w} 0 ${w + DEEP} ${-RISE}V${h - RISE}L${w} ${h}Z`} fill={box.side} />
      <path d={`M${w + 5.5} -4.6V${h - 4.6}`} stroke="#000" strokeOpacity=".35" />
      <path d={`M5.5 -4.6H${w + 5.5}`} stroke="#000" strokeOpacity=".22" />
      <svg width={w} height={h} overflow="hidden" aria-hidden="true">
        <rect width={w} height={h} fill={box.front} />
        <g className="boxart">{box.art(title)}</g>
      </svg>
      <path d={`M.7 ${h - 0.7}V.7H${w - 0.7}`} fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="1.4" />
      <path d={`M${w - 0.6} 0V${h - 0.6}H0`} fill="none" stroke="#000" strokeOpacity=".25" strokeWidth="1.2" />
    </svg>
  );
}
