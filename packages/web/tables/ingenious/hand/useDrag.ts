import { type PointerEvent, useRef } from 'react';
import { isFarSide, tipOf } from '../../shared/farSide.ts';
import { openCellUnder } from '../board/aim.ts';
import type { Choice } from './useChoice.ts';

const FAR = 10;
/** Distance in px between finger and tile: the finger hides what is under it. */
const AHEAD = 46;

interface Drag {
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

/** Dragging a tile from the rack, or the held one over the board. Let go, it stays as if the cell had been tapped. */
export function useDrag(choice: Choice) {
  const drag = useRef<Drag | null>(null);
  return {
    dragged: () => drag.current?.moved ?? false,
    /** For the tile of this slot; null: there is nothing to drag. */
    handlers: (slot: number | null) => ({
      onPointerDown: (event: PointerEvent) => {
        drag.current = choice.placing && slot !== null ? { x: event.clientX, y: event.clientY, moved: false } : null;
        // A finger is captured by itself.
        if (drag.current && event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        const now = drag.current;
        if (!now || slot === null || event.buttons === 0) return;
        if (!now.moved && Math.hypot(event.clientX - now.x, event.clientY - now.y) < FAR) return;
        now.moved = true;
        const at = openCellUnder(boardBeside(event.currentTarget), tipOf(event, aheadOf(event)), choice.open);
        if (choice.slot !== slot) choice.take(slot, at);
        else if (at) choice.point(at);
      },
      onPointerCancel: () => {
        drag.current = null;
      },
    }),
  };
}

const boardBeside = (element: Element): SVGSVGElement | null =>
  element.closest('.ing')?.querySelector<SVGSVGElement>('.cells') ?? null;

/** Less at the edge of the screen, so that a finger reaches the nearest row of a board that fills it. */
function aheadOf({ clientY, currentTarget }: PointerEvent): number {
  const room = isFarSide(currentTarget) ? clientY : innerHeight - clientY;
  return Math.min(AHEAD, room / 2);
}
