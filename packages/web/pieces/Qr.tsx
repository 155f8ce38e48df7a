import { useMemo } from 'react';
import { encode } from 'uqr';
import { FOLD_PATH } from './Fold.tsx';

/** The link as a QR code with the brand mark in its middle (level Q corrects the few modules that it covers). */
export function Qr({ text, label, className = 'qr' }: { text: string; label: string; className?: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  const middle = size / 2;
  const scale = size / 240;
  return (
    <svg className={className} viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={label}>
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fffaf0" />
      <path d={path} fill="#1d1a26" shapeRendering="crispEdges" />
      <g transform={`translate(${middle - 24 * scale} ${middle - 18 * scale}) scale(${scale})`}>
        <rect x="-5" y="-5" width="58" height="47" fill="#fffaf0" />
        <path d={FOLD_PATH} fill="none" stroke="#cf3a22" strokeWidth="7" strokeLinecap="round" />
      </g>
    </svg>
  );
}

function drawn(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'Q', border: 0 });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; ) {
      let width = 0;
      while (row[x + width]) width++;
      if (width) path += `M${x} ${y}h${width}v1h-${width}z`;
      x += width || 1;
    }
  });
  return { size, path };
}
