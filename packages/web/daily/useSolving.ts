import type { Json } from '@izvilina/kernel/json.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import { useEffect, useRef, useState } from 'react';
import { play as sound } from '../kit/device/sound.ts';
import { markEnding } from '../pages/daily/history.ts';
import { type Assessor, startAssessor } from './assessor.ts';
import type { Daily } from './daily.ts';
import { giveAnswer, retryPuzzle, type Solving, showSolution, startPuzzle, withVerdict } from './solving.ts';

/** The state of a puzzle and the actions available now. */
export interface Solver {
  readonly solving: Solving;
  /** Number of fresh starts; used as a key, so that a table with state of its own (what was touched) is reset. */
  readonly run: number;
  /** Why the rules refused the last answer; null when they did not. */
  readonly refusal: Refusal | null;
  readonly failed: boolean;
  /** Null while no answer is possible. */
  readonly answer: ((move: Json) => void) | null;
  readonly retry: (() => void) | null;
  readonly show: (() => void) | null;
}

export function useSolving(daily: Daily): Solver {
  const [solving, setSolving] = useState(() => startPuzzle(daily));
  const [run, setRun] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [failed, setFailed] = useState(false);
  const assessor = useAssessor();
  const since = useRef(performance.now());
  const end = (next: Solving) => {
    setSolving(next);
    if (next.ending) markEnding(daily.day, daily.game, next.ending);
    if (next.assessed) sound(next.ending === 'first' || next.ending === 'second' ? 'win' : 'error');
  };
  const answer = (given: Json) => {
    const tried = giveAnswer(daily, solving, given, performance.now() - since.current);
    setRefusal(tried.ok ? null : tried.error);
    if (!tried.ok) return;
    const { value } = tried;
    setSolving(value);
    const { game, file, index } = daily;
    assessor.current
      ?.ask({ game, file, index, move: value.move })
      .then((assessed) => end(withVerdict(value, assessed)))
      .catch((error: unknown) => {
        console.error(error);
        setFailed(true);
      });
  };
  const isWrong = solving.assessed !== null && solving.ending === null;
  const startOver = (next: Solving) => {
    setRun(run + 1);
    setRefusal(null);
    end(next);
  };
  return {
    solving,
    run,
    refusal,
    failed,
    answer: solving.move === null ? answer : null,
    retry: isWrong ? () => startOver(retryPuzzle(daily, solving)) : null,
    show:
      solving.ending === null && (solving.move === null || isWrong)
        ? () => startOver(showSolution(daily, solving))
        : null,
  };
}

/** The assessor starts at once, so that it loads the bots while the player looks at the position. */
function useAssessor() {
  const assessor = useRef<Assessor | null>(null);
  useEffect(() => {
    const started = startAssessor();
    assessor.current = started;
    return () => started.end();
  }, []);
  return assessor;
}
