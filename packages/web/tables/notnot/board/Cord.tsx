import type { Millis } from '@izvilina/kernel/game.ts';
import { type CSSProperties, useEffect, useState } from 'react';
import { play } from '../../../kit/device/sound.ts';
import { star } from '../../../pieces/geometry.ts';
import { useIsReplayed } from '../../shared/replayed.ts';
import type { Beat } from '../stage/usePace.ts';
import { useCount } from '../stage/usePace.ts';
import type { NotNotWords } from '../words/words.ts';
import '../look.css';

/**
 * The burning fuse. It always shows the full time to answer, so that its length reveals nothing about the roll. Between
 * rounds it shows the count-in. In a replay no time runs out.
 */
export function Cord(props: {
  readonly beat: Beat;
  readonly round: number;
  readonly answerMs: number;
  /** How long the dice tumble, in ms. */
  readonly tumble: number;
  readonly words: NotNotWords;
}) {
  const { beat, round, answerMs, tumble, words } = props;
  const isReplayed = useIsReplayed();
  if (beat === 'open' && !isReplayed) return <Burning key={round} answerMs={answerMs} words={words} />;
  if (beat === 'rolling') return <CountIn beat={beat} tumble={tumble} />;
  return <div className="nn-cord" aria-hidden="true" />;
}

/** Ms between two steps of the fuse animation. In steps, so that the page is not redrawn more often than that. */
const NOTCH = 50;
/** The last seconds, each with a tick. */
const LAST = 3;

function Burning({ answerMs, words }: { readonly answerMs: number; readonly words: NotNotWords }) {
  const left = useSeconds(answerMs);
  const text = words.wholeSeconds(left);
  const fuse = {
    '--burn': `${answerMs}ms`,
    '--notches': Math.ceil(answerMs / NOTCH),
    '--gone': 1 - Math.min(1, (left * 1000) / answerMs),
  } as CSSProperties;
  return (
    <div className="nn-cord burning" role="timer" aria-label={words.left(text)}>
      <b key={left} className={left <= LAST ? 'last' : ''}>
        {text}
      </b>
      <div className="line" style={fuse}>
        <div className="rest">
          <i />
          <svg viewBox="-14 -14 28 28" aria-hidden="true">
            <path d={star(0, 0, 13, 5.5, 8)} fill="var(--lamp)" stroke="var(--vermilion)" strokeWidth="2" />
          </svg>
        </div>
      </div>
    </div>
  );
}

/** Whole seconds left, rounded up. */
function useSeconds(answerMs: Millis): number {
  const [left, setLeft] = useState(Math.ceil(answerMs / 1000));
  useEffect(() => {
    const until = performance.now() + answerMs;
    let timer: ReturnType<typeof setTimeout>;
    const count = () => {
      const ms = Math.max(0, until - performance.now());
      const whole = Math.ceil(ms / 1000);
      setLeft(whole);
      if (whole > 0 && whole <= LAST) play('tick');
      if (ms > 0) timer = setTimeout(count, ms % 1000 || 1000);
    };
    count();
    return () => clearTimeout(timer);
  }, [answerMs]);
  return left;
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
