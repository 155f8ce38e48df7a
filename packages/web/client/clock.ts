import type { Clock } from '@izvilina/protocol/messages.ts';
import { HURRY } from '@izvilina/protocol/pace.ts';
import { useEffect, useMemo, useState } from 'react';

/** A seat's clock in this page's own time (`performance.now()`). It ends at the same moment wherever it is shown. */
export interface RunningClock {
  readonly seat: number;
  /** When the clock starts to run: until then the page is still showing what led to the question. */
  readonly from: number;
  readonly until: number;
  /** All the time there is for this question, whatever is left of it. */
  readonly whole: number;
  /** When the clock was stopped; null while it runs. */
  readonly stopped: number | null;
}

export const runningClock = ({ seat, left, lead, whole }: Clock, now: number): RunningClock => ({
  seat,
  from: now + lead,
  until: now + left,
  whole,
  stopped: null,
});

export const timeLeft = ({ from, until, stopped }: RunningClock, now: number): number =>
  Math.max(0, until - Math.max(from, stopped ?? now));

/** Whether the clock is too short to show at full length what happened before. */
export const isShort = ({ whole }: RunningClock): boolean => whole < HURRY.under;

/** At most the last ten seconds are the last ones; of a short time, only the end. */
const LAST = { ms: 10_000, part: 0.4 } as const;

/** How long before its end little time is left on the clock. */
export const lastOf = ({ whole }: RunningClock): number => Math.min(LAST.ms, whole * LAST.part);

/** Clocks from here on are days: nobody has to hurry, and they show no seconds. */
export const HOUR = 3_600_000;

const SECOND = 1000;

/**
 * Milliseconds until the shown number changes, at a whole second of the clock itself, so that it changes everywhere at
 * once. Null when the clock has ended or is stopped.
 */
export function nextTick(clock: RunningClock, now: number): number | null {
  const left = timeLeft(clock, now);
  if (left === 0 || clock.stopped !== null) return null;
  return now < clock.from ? clock.from - now : left % SECOND || SECOND;
}

/** Milliseconds left; null when there is no clock. */
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

/** Whether a clock that counts seconds runs now: what is asked must be in sight. */
export function usePressing(clocks: readonly RunningClock[]): boolean {
  const start = Math.min(...clocks.filter(({ whole }) => whole < HOUR).map(({ from }) => from));
  const [begun, setBegun] = useState(() => (performance.now() >= start ? start : null));
  useEffect(() => {
    if (start === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setBegun(start), start - performance.now());
    return () => clearTimeout(timer);
  }, [start]);
  return begun === start;
}

/** The clocks of a local game: they stand still while the game is paused, and end later by that time. */
export function usePausableClocks(clocks: readonly RunningClock[], isPaused: boolean): readonly RunningClock[] {
  const [pause, setPause] = useState<Pause>({ clocks, lost: 0, since: null });
  useEffect(() => setPause((before) => paused(before, clocks, isPaused, performance.now())), [clocks, isPaused]);
  return useMemo(() => {
    if (pause.clocks !== clocks || (pause.lost === 0 && pause.since === null)) return clocks;
    const { lost, since: stopped } = pause;
    return clocks.map((clock) => ({ ...clock, from: clock.from + lost, until: clock.until + lost, stopped }));
  }, [clocks, pause]);
}

export interface Pause {
  readonly clocks: readonly RunningClock[];
  /** Milliseconds that these clocks have stood still so far, without the current pause. */
  readonly lost: number;
  readonly since: number | null;
}

export function paused(before: Pause, clocks: readonly RunningClock[], isPaused: boolean, now: number): Pause {
  const known = before.clocks === clocks ? before : { clocks, lost: 0, since: null };
  if (isPaused) return known.since === null ? { ...known, since: now } : known;
  return known.since === null ? known : { ...known, lost: known.lost + now - known.since, since: null };
}
