import { type CSSProperties, useEffect, useState } from 'react';
import { star } from '../../pieces/geometry.ts';
import type { Beat } from './usePace.ts';
import { useCount } from './usePace.ts';
import type { NotNotWords } from './words.ts';
import './cord.css';

/** The burning fuse: always the whole time to answer, whatever the roll, so that it gives nothing away. Between rounds, the count-in. */
export function Cord(props: {
  readonly beat: Beat;
  readonly round: number;
  readonly answerMs: number;
  /** How long the dice tumble. */
  readonly tumble: number;
  readonly words: NotNotWords;
}) {
  const { beat, round, answerMs, tumble, words } = props;
  if (beat === 'open') return <Burning key={round} answerMs={answerMs} words={words} />;
  if (beat === 'rolling') return <CountIn beat={beat} tumble={tumble} />;
  return <div className="nn-cord" aria-hidden="true" />;
}

function Burning({ answerMs, words }: { readonly answerMs: number; readonly words: NotNotWords }) {
  const [left, setLeft] = useState(answerMs);
  useEffect(() => {
    const until = performance.now() + answerMs;
    const timer = setInterval(() => setLeft(Math.max(0, until - performance.now())), 100);
    return () => clearInterval(timer);
  }, [answerMs]);
  const text = words.tenths(left);
  return (
    <div className="nn-cord burning" role="timer" aria-label={words.left(text)}>
      <b>{text}</b>
      <div className="line" style={{ '--burn': `${answerMs}ms` } as CSSProperties}>
        <i />
        <svg viewBox="-14 -14 28 28" aria-hidden="true">
          <path d={star(0, 0, 13, 5.5, 8)} fill="var(--lamp)" stroke="var(--vermilion)" strokeWidth="2" />
        </svg>
      </div>
    </div>
  );
}

function CountIn({ beat, tumble }: { readonly beat: Beat; readonly tumble: number }) {
  const count = useCount(beat, tumble);
  return (
    <div className="nn-cord counting" aria-hidden="true">
      <b key={count}>{count}</b>
      <span>
        {[3, 2, 1].map((dot) => (
          <i key={dot} className={dot >= count ? 'on' : ''} />
        ))}
      </span>
    </div>
  );
}
