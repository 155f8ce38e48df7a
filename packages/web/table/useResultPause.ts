import { useEffect, useRef, useState, useTransition } from 'react';
import { isAtRest } from '../tables/shared/TableRoot.tsx';

const AFTER_REST = 2_500;
const AT_MOST = 20_000;

export interface ResultPause {
  /** Show the result instead of the table. */
  readonly over: boolean;
  /** The result is still being loaded: until then the table stays on the screen. */
  readonly isEnding: boolean;
  end(): void;
}

/** Delays the result until the last turn has been played out. A page opened after the end shows it at once. */
export function useResultPause(gameOver: boolean): ResultPause {
  const sawPlay = useRef(!gameOver);
  const [ended, setEnded] = useState(false);
  const [isEnding, startEnding] = useTransition();
  const end = () => startEnding(() => setEnded(true));
  useEffect(() => {
    if (!gameOver || !sawPlay.current) return;
    let rested = 0;
    const began = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (!isAtRest()) rested = 0;
      else rested ||= now;
      if ((rested && now - rested > AFTER_REST) || now - began > AT_MOST) {
        clearInterval(timer);
        startEnding(() => setEnded(true));
      }
    }, 250);
    return () => clearInterval(timer);
  }, [gameOver]);
  return { over: gameOver && (ended || !sawPlay.current), isEnding, end };
}
