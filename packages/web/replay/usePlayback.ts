import { useEffect, useState } from 'react';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const LOOK = 1_100;
const AT_MOST = 12_000;

export interface Playback {
  /** The moment shown. */
  readonly at: number;
  /** The moment shown before, when the steps between should be played; null after a jump. */
  readonly from: number | null;
  readonly playing: boolean;
  readonly speed: number;
  go(at: number): void;
  step(by: 1 | -1): void;
  toggle(): void;
  setSpeed(speed: number): void;
}

/** Milliseconds that the position before a linked moment is shown. */
const BEFORE = 900;

/**
 * Plays moment after moment: waits until the table has come to rest, pauses for a look, goes on. Starts just before
 * `start` and plays into it, so that the reader sees it happen.
 */
export function usePlayback(moments: number, start: number): Playback {
  const [shown, setShown] = useState<{ at: number; from: number | null }>({ at: Math.max(0, start - 1), from: null });
  useEffect(() => {
    if (start === 0) return;
    const enter = ({ at, from }: typeof shown) => (at === start - 1 ? { at: start, from: start - 1 } : { at, from });
    const timer = setTimeout(() => setShown(enter), BEFORE);
    return () => clearTimeout(timer);
  }, [start]);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const last = moments - 1;
  const { at } = shown;
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const began = performance.now();
    let rested = 0;
    const timer = setInterval(() => {
      const now = performance.now();
      if (document.querySelector('[data-rest="false"]')) rested = 0;
      else rested ||= now;
      if ((rested && now - rested > LOOK / speed) || now - began > AT_MOST / speed) setShown({ at: at + 1, from: at });
    }, 60);
    return () => clearInterval(timer);
  }, [playing, at, last, speed]);
  const go = (to: number) => {
    const next = Math.max(0, Math.min(last, to));
    setShown({ at: next, from: next === at + 1 ? at : null });
  };
  return {
    ...shown,
    playing,
    speed,
    go: (to) => {
      setPlaying(false);
      go(to);
    },
    step: (by) => {
      setPlaying(false);
      go(at + by);
    },
    toggle: () => {
      if (!playing && at >= last) setShown({ at: 0, from: null });
      setPlaying(!playing);
    },
    setSpeed,
  };
}
