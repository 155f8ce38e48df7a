import type { Side } from '@izvilina/games/brainstorm/geometry/seats.ts';
import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { useReducer, useRef } from 'react';
import type { TablePointer } from '../scene/scene.ts';
import { throwOf } from './aim.ts';
import { type Action, type Controls, controlsFor, grabs, reduce, released } from './controls.ts';

export interface Act {
  (action: Action): void;
  grabs(pointer: TablePointer): boolean;
  /** The pointer lets go: this may throw. */
  release(pointer: TablePointer): void;
}

/**
 * The controls of whoever may move now. They are kept in a ref, so that several pointer events between two pictures see
 * one another.
 */
export function useControls(
  view: BrainstormView,
  send: ((move: Move) => void) | null,
  from: Side,
): { controls: Controls | null; act: Act } {
  const kept = useRef<Controls | null>(null);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  if (send) kept.current = controlsFor(view, kept.current, from);
  const controls = send ? kept.current : null;

  const set = (next: Controls) => {
    kept.current = next;
    redraw();
  };
  const act: Act = Object.assign(
    (action: Action) => {
      if (send && kept.current) set(reduce(kept.current, action, view));
    },
    {
      grabs: (pointer: TablePointer) => send !== null && kept.current !== null && grabs(kept.current, pointer, view),
      release: (pointer: TablePointer) => {
        const now = kept.current;
        if (!send || !now) return;
        const thrown = released(now, pointer, view);
        set({ ...now, gesture: null, ...(thrown ?? {}) });
        if (thrown && now.die) send(throwOf(thrown.aim, now.die));
      },
    },
  );
  return { controls, act };
}
