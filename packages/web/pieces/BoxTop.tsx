import { useWords } from '../i18n/words.ts';

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

/** Something forgotten on top of a box: letters on the trainer, dice on the storm. */
export function BoxTop({ game }: { readonly game: string }) {
  const letters = useWords().games[game]?.box[3] ?? '';
  if (game === 'mindtrainer')
    return (
      <span className="top t-um" aria-hidden="true">
        {[...letters].map((letter) => (
          <i key={letter}>{letter}</i>
        ))}
      </span>
    );
  if (game === 'brainstorm')
    return (
      <svg className="top t-dice" viewBox="-36 -36 160 76" aria-hidden="true">
        <Die kind="white" pips={5} />
        <Die kind="red" pips={2} transform="translate(78 6) scale(.9)" />
      </svg>
    );
  return null;
}
