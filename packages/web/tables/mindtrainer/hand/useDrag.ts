import type { Cell } from '@izvilina/games/mindtrainer/pieces/board.ts';
import { type PointerEvent, useRef, useState } from 'react';
import { isFarSide, tipOf } from '../../shared/farSide.ts';
import type { Zoom } from '../board/useZoom.ts';

const FAR = 8;
/** Distance in px between finger and tile: the finger hides what is under it. */
const AHEAD = 44;
/** Within this many px of its edge the zoomed board scrolls. */
const EDGE = 28;
const PUSH = 9;

export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
}

/** The dragged tile, in window coordinates. */
export interface Dragged {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
  /** The tile is on the far, rotated side of the table: its coordinates count from the opposite corner. */
  readonly far: boolean;
}

export interface Drag {
  readonly dragged: Dragged | null;
  handlers(slot: number): DragHandlers;
  /** True right after a drag, whose click event must be ignored. */
  wasDragged(): boolean;
}

interface Targets {
  readonly enabled: boolean;
  readonly zoom: Zoom;
  onBoard(slot: number, at: Cell): void;
  onRack(slot: number, place: number): void;
  /** Dropped neither on the board nor on the rack. */
  beside(slot: number): void;
}

/** Dragging of tiles from the rack to the board, on the board, back, and to another place of the rack. */
export function useDrag({ enabled, zoom, onBoard, onRack, beside }: Targets): Drag {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const moved = useRef(false);
  const tip = (event: PointerEvent) => tipOf(event, AHEAD);
  const end = () => {
    start.current = null;
    setDragged(null);
  };
  return {
    dragged,
    wasDragged: () => moved.current,
    handlers: (slot) => ({
      onPointerDown(event) {
        moved.current = false;
        if (!enabled || event.button !== 0) return;
        start.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        const from = start.current;
        if (!from || event.buttons === 0) return;
        if (!moved.current && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
        moved.current = true;
        const at = tip(event);
        setDragged({ slot, ...at, far: isFarSide(event.currentTarget) });
        const cell = cellAt(at);
        if (cell && zoom.useful && !zoom.on) zoom.to(cell);
        if (zoom.on) pushBoard(zoom.window.current, at);
      },
      onPointerUp(event) {
        const dropped = moved.current && start.current !== null;
        end();
        if (!dropped) return;
        const at = tip(event);
        const cell = cellAt(at);
        const place = placeAt({ x: event.clientX, y: event.clientY }) ?? placeAt(at);
        if (cell) onBoard(slot, cell);
        else if (place !== null) onRack(slot, place);
        else beside(slot);
      },
      onPointerCancel: end,
    }),
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const under = ({ x, y }: Point, selector: string): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>(selector) ?? null;

function cellAt(at: Point): Cell | null {
  const key = under(at, '[data-cell]')?.dataset.cell;
  if (key === undefined) return null;
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
}

function placeAt(at: Point): number | null {
  const place = under(at, '[data-place]')?.dataset.place;
  return place === undefined ? null : Number(place);
}

function pushBoard(window: HTMLElement | null, { x, y }: Point): void {
  if (!window) return;
  const { left, right, top, bottom } = window.getBoundingClientRect();
  if (x < left || x > right || y < top - EDGE || y > bottom + EDGE) return;
  const push = isFarSide(window) ? -PUSH : PUSH;
  window.scrollBy(
    x < left + EDGE ? -push : x > right - EDGE ? push : 0,
    y < top + EDGE ? -push : y > bottom - EDGE ? push : 0,
  );
}
