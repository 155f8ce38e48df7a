import type { CSSProperties } from 'react';
import { useLanguage } from '../i18n/words.ts';
import { boxOf } from '../tables/boxes.ts';

const DEEP = 13;
const RISE = 11;

/** A game's box, seen slightly from the right and above. Its title is real text in the reader's language. */
export function Box({ game, className = '' }: { readonly game: string; readonly className?: string }) {
  const language = useLanguage();
  const box = boxOf(game);
  if (!box) return null;
  const { width: w, height: h, front, side, top } = box.cardboard;
  return (
    <svg
      className={`box ${className}`}
      viewBox={`-1 ${-RISE - 1} ${w + DEEP + 2} ${h + RISE + 2}`}
      style={{ '--w': w + DEEP + 2 } as CSSProperties}
      aria-hidden="true"
    >
      <path d={`M0 0 ${DEEP} ${-RISE}H${w + DEEP}L${w} 0Z`} fill={top} />
      <path d={`M${w} 0 ${w + DEEP} ${-RISE}V${h - RISE}L${w} ${h}Z`} fill={side} />
      <path d={`M${w + 5.5} -4.6V${h - 4.6}`} stroke="#000" strokeOpacity=".35" />
      <path d={`M5.5 -4.6H${w + 5.5}`} stroke="#000" strokeOpacity=".22" />
      <svg width={w} height={h} overflow="hidden" aria-hidden="true">
        <rect width={w} height={h} fill={front} />
        <g className="boxart">{box.front(box.lettering[language])}</g>
      </svg>
      <path d={`M.7 ${h - 0.7}V.7H${w - 0.7}`} fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="1.4" />
      <path d={`M${w - 0.6} 0V${h - 0.6}H0`} fill="none" stroke="#000" strokeOpacity=".25" strokeWidth="1.2" />
    </svg>
  );
}
