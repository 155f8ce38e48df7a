import { HOUR, lastOf, type RunningClock, useTimeLeft } from '../../client/clock.ts';
import { useWords } from '../../i18n/words.ts';
import { minutes } from '../../kit/time.ts';

/** A seat's running clock, red when little time is left. */
export function SeatClock({ clock }: { readonly clock: RunningClock }) {
  const left = useTimeLeft(clock) ?? 0;
  const words = useWords();
  const text = left >= HOUR ? words.table.hours(Math.round(left / HOUR)) : minutes(left);
  return <span className={left <= lastOf(clock) ? 'clock hurry' : 'clock'}>{text}</span>;
}
