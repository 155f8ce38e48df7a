import { useEffect, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { play } from '../kit/sound.ts';
import { star } from '../pieces/geometry.ts';

const BURNS_FROM = 10_000;

/** My last ten seconds: a burning fuse. `until` is on the page's clock. */
export function Fuse({ until }: { readonly until: number }) {
  const words = useWords();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const burning = until - now <= BURNS_FROM;
  useEffect(() => {
    if (burning && seconds > 0 && seconds <= 5) play('tick');
  }, [burning, seconds]);
  if (!burning) return null;
  const rest = `${Math.max(0, Math.min(100, ((until - now) / BURNS_FROM) * 100))}%`;
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
