import { FLAMES, PRINTS } from './drawing/neurons.ts';
import { holesPath, outlinePath, PIECES, type Piece, ringsPath } from './drawing/shapes.ts';

const DIE: Readonly<Record<Exclude<Piece, 'burner'>, string>> = { small: 'red', medium: 'black', large: 'white' };

/** Every piece once, for `<use>`: `bs-o-…` outline, `bs-e-…` outline with holes, `bs-k-…` the printed tile. */
export function Defs() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        {PIECES.map((piece) => (
          <PieceDefs key={piece} piece={piece} />
        ))}
        <pattern id="bs-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3" height="7" fill="#c5331c" />
        </pattern>
      </defs>
    </svg>
  );
}

function PieceDefs({ piece }: { readonly piece: Piece }) {
  const outline = outlinePath(piece);
  const cut = outline + holesPath(piece);
  return (
    <>
      <path id={`bs-o-${piece}`} d={outline} />
      <path id={`bs-e-${piece}`} d={cut} fillRule="evenodd" />
      <clipPath id={`bs-c-${piece}`}>
        <path d={cut} clipRule="evenodd" />
      </clipPath>
      <g id={`bs-k-${piece}`}>
        <use href={`#bs-e-${piece}`} fill={`var(--net-${piece})`} />
        <g clipPath={`url(#bs-c-${piece})`}>
          {piece === 'burner' ? <Flames /> : <Neuron piece={piece} />}
          <use href={`#bs-o-${piece}`} fill="none" stroke="#fff" strokeOpacity=".36" strokeWidth="1.8" />
        </g>
      </g>
    </>
  );
}

function Neuron({ piece }: { readonly piece: Exclude<Piece, 'burner'> }) {
  const { ink, thick, thin, solid } = PRINTS[piece];
  return (
    <>
      <g fill="none" stroke={ink} strokeLinecap="round">
        <path d={thick} strokeWidth="4.2" />
        <path d={thin} strokeWidth="2.1" />
      </g>
      <path d={solid} fill={ink} />
      <path d={ringsPath(piece)} fillRule="evenodd" fill={`var(--die-${DIE[piece]})`} />
    </>
  );
}

const Flames = () => (
  <>
    {FLAMES.map(({ outer, inner }) => (
      <g key={outer}>
        <path d={outer} fill="#ff8a3c" />
        <path d={inner} fill="#ffd34d" />
      </g>
    ))}
    <path
      d="M-12-16-30-26M-12 16-30 26M-16 0H-58"
      fill="none"
      stroke="#ff8a3c"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeDasharray="1 6.5"
    />
    <circle r="16.5" fill="none" stroke="#ffd34d" strokeWidth="2.2" />
  </>
);
