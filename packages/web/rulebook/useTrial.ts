import type { Json } from '@izvilina/kernel/json.ts';
import type { Play } from '@izvilina/kernel/scenario.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isAtRest } from '../tables/shared/TableRoot.tsx';
import type { Book } from './book.ts';
import { openTrial, showAll, type Trial, tryMove } from './trial.ts';

/** A reader at the position of a page. */
export interface Reading {
  readonly play: Play;
  readonly trial: Trial;
  /** The small board has shown everything: only then may the verdict be read. */
  readonly rested: boolean;
  readonly mat: RefObject<HTMLDivElement | null>;
  readonly move: (move: Json) => void;
  readonly again: () => void;
  readonly show: () => void;
}

export function useTrial({ game }: Book, play: Play): Reading {
  const [trial, setTrial] = useState(() => openTrial(game, play));
  const mat = useRef<HTMLDivElement>(null);
  const rested = useRested(mat, trial);
  return {
    play,
    trial,
    rested,
    mat,
    move: (move) => setTrial((now) => tryMove(now, play, move)),
    again: () => setTrial(openTrial(game, play)),
    show: () => setTrial(showAll(game, play)),
  };
}

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
