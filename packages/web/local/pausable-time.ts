import type { Millis } from '@izvilina/kernel/game.ts';

export interface Time {
  readonly now: () => Millis;
  readonly clock: () => Millis;
  readonly later: (ms: Millis, run: () => void) => () => void;
}

interface Timer {
  readonly run: () => void;
  /** Milliseconds left to run, as of `since`. */
  left: Millis;
  since: Millis;
  cancel: (() => void) | null;
}

/** Time that can be paused: no timer fires during a pause, and afterwards each goes on with the time it had left. */
export function pausableTime(real: Time): Time & { pause(paused: boolean): void } {
  const timers = new Set<Timer>();
  let lost = 0;
  let pausedAt: Millis | null = null;
  const standing = () => (pausedAt === null ? 0 : real.clock() - pausedAt);
  const start = (timer: Timer) => {
    timer.since = real.clock();
    timer.cancel = real.later(timer.left, () => {
      timers.delete(timer);
      timer.run();
    });
  };
  return {
    now: () => real.now() - lost - standing(),
    clock: () => real.clock() - lost - standing(),
    later(ms, run) {
      const timer: Timer = { run, left: ms, since: real.clock(), cancel: null };
      timers.add(timer);
      if (pausedAt === null) start(timer);
      return () => {
        timers.delete(timer);
        timer.cancel?.();
      };
    },
    pause(paused) {
      if (paused === (pausedAt !== null)) return;
      if (paused) {
        pausedAt = real.clock();
        for (const timer of timers) {
          timer.cancel?.();
          timer.left = Math.max(0, timer.left - (pausedAt - timer.since));
        }
        return;
      }
      lost += standing();
      pausedAt = null;
      for (const timer of timers) start(timer);
    },
  };
}
