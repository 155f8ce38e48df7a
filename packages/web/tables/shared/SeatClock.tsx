import type { Clock } from '@izvilina/protocol/messages.ts';
import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { minutes } from '../../kit/time.ts';

const HURRY = 10_000;
const HOUR = 3_600_000;

/** A seat's running clock, red in its last ten seconds. It counts from when its number came. */
export function SeatClock({ clock }: { readonly clock: Clock }) {
  const left = useLeft(clock);
  const words = useWords();
  const text = left >= HOUR ? words.table.hours(Math.round(left / HOUR)) : minutes(left);
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
