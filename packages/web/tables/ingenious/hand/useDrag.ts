import { type PointerEvent, useRef } from 'react';
import { tipOf } from '../../shared/farSide.ts';
import { cellUnder } from '../board/Cells.tsx';
import type { Choice } from './useChoice.ts';

const FAR = 10;
/** Distance in px between finger and tile: the finger hides what is under it. */
const AHEAD = 46;

interface Drag {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

/** Dragging a tile from the rack to the board. Dropped there, it stays as if the cell had been tapped. */
export function useDrag(choice: Choice) {
  const drag = useRef<Drag | null>(null);
  const over = (event: PointerEvent) => {
    const { x, y } = tipOf(event, AHEAD);
    return cellUnder(document.elementFromPoint(x, y));
  };
  return {
    dragged: () => drag.current?.moved ?? false,
    handlers: (slot: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        drag.current = choice.placing ? { slot, x: event.clientX, y: event.clientY, moved: false } : null;
        if (choice.placing) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        const now = drag.current;
        if (!now || event.buttons === 0) return;
        if (!now.moved && Math.hypot(event.clientX - now.x, event.clientY - now.y) < FAR) return;
        now.moved = true;
        const at = over(event);
        if (choice.slot !== slot) choice.take(slot, at);
        else if (at) choice.point(at);
      },
      onPointerCancel: () => {
        drag.current = null;
      },
    }),
  };
}
