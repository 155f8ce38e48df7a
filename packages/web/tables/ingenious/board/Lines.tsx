import { DIRECTIONS, SIDES } from '@izvilina/games/ingenious/pieces/board.ts';
import type { HalfScored } from '@izvilina/games/ingenious/state.ts';
import type { CSSProperties } from 'react';
import { beyond } from '../hand/choosing.ts';
import { cellsAlong, sameCell } from '../hand/preview.ts';
import { between, centre, hex, type Point, SIDE, short } from './geometry.ts';
import { inkOf } from './symbols.ts';

/** The counted cells, outlined and linked into chains, one colour per half, with the points of each half. */
export function Lines({ halves }: { readonly halves: readonly [HalfScored, HalfScored] }) {
  return (
    <g className="lines-lit">
      {halves.map((half, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile has a first and a second half.
        <g key={index} style={{ '--c': inkOf(half.colour) } as CSSProperties}>
          <Chain half={half} />
        </g>
      ))}
      {halves.map((half, index) => (
        <Badge key={short(index)} half={half} mate={halves[1 - index] as HalfScored} />
      ))}
    </g>
  );
}

function Chain({ half }: { readonly half: HalfScored }) {
  const links = half.lines.flatMap(({ step, count }) => {
    const way = DIRECTIONS.findIndex((direction) => sameCell(direction, step));
    const cells = [half.at];
    for (let i = 0; i < count; i++) cells.push(beyond(cells[i] as typeof half.at, way));
    return cells.slice(1).map((cell, i) => link(centre(cells[i] as typeof half.at), centre(cell)));
  });
  return (
    <>
      <path
        className="counted"
        d={cellsAlong(half)
          .map((cell) => hex(centre(cell), 0.87))
          .join('')}
      />
      <path className="link-under" d={links.join('')} />
      <path className="link" d={links.join('')} />
    </>
  );
}

function link(from: Point, to: Point): string {
  const [a, b] = [between(from, to, 0.38), between(from, to, 0.62)];
  return `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`;
}

/** The points of a half, on the corner with the fewest lines, so that the badge hides as little of them as possible. */
function Badge({ half, mate }: { readonly half: HalfScored; readonly mate: HalfScored }) {
  const { x, y } = centre(half.at);
  const corner = quietCorner(half, mate);
  const turn = (corner * 2 * Math.PI) / SIDES;
  const far = SIDE * 0.86;
  return (
    <g
      className={half.points > 0 ? 'points' : 'points none'}
      transform={`translate(${short(x + far * Math.cos(turn))} ${short(y + far * Math.sin(turn))})`}
    >
      <g>
        <circle r={SIDE * 0.46} />
        <text textAnchor="middle" y={SIDE * 0.16} fontSize={SIDE * 0.44}>
          {half.points > 0 ? `+${half.points}` : '0'}
        </text>
      </g>
    </g>
  );
}

function quietCorner(half: HalfScored, mate: HalfScored): number {
  const noise = DIRECTIONS.map((step) => {
    if (sameCell([half.at[0] + step[0], half.at[1] + step[1]], mate.at)) return 1.5;
    return half.lines.some((line) => sameCell(line.step, step)) ? 1 : 0;
  });
  const at = (corner: number) => (noise[(corner + SIDES - 1) % SIDES] ?? 0) + (noise[corner % SIDES] ?? 0);
  const corners = [1, 5, 2, 4, 0, 3];
  return corners.reduce((best, corner) => (at(corner) < at(best) ? corner : best));
}
