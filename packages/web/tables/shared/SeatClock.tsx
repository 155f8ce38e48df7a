import type { Clock } from '@izvilina/protocol/messages.ts';
import { useEffect, useState } from 'react';

const HURRY = 10_000;
const HOUR = 3_600_000;

/** A seat's running clock, red in its last ten seconds. It counts from when its number came. */
export function SeatClock({ clock }: { readonly clock: Clock }) {
  const left = useLeft(clock);
  const text = left >= HOUR ? `${Math.round(left / HOUR)} h` : minutes(left);
  return <span className={left <= HURRY ? 'clock hurry' : 'clock'}>{text}</span>;
}

function useLeft(clock: Clock): number {
  const [left, setLeft] = useState(clock.left);
  useEffect(() => {
    const until = performance.now() + clock.left;
    const tick = () => setLeft(Math.max(0, until - performance.now()));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [clock]);
  return left;
}

const minutes = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
