import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { Millis } from '@izvilina/kernel/game.ts';
import { useEffect, useState } from 'react';
import type { Pace } from './pace.ts';

/**
 * What the table is about: the `verdict` on the last round lies on its old cross, then the new cards are `dealt`,
 * then the dice are `rolling` (a short count-in), until the roll itself comes and the round is `open`.
 */
export type Beat = 'verdict' | 'dealt' | 'rolling' | 'open' | 'over';

/** A roll that does not come (a paused replay, a lost line): the dice are put down again. */
const PATIENCE = 4000;

/** The beats between two rounds, counted from when this page saw the last one close. */
export function useBeat({ phase, round, last }: NotNotView, { rest, verdict, tumble }: Pace): Beat {
  const [beat, setBeat] = useState<Beat>(phase === 'between' ? (last ? 'dealt' : 'rolling') : phase);
  const [seen, setSeen] = useState({ phase, round });
  if (seen.phase !== phase || seen.round !== round) {
    setSeen({ phase, round });
    setBeat(phase === 'between' ? (last ? 'verdict' : 'rolling') : phase);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round has beats of its own.
  useEffect(() => {
    if (phase !== 'between') return;
    const beats: readonly (readonly [Beat, Millis])[] = [
      ...(last ? ([['dealt', verdict]] as const) : []),
      ['rolling', rest - tumble],
      ['dealt', rest + PATIENCE],
    ];
    const timers = beats.map(([next, at]) => setTimeout(() => setBeat(next), at));
    return () => timers.forEach(clearTimeout);
  }, [phase, round, rest]);
  return phase === 'between' ? beat : phase;
}

const COUNTS = 3;

/** The count-in: three, two, one while the dice tumble. */
export function useCount(beat: Beat, tumble: Millis): number {
  const [count, setCount] = useState(COUNTS);
  useEffect(() => {
    if (beat !== 'rolling') return;
    setCount(COUNTS);
    const timers = [2, 1].map((left) => setTimeout(() => setCount(left), ((COUNTS - left) * tumble) / COUNTS));
    return () => timers.forEach(clearTimeout);
  }, [beat, tumble]);
  return count;
}
