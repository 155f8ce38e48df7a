import { type Cell, SIZE } from '@izvilina/games/mindtrainer/pieces/board.ts';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isMotionReduced, useIsTouched } from '../../../kit/remembered/settings.ts';
import { isFarSide } from '../../shared/farSide.ts';

export interface Zoom {
  readonly window: RefObject<HTMLDivElement | null>;
  readonly on: boolean;
  /** The cells are too small to tap reliably, so the first tap zooms and moves no tile. */
  readonly useful: boolean;
  /** Zooms to a tapped cell. True if the tap was used up by that. */
  tapped(at: Cell): boolean;
  to(at: Cell): void;
  out(): void;
}

/** Smallest cell, in px, whose letter can be read. */
const READABLE = 18;
/** Smallest cell, in px, that a finger can hit. */
const FINGER = 44;
/** Smallest cell, in px, for a mouse. */
const MOUSE = 28;

/**
 * On a small screen a tap zooms in on the board, until the whole board is asked for again. With `first`, a board that
 * cannot be read otherwise is zoomed to that cell from the start.
 */
export function useZoom(turn: boolean, first: Cell | null): Zoom {
  const window = useRef<HTMLDivElement>(null);
  const touched = useIsTouched();
  /** Undefined: neither zoomed nor asked for the whole board yet. */
  const [chosen, setNear] = useState<Cell | null>();
  const [cell, setCell] = useState(FINGER);
  useLayoutEffect(() => {
    const room = window.current?.parentElement;
    if (!room) return;
    const measure = () => setCell(Math.min(room.clientWidth, room.clientHeight) / (SIZE + 0.6));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    return () => observer.disconnect();
  }, []);
  const useful = (turn || first !== null) && cell < (touched ? FINGER : MOUSE);
  const near = chosen === undefined && cell < READABLE ? first : (chosen ?? null);
  const on = useful && near !== null;
  // After the turn the board is shown as before it, to see the other players' moves.
  useEffect(() => {
    if (!turn) setNear(undefined);
  }, [turn]);
  useLayoutEffect(() => {
    if (on && near) centre(window.current, near);
  }, [on, near]);
  return {
    window,
    on,
    useful,
    tapped(at) {
      if (!useful || on) return false;
      setNear(at);
      return true;
    },
    to: (at) => useful && !isInSight(window.current, at) && setNear({ ...at }),
    out: () => setNear(null),
  };
}

const elementAt = (window: HTMLElement | null, { x, y }: Cell): HTMLElement | null =>
  window?.querySelector<HTMLElement>(`[data-cell="${x},${y}"]`) ?? null;

function centre(window: HTMLElement | null, at: Cell): void {
  const cell = elementAt(window, at);
  if (!window || !cell) return;
  const [box, frame] = [cell.getBoundingClientRect(), window.getBoundingClientRect()];
  const turn = isFarSide(window) ? -1 : 1;
  window.scrollBy({
    left: turn * (box.x + box.width / 2 - frame.x - frame.width / 2),
    top: turn * (box.y + box.height / 2 - frame.y - frame.height / 2),
    behavior: isMotionReduced() ? 'instant' : 'auto',
  });
}

function isInSight(window: HTMLElement | null, at: Cell): boolean {
  const cell = elementAt(window, at);
  if (!window || !cell || window.dataset.zoomed !== 'true') return false;
  const [box, frame] = [cell.getBoundingClientRect(), window.getBoundingClientRect()];
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}
