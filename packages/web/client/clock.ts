import type { Clock } from '@izvilina/protocol/messages.ts';
import { HURRY } from '@izvilina/protocol/pace.ts';
import { useEffect, useMemo, useState } from 'react';

/** A seat's clock in this page's own time (`performance.now()`): one end, wherever it is shown. */
export interface RunningClock {
  readonly seat: number;
  /** When it starts to run: before that, what led to the question is still being told. */
  readonly from: number;
  readonly until: number;
  /** When it was stopped; null while it runs. */
  readonly stopped: number | null;
}

export const runningClock = ({ seat, left, lead }: Clock, now: number): RunningClock => ({
  seat,
  from: now + lead,
  until: now + left,
  stopped: null,
});

export const timeLeft = ({ from, until, stopped }: RunningClock, now: number): number =>
  Math.max(0, until - Math.max(from, stopped ?? now));

/** Too short to tell at leisure what happened. */
export const isShort = ({ from, until }: RunningClock): boolean => until - from < HURRY.under;

const SECOND = 1000;

/** When the shown number changes next: at a whole second of the clock itself, so that it changes everywhere at once. */
export function nextTick(clock: RunningClock, now: number): number | null {
  const left = timeLeft(clock, now);
  if (left === 0 || clock.stopped !== null) return null;
  return now < clock.from ? clock.from - now : left % SECOND || SECOND;
}

/** Milliseconds left; null where there is no clock. */
export function useTimeLeft(clock: RunningClock | undefined): number | null {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const at = performance.now();
      setNow(at);
      const after = clock ? nextTick(clock, at) : null;
      if (after !== null) timer = setTimeout(tick, after);
    };
    tick();
    return () => clearTimeout(timer);
  }, [clock]);
  return clock ? timeLeft(clock, now) : null;
}

/** The same clocks, standing still while a game of this device is held, and as much later afterwards. */
export function useHeldClocks(clocks: readonly RunningClock[], isHeld: boolean): readonly RunningClock[] {
  const [pause, setPause] = useState<Pause>({ clocks, lost: 0, since: null });
  useEffect(() => setPause((before) => paused(before, clocks, isHeld, performance.now())), [clocks, isHeld]);
  return useMemo(() => {
    if (pause.clocks !== clocks || (pause.lost === 0 && pause.since === null)) return clocks;
    const { lost, since: stopped } = pause;
    return clocks.map((clock) => ({ ...clock, from: clock.from + lost, until: clock.until + lost, stopped }));
  }, [clocks, pause]);
}

export interface Pause {
  readonly clocks: readonly RunningClock[];
  /** How long they have stood still so far. */
  readonly lost: number;
  readonly since: number | null;
}

export function paused(before: Pause, clocks: readonly RunningClock[], isHeld: boolean, now: number): Pause {
  const known = before.clocks === clocks ? before : { clocks, lost: 0, since: null };
  if (isHeld) return known.since === null ? { ...known, since: now } : known;
  return known.since === null ? known : { ...known, lost: known.lost + now - known.since, since: null };
}
