import type { Side } from '@izvilina/games/brainstorm/geometry/seats.ts';
import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { useReducer, useRef } from 'react';
import type { TablePointer } from '../scene/scene.ts';
import type { Act, Action, Controls } from './controls.ts';
import type { Playing } from './usePlaying.ts';

/**
 * The controls of the player who may move now. Kept in a ref, so that each of several pointer events between two
 * renders sees the result of the one before. While a move is being sent they stay as they were, and cannot be changed.
 */
export function useControls(
  playing: Playing | null,
  view: BrainstormView,
  send: ((move: Move) => void) | null,
  from: Side,
  onItsWay: boolean,
): { controls: Controls | null; act: Act } {
  const kept = useRef<Controls | null>(null);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  if (playing && send) kept.current = playing.controlsFor(view, kept.current, from);
  const controls = playing && (send || onItsWay) ? kept.current : null;

  const set = (next: Controls) => {
    kept.current = next;
    redraw();
  };
  const act: Act = Object.assign(
    (action: Action) => {
      if (playing && send && kept.current) set(playing.reduce(kept.current, action, view));
    },
    {
      grabs: (pointer: TablePointer) =>
        playing !== null && send !== null && kept.current !== null && playing.grabs(kept.current, pointer, view),
      release: (pointer: TablePointer) => {
        const now = kept.current;
        if (!playing || !send || !now) return;
        const thrown = playing.released(now, pointer, view);
        set({ ...now, gesture: null, ...(thrown ?? {}) });
        if (thrown && now.die) send(playing.throwOf(thrown.aim, now.die));
      },
    },
  );
  return { controls, act };
}
