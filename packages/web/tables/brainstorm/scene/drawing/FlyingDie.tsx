import type { Die } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { durationOf, type Flight, poseAt, unpackFrames } from '@izvilina/games/brainstorm/throwing/frames.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Projection } from '../projection.ts';
import { DieAbove } from './DieAbove.tsx';

/** A die in the air, from its keyframes: the higher, the larger, with its shadow beside it. */
export function FlyingDie(props: {
  readonly die: Die;
  readonly frames: string;
  readonly by: Projection;
  readonly still: boolean;
  onEnd(): void;
}) {
  const { die, frames, by, still, onEnd } = props;
  const flight = useMemo(() => unpackFrames(frames), [frames]);
  const seconds = useSeconds(flight, still, onEnd);
  if (!flight) return null;
  const { at, turn } = poseAt(flight, seconds);
  return <DieAbove die={die} at={[at[0], at[1]]} z={at[2]} turn={turn} by={by} />;
}

function useSeconds(flight: Flight | null, still: boolean, onEnd: () => void): number {
  const length = flight ? durationOf(flight) : 0;
  const [seconds, setSeconds] = useState(still ? length : 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback does not restart the flight.
  useEffect(() => {
    let frame = 0;
    let from: number | null = null;
    const show = (now: number) => {
      from ??= now;
      const passed = still ? length : (now - from) / 1000;
      setSeconds(Math.min(length, passed));
      if (passed < length) frame = requestAnimationFrame(show);
      else onEnd();
    };
    frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [length, still]);
  return seconds;
}
