import { type Axial, CELLS, PRINTED, type Radius } from '@izvilina/games/ingenious/pieces/board.ts';
import { colourOf } from '@izvilina/games/ingenious/pieces/colours.ts';
import { memo } from 'react';
import { cellName } from './cursor.ts';
import { boardEdge, centre, hex } from './geometry.ts';
import { Sign } from './Piece.tsx';

/** IN-02: rings outside the playing area are printed on the board too; a strip of them shows at its edge. */
const WHOLE = 7;
export const marginOf = (radius: Radius, bare = false): number => (bare ? BARE : radius === WHOLE ? 0.95 : 1.15);
/** Only the edge of the cardboard. */
const BARE = 0.45;

const ringOf = ([q, r]: Axial): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
const INNER = 5;
const TONES = ['white', 'light', 'dark'] as const;

const pathOf = (cells: readonly Axial[]): string => cells.map((at) => hex(centre(at), 0.955)).join('');

interface GroundProps {
  readonly radius: Radius;
  readonly clip: string;
  /** Without the names of the cells and the rings beyond: on a small screen the cells have their room. */
  readonly bare?: boolean;
}

/** The printed board: cardboard, cells in three shades, one symbol on each corner of the white area. */
export const Ground = memo(({ radius, clip, bare = false }: GroundProps) => {
  const edge = boardEdge(radius, marginOf(radius, bare));
  return (
    <>
      <path d={edge} transform="translate(3 7)" fill="var(--paper-edge)" />
      <path d={edge} fill="var(--paper-2)" />
      {!bare && <Rim radius={radius} clip={clip} />}
      {TONES.map((tone, i) => {
        const cells = CELLS.filter((at) => {
          const ring = ringOf(at);
          return ring <= radius && (i === 0 ? ring <= INNER : ring === INNER + i);
        });
        return cells.length > 0 && <path key={tone} className={`hx ${tone}`} d={pathOf(cells)} />;
      })}
      {!bare && <Names radius={radius} />}
      <Printed />
    </>
  );
});

/** What shows of the board beyond the playing area. */
function Rim({ radius, clip }: GroundProps) {
  const edge = boardEdge(radius, marginOf(radius) - 0.32);
  return (
    <>
      <clipPath id={clip}>
        <path d={edge} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className="hx unused" d={pathOf(CELLS.filter((at) => ringOf(at) > radius && ringOf(at) <= radius + 2))} />
      </g>
      <path className="rim" d={edge} />
    </>
  );
}

/** How far from a cell its name stands, in distances between cells. */
const BESIDE = 0.76;

/** Letters above the columns; numbers where a line of equal ones begins, at the left and below it. */
function Names({ radius }: { readonly radius: Radius }) {
  const columns = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius);
  const names = [
    ...columns.map((q): Name => ({ of: [q, Math.max(-radius, -q - radius)], toward: [0, -1], part: 0 })),
    ...columns.filter((r) => r >= 0).map((r): Name => ({ of: [-radius, r], toward: [-1, 0.5], part: 1 })),
    ...columns.filter((q) => q > -radius && q <= 0).map((q): Name => ({ of: [q, radius], toward: [0, 1], part: 1 })),
  ];
  return (
    <g className="names">
      {names.map(({ of: [q, r], toward: [dq, dr], part }) => {
        const { x, y } = centre([q + dq * BESIDE, r + dr * BESIDE]);
        const name = cellName([q, r]);
        return (
          <text key={`${part} ${name}`} x={x} y={y} textAnchor="middle" dominantBaseline="central">
            {part === 0 ? name[0] : name.slice(1)}
          </text>
        );
      })}
    </g>
  );
}

interface Name {
  readonly of: Axial;
  readonly toward: Axial;
  /** Which part of the cell's name is printed: its letter or its number. */
  readonly part: 0 | 1;
}

/** The six symbols printed on the board. */
export const Printed = () =>
  PRINTED.map(({ cell, colour }) => {
    const at = centre(CELLS[cell] as Axial);
    return (
      <g key={cell}>
        <path className="printed" d={hex(at, 0.93)} />
        <Sign colour={colourOf(colour)} at={at} />
      </g>
    );
  });
