import { type RunningClock, useTimeLeft } from '../../client/clock.ts';
import { useWords } from '../../i18n/words.ts';
import { minutes } from '../../kit/time.ts';

const LAST_SECONDS = 10_000;
const HOUR = 3_600_000;

/** A seat's running clock, red in its last ten seconds. */
export function SeatClock({ clock }: { readonly clock: RunningClock }) {
  const left = useTimeLeft(clock) ?? 0;
  const words = useWords();
  const text = left >= HOUR ? words.table.hours(Math.round(left / HOUR)) : minutes(left);
  return <span className={left <= LAST_SECONDS ? 'clock hurry' : 'clock'}>{text}</span>;
}
