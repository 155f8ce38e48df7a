import { lastOf, useTimeLeft } from '../../../client/clock.ts';
import type { Brainstorm } from '../brainstorm.ts';
import { PLAYING_WORDS } from '../words/playing.ts';

/** BS-R9: shows a player asked out of turn how long the table waits. */
export function Countdown({ game: { props, view, controls, language } }: { readonly game: Brainstorm }) {
  const clock = props.clocks.find(({ seat }) => seat === props.seat);
  const left = useTimeLeft(controls && view.answerBy !== null ? clock : undefined);
  if (!clock || left === null) return null;
  const seconds = Math.ceil(left / 1000);
  const whole = view.options.answerS;
  return (
    <p className={left <= lastOf(clock) ? 'bs-count hurry' : 'bs-count'} role="timer">
      <b>{PLAYING_WORDS[language].countdown(seconds)}</b>
      <i style={{ width: `${Math.min(100, (seconds / whole) * 100)}%` }} />
    </p>
  );
}
