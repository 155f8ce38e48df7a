import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { Rosette } from '../../pieces/Awards.tsx';
import { Mark } from '../../pieces/Mark.tsx';
import { DISPLAY_WIDER, displayWidthOf, ellipsized, oneOrTwoLines } from './fitting.ts';

/** The size that messengers show uncropped. */
export const WIDTH = 1200;
export const HEIGHT = 630;

export interface Standing {
  readonly seat: number;
  readonly place: number | null;
  readonly name: string;
  readonly score: number;
  readonly title: 'winner' | 'loser' | null;
}

interface ResultImageProps {
  readonly game: string;
  readonly headline: string;
  readonly site: string;
  /** First place first. */
  readonly standings: readonly Standing[];
  readonly LoserAward?: ComponentType | undefined;
  /** The final table: an `<svg>` with a `viewBox`. */
  readonly children?: ReactNode;
}

const LEFT = 56;
const COLUMN = 510;
/** Vertical range of the standings, between the headline and the foot. */
const [TOP, BOTTOM] = [206, 562];
const TALLEST = 78;
/** Where a player's strip begins, to the right of the place number. */
const PAPER = 58;
/** A headline wider than this (in letter sizes) is broken into two lines. */
const ONE_LINE = 8.5;
const SMALLEST = 28;

const DISPLAY: CSSProperties = { fontFamily: 'var(--font-display)', fontWeight: 800, letterSpacing: '-0.03em' };
const TEXT: CSSProperties = { fontFamily: 'var(--font-text)', fontWeight: 640, letterSpacing: 'normal' };

/** The picture of a finished game to share: who won, all scores, and the final table. */
export function ResultImage({ game, headline, site, standings, LoserAward, children }: ResultImageProps) {
  const step = Math.min(TALLEST, (BOTTOM - TOP) / standings.length);
  const said = oneOrTwoLines(headline, ONE_LINE).map((line) => ellipsized(line, COLUMN / SMALLEST / DISPLAY_WIDER));
  const size = Math.min(46, ...said.map((line) => COLUMN / displayWidthOf(line)));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} fill="var(--t-bg)" />
      <rect width="14" height={HEIGHT} fill="var(--button)" />
      <text x={LEFT} y="66" fontSize="25" fill="var(--t-ink2)" style={TEXT}>
        {game}
      </text>
      {said.map((line, i) => (
        <text
          key={line}
          x={LEFT}
          y={(said.length === 1 ? 142 : 122) + i * (size + 9)}
          fontSize={size}
          fill="var(--t-ink)"
          style={DISPLAY}
        >
          {line}
        </text>
      ))}
      {standings.map((standing, i) => (
        <g key={standing.seat} transform={`translate(${LEFT} ${TOP + i * step})`}>
          <Line {...standing} height={step - Math.max(5, step * 0.14)} LoserAward={LoserAward} />
        </g>
      ))}
      <text x={LEFT} y="598" fontSize="21" fill="var(--t-ink)" style={DISPLAY}>
        {site}
      </text>
      <svg x="618" y="44" width="542" height="542" aria-hidden="true">
        {children}
      </svg>
    </svg>
  );
}

/** One player's strip: place, mark, name, points. */
function Line(props: Standing & { readonly height: number; readonly LoserAward: ResultImageProps['LoserAward'] }) {
  const { seat, place, name, score, title, height, LoserAward } = props;
  const size = Math.min(28, height * 0.5);
  const middle = height / 2 + size * 0.35;
  const from = PAPER + height * 0.52 + 26;
  const points = COLUMN - 18 - displayWidthOf(String(score)) * size * 1.15;
  const medal = points - 14 - height * 0.72;
  const shown = ellipsized(name, ((title ? medal : points) - 14 - from) / size);
  const award = title === 'winner' ? <Rosette /> : title === 'loser' && LoserAward ? <LoserAward /> : null;
  return (
    <>
      <text x="44" y={middle} textAnchor="end" fontSize={size} fill="var(--t-ink)" style={DISPLAY}>
        {place}
      </text>
      <rect x={PAPER + 2} y="3" width={COLUMN - PAPER} height={height} rx="2" fill="var(--t-line)" />
      <rect x={PAPER} width={COLUMN - PAPER} height={height} rx="2" fill="var(--paper)" />
      <svg x={PAPER + 14} y={height * 0.24} width={height * 0.52} height={height * 0.52} aria-hidden="true">
        <Mark seat={seat} />
      </svg>
      <text x={from} y={middle} fontSize={size} fill="var(--ink)" style={TEXT}>
        {shown}
      </text>
      {award && (
        <svg x={medal} y={height * 0.07} width={height * 0.72} height={height * 0.86} aria-hidden="true">
          {award}
        </svg>
      )}
      <text x={COLUMN - 18} y={middle} textAnchor="end" fontSize={size * 1.15} fill="var(--ink)" style={DISPLAY}>
        {score}
      </text>
    </>
  );
}
