import { useEffect, useState } from 'react';
import type { Brainstorm } from '../brainstorm.ts';
import { PLAYING_WORDS } from '../words/playing.ts';

/** BS-R9: whoever is asked out of turn sees how long the table waits. */
export function Countdown({ game: { props, view, controls, language } }: { readonly game: Brainstorm }) {
  const clock = props.clocks.find(({ seat }) => seat === props.seat);
  const left = useSeconds(controls && view.answerBy !== null ? (clock?.left ?? null) : null);
  if (left === null) return null;
  const whole = view.options.answerS;
  return (
    <p className={left <= 10 ? 'bs-count hurry' : 'bs-count'} role="timer">
      <b>{PLAYING_WORDS[language].countdown(left)}</b>
      <i style={{ width: `${Math.min(100, (left / whole) * 100)}%` }} />
    </p>
  );
}

function useSeconds(left: number | null): number | null {
  const [now, setNow] = useState(left);
  useEffect(() => {
    if (left === null) return setNow(null);
    const until = performance.now() + left;
    const tick = () => setNow(Math.max(0, until - performance.now()));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [left]);
  return now === null ? null : Math.ceil(now / 1000);
}
