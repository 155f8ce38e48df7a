import type { Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { stopwatch } from '../../../client/reaction.ts';
import { play as sound } from '../../../kit/device/sound.ts';
import type { NotNotProps } from '../props.ts';

/** A seat of this screen points; `stamp` is the event's `timeStamp`. */
export type Point = (seat: Seat, slot: Slot, stamp: number) => void;

export interface Pointing {
  /** The slots that the seats of this screen have touched in the open round. */
  readonly touched: ReadonlyMap<Seat, Slot>;
  /** Null where no seat of this screen may point. */
  readonly point: Point | null;
}

const NONE: ReadonlyMap<Seat, Slot> = new Map();

/** One touch per seat and round, shown at once, sent with the time since the roll became visible. */
export function usePointing(view: NotNotView, own: readonly Seat[], send: NotNotProps['play']): Pointing {
  const { round, phase } = view;
  const [kept, setKept] = useState<{ readonly round: number; readonly touched: ReadonlyMap<Seat, Slot> }>({
    round,
    touched: NONE,
  });
  const watch = useMemo(stopwatch, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every round is measured from its own roll.
  useLayoutEffect(() => {
    if (phase === 'open') watch.start();
    else watch.stop();
  }, [phase, round, watch]);
  const now = useRef({ view, send, touched: NONE });
  const mine = phase === 'open' && kept.round === round ? kept.touched : NONE;
  const touched =
    view.touch && !mine.has(view.touch.player) ? new Map(mine).set(view.touch.player, view.touch.slot) : mine;
  now.current = { view, send, touched };
  const point = useCallback<Point>(
    (seat, slot, stamp) => {
      const { view: seen, send: sendNow, touched: already } = now.current;
      if (seen.phase !== 'open' || !sendNow || already.has(seat) || seen.pointed.includes(seat)) return;
      const claimed = watch.read({ timeStamp: stamp });
      if (claimed === null) return; // the roll is not visible yet
      const next = new Map(already).set(seat, slot);
      now.current = { ...now.current, touched: next };
      setKept({ round: seen.round, touched: next });
      sendNow({ seat, move: { type: 'point', slot }, claimed: Math.round(claimed) });
      // The first sound takes long to start; the touch must be painted before it.
      requestAnimationFrame(() => setTimeout(() => sound('lay')));
    },
    [watch],
  );
  return { touched, point: send && own.length > 0 ? point : null };
}
