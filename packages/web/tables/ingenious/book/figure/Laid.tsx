import { type Axial, CELLS, PRINTED } from '@izvilina/games/ingenious/pieces/board.ts';
import { COLOURS } from '@izvilina/games/ingenious/pieces/colours.ts';
import { NOTCHES, type Track } from '@izvilina/games/ingenious/pieces/tracks.ts';
import type { Placed } from '@izvilina/games/ingenious/state.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import type { CSSProperties } from 'react';
import { Drawing } from '../../../shared/figure/Drawing.tsx';
import { centre, hex, SIDE } from '../../board/geometry.ts';
import { Lines } from '../../board/Lines.tsx';
import { Chip, Sign, TileOnBoard } from '../../board/Piece.tsx';
import { inkOf } from '../../board/symbols.ts';
import { cellsAlong } from '../../hand/preview.ts';

const distance = ([q, r]: Axial, [p, s]: Axial): number =>
  Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q + r - p - s));

const isPrinted = (at: Axial): boolean => PRINTED.some(({ cell }) => CELLS[cell]?.join() === at.join());

/** The tiles where they lie, with the cells round them and round all they count; then how far that moves the markers. */
export function Laid(props: {
  readonly view: IngeniousView;
  readonly placed: readonly Placed[];
  readonly before: Track;
  readonly after: Track;
}) {
  const { view, placed, before, after } = props;
  const counted = placed.flatMap(({ cells, halves }) => [...cells, ...halves.flatMap(cellsAlong)]);
  const near = (at: Axial) => counted.some((cell) => distance(cell, at) <= 1);
  const ground = CELLS.slice(0, 3 * view.radius * (view.radius + 1) + 1).filter(near);
  const occupied = view.cells.filter(({ at }) => near(at));
  const points = ground.map(centre);
  const left = Math.min(...points.map(({ x }) => x)) - SIDE;
  const top = Math.min(...points.map(({ y }) => y)) - SIDE;
  const width = Math.max(...points.map(({ x }) => x)) + SIDE - left;
  const height = Math.max(...points.map(({ y }) => y)) + SIDE - top;
  const moved = COLOURS.flatMap((colour, id) => (after[id] === before[id] ? [] : [{ colour, id }]));
  const wide = 10;
  const high = (wide * height) / width;
  return (
    <Drawing
      className="ing-figure"
      extent={{ wide, high: high + 1.2 * moved.length }}
      {...(moved.length > 0 && { strip: { wide, high: 1.1 * moved.length } })}
    >
      <svg
        className="ing-drawn"
        viewBox={`${left} ${top} ${width} ${height}`}
        style={{ height: `${high}em` }}
        aria-hidden="true"
      >
        <path className="hx" d={ground.map((cell) => hex(centre(cell))).join('')} />
        {occupied.map(({ at, colour }) => (
          <g key={at.join()}>
            <path className={isPrinted(at) ? 'printed' : 'loose'} d={hex(centre(at), 0.955)} />
            <Sign colour={colour} at={centre(at)} />
          </g>
        ))}
        {placed.map(({ tile, cells, halves }) => (
          <g key={cells.join()}>
            <TileOnBoard tile={tile} cells={cells} />
            <path className="held" d={cells.map((cell) => hex(centre(cell), 0.955)).join('')} />
            <Lines halves={halves} />
          </g>
        ))}
      </svg>
      {moved.map(({ colour, id }) => (
        <p key={colour} className="core" style={railStyle(before[id] ?? 0, after[id] ?? 0, inkOf(colour))}>
          <Chip colour={colour} label="" />
          <i />
          <span>{before[id]} →</span>
          <b>{after[id]}</b>
        </p>
      ))}
    </Drawing>
  );
}

const railStyle = (before: number, after: number, ink: string) => {
  const end = after > NOTCHES ? 2 * NOTCHES : NOTCHES;
  return { '--c': ink, '--from': before / end, '--to': after / end } as CSSProperties;
};
