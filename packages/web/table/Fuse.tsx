import { useEffect } from 'react';
import { lastOf, type RunningClock, useTimeLeft } from '../client/clock.ts';
import { useWords } from '../i18n/words.ts';
import { play } from '../kit/device/sound.ts';
import { star } from '../pieces/geometry.ts';
import './fuse.css';

/** A burning fuse while the player has little time left. */
export function Fuse({ clock }: { readonly clock: RunningClock }) {
  const words = useWords();
  const left = useTimeLeft(clock) ?? 0;
  const seconds = Math.ceil(left / 1000);
  const last = lastOf(clock);
  const burning = left <= last;
  useEffect(() => {
    if (burning && seconds > 0 && seconds <= 5) play('tick');
  }, [burning, seconds]);
  if (!burning) return null;
  const rest = `${(left / last) * 100}%`;
  return (
    <div className="fuse" role="timer">
      <p>
        <b>{words.table.hurry(seconds)}</b>
        <small>{words.table.hurryText}</small>
      </p>
      <div className="cord" aria-hidden="true">
        <i style={{ width: rest }} />
        <svg viewBox="-18 -18 36 36" aria-hidden="true" style={{ left: rest }}>
          <path d={star(0, 0, 17, 7, 9)} fill="#e0402c" />
          <path d={star(0, 0, 10, 4.5, 9)} fill="#ffd34d" />
        </svg>
      </div>
    </div>
  );
}
