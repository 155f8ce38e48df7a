import type { Json } from '@izvilina/kernel/json.ts';
import type { Play } from '@izvilina/kernel/scenario.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isAtRest } from '../../tables/shared/TableRoot.tsx';
import type { Book } from '../book.ts';
import { openTrial, showAll, type Trial, tryMove, type Verdict } from './trial.ts';

/** The state of the position on a page and the reader's actions. */
export interface Reading {
  readonly play: Play;
  readonly trial: Trial;
  /** Number of fresh starts; used as a key, so that a board with state of its own (what was touched) is reset. */
  readonly run: number;
  /** The verdict to show: null until the small board has finished its animation. */
  readonly verdict: Verdict;
  readonly mat: RefObject<HTMLDivElement | null>;
  /** Null while no move is possible. */
  readonly move: ((move: Json) => void) | null;
  /** Goes back to the position before the last attempt. */
  readonly retry: (() => void) | null;
  readonly startOver: () => void;
  readonly show: () => void;
}

export function useTrial({ game, definition }: Book, play: Play): Reading {
  const [trial, setTrial] = useState(() => openTrial(game, play));
  const [rewound, setRewound] = useState<Trial | null>(null);
  const [run, setRun] = useState(0);
  const startFrom = (from: Trial) => {
    setRun(run + 1);
    setTrial(from);
  };
  const mat = useRef<HTMLDivElement>(null);
  const rested = useRested(mat, trial) || trial === rewound;
  const { verdict } = trial;
  const tried = verdict?.kind === 'tried' ? verdict : null;
  const isRefused = tried !== null && tried.attempt.refusal !== null;
  // The explanation is about the position before the attempt, so the board goes back to it.
  const rewinds = definition.explainsBefore && tried !== null && !isRefused && rested && trial !== rewound;
  useEffect(() => {
    if (!rewinds || !tried) return;
    const timer = setTimeout(() => {
      const back: Trial = { ...tried.from, verdict: tried };
      setRewound(back);
      setTrial(back);
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [rewinds, tried]);
  const isOpen = verdict === null || isRefused || trial === rewound;
  return {
    play,
    trial,
    run,
    verdict: rested || isRefused ? verdict : null,
    mat,
    move: isOpen ? (move) => setTrial((now) => tryMove(now, play, move)) : null,
    retry: tried && !isOpen ? () => startFrom(tried.from) : null,
    startOver: () => startFrom(openTrial(game, play)),
    show: () => setTrial(showAll(game, play)),
  };
}

/** Milliseconds that the result of an attempt is shown before the board goes back. */
const LOOK_MS = 1400;

function useRested(mat: RefObject<HTMLElement | null>, trial: Trial): boolean {
  const [rested, setRested] = useState<Trial | null>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (mat.current && !isAtRest(mat.current)) return;
      setRested(trial);
      clearInterval(timer);
    }, 120);
    return () => clearInterval(timer);
  }, [mat, trial]);
  return rested === trial;
}
