import type { Axial } from '@izvilina/games/ingenious/pieces/board.ts';
import { boardOf, CELLS, cellAt, type Grid, printedGrid } from '@izvilina/games/ingenious/pieces/board.ts';
import { type Colour, colourId, colourOf } from '@izvilina/games/ingenious/pieces/colours.ts';
import type { Tile } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { pointsAt } from '@izvilina/games/ingenious/rules/lines.ts';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo } from 'react';
import { usePointed } from '../../shared/Advice.tsx';
import { cellKey } from '../hand/choosing.ts';
import { sameCell } from '../hand/preview.ts';
import { useDrag } from '../hand/useDrag.ts';
import type { Scene } from '../stage/scene.ts';
import { openCellUnder } from './aim.ts';
import type { BoardProps } from './boardProps.ts';
import { cellName, moved } from './cursor.ts';
import { centre, hex, SIDE, short } from './geometry.ts';
import { Sign } from './Piece.tsx';

/** The interactive layer: every cell of the playing area as a named button, one of them in the tab order. */
export function Cells(props: BoardProps & { readonly box: string }) {
  const { radius, scene, choice, cursor, words, onCursor } = props;
  const grid = useMemo(() => gridOfScene(scene, radius), [scene, radius]);
  const { ghost, open } = choice;
  const pointed = usePointed();
  const drag = useDrag(choice);
  const advisedAt = (at: Axial) => {
    const here = props.advice.filter(({ cells }) => cells.some((cell) => sameCell(cell, at)));
    return here.find(({ place }) => place === pointed) ?? here[0];
  };
  const covered = (at: Axial) => ghost?.cells.some((cell) => sameCell(cell, at)) ?? false;
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const advised = choice.slot === null && advisedAt(cursor);
      // The tile follows the cursor only to open cells; on other cells Enter lays the tile where it is.
      if (advised) choice.follow(advised);
      else if (choice.pivot && (sameCell(choice.pivot, cursor) || !open.has(cellKey(cursor)))) choice.lay?.();
      else choice.point(cursor);
      return;
    }
    const to = moved(radius, cursor, event.key);
    if (!to) return;
    event.preventDefault();
    onCursor(to);
    if (open.has(cellKey(to))) choice.point(to);
    event.currentTarget.querySelector<SVGGElement>(`[data-cell="${cellKey(to)}"]`)?.focus({ preventScroll: true });
  };
  // The mouse leads the held tile by itself, a finger by being drawn over the board.
  const onPointerDown = (event: PointerEvent) =>
    drag.handlers(event.pointerType === 'mouse' ? null : choice.slot).onPointerDown(event);
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') choice.hover(cellUnder(event.target));
    else drag.handlers(choice.slot).onPointerMove(event);
  };
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    if (drag.dragged()) return;
    const hit = cellUnder(event.target);
    const advised = hit && choice.slot === null ? advisedAt(hit) : undefined;
    const meant =
      hit && (advised || covered(hit) || open.has(cellKey(hit)))
        ? hit
        : (openCellUnder(event.currentTarget, { x: event.clientX, y: event.clientY }, open) ?? hit);
    if (!meant) return;
    onCursor(meant);
    if (advised) choice.follow(advised);
    else choice.tap(meant);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset inside a drawing.
    <svg
      viewBox={props.box}
      role="group"
      aria-label={words.board(boardOf(radius).size)}
      className={choice.slot === null ? 'cells' : 'cells holding'}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerCancel={drag.handlers(null).onPointerCancel}
      onPointerLeave={(event) => event.pointerType === 'mouse' && choice.hover(null)}
    >
      {CELLS.slice(0, boardOf(radius).size).map((at, cell) => {
        const colour = grid[cell];
        const isOpen = open.has(cellKey(at));
        const holding = choice.slot !== null;
        const advised = holding ? undefined : advisedAt(at);
        const free = colour === null || colour === undefined;
        const content = free ? null : words.colour[colourOf(colour)];
        return (
          // biome-ignore lint/a11y/useSemanticElements: there is no HTML button inside a drawing.
          <g
            key={cellKey(at)}
            role="button"
            data-cell={cellKey(at)}
            className={`cell${isOpen && !covered(at) ? ' open' : ''}${advised ? ' advised' : ''}`}
            aria-label={words.cell(cellName(at), content, isOpen && (holding || choice.opening))}
            aria-disabled={!isOpen}
            tabIndex={sameCell(at, cursor) ? 0 : -1}
          >
            <path className="area" d={hex(centre(at))} />
            {isOpen && (holding || choice.opening) && !covered(at) && advisedAt(at)?.place !== pointed && (
              <Offer grid={grid} radius={radius} cell={cell} at={at} tile={choice.tile} />
            )}
            <path className="ring" d={hex(centre(at), 0.9)} />
          </g>
        );
      })}
    </svg>
  );
}

const cellUnder = (target: EventTarget | null): Axial | null => {
  const key = target instanceof Element ? target.closest<SVGElement>('[data-cell]')?.dataset.cell : undefined;
  if (key === undefined) return null;
  const [q, r] = key.split(',').map(Number);
  return [q as number, r as number];
};

const SMALL = 0.4;

/** Marks an open cell: a dot, or the symbol that would score there. */
function Offer(props: {
  readonly grid: Grid;
  readonly radius: BoardProps['radius'];
  readonly cell: number;
  readonly at: Axial;
  readonly tile: Tile | null;
}) {
  const { grid, radius, cell, at, tile } = props;
  const { x, y } = centre(at);
  const scoring = [...new Set(tile ?? [])].filter(
    (colour) => pointsAt(boardOf(radius), grid, cell, colourId(colour)) > 0,
  );
  if (scoring.length === 0) return <circle className="dot" cx={short(x)} cy={short(y)} r={SIDE * 0.13} />;
  return scoring.map((colour: Colour, i) => {
    const spot = { x: x + (i - (scoring.length - 1) / 2) * SIDE * 0.72, y };
    return (
      <g key={colour} className="scores">
        <path d={hex(spot, 0.38)} />
        <Sign colour={colour} at={spot} size={SMALL} />
      </g>
    );
  });
}

function gridOfScene({ laid, loose }: Scene, radius: BoardProps['radius']): Grid {
  const grid = printedGrid(boardOf(radius));
  for (const { tile, cells } of laid)
    cells.forEach((at, i) => {
      grid[cellAt(at)] = colourId(tile[i] as Colour);
    });
  for (const { at, colour } of loose) grid[cellAt(at)] = colourId(colour);
  return grid;
}
