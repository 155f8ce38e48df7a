import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { Millis } from '@izvilina/kernel/game.ts';
import { useEffect, useRef, useState } from 'react';
import type { Pace } from './pace.ts';

/**
 * What the table shows: the `verdict` on the last round with its old cross, then the new cards are `dealt`, then the
 * dice are `rolling` (a short count-in), until the roll arrives and the round is `open`.
 */
export type Beat = 'verdict' | 'dealt' | 'rolling' | 'open' | 'over';

/** If the roll has not arrived this many ms late (a paused replay, a lost connection), the dice stop rolling. */
const PATIENCE = 4000;

/**
 * The beats between two rounds, timed from when this page saw the last round close. While the game waits for its player
 * (`held`) the verdict stays: they have had its time when it goes on, and the beats start with the new cards.
 */
export function useBeat({ phase, round, last }: NotNotView, { rest, verdict, tumble }: Pace, held: boolean): Beat {
  const [beat, setBeat] = useState<Beat>(
    phase === 'between' ? (last ? (held ? 'verdict' : 'dealt') : 'rolling') : phase,
  );
  const [seen, setSeen] = useState({ phase, round });
  if (seen.phase !== phase || seen.round !== round) {
    setSeen({ phase, round });
    setBeat(phase === 'between' ? (last ? 'verdict' : 'rolling') : phase);
  }
  const closed = useRef({ round: -1, at: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the beats start again with every round.
  useEffect(() => {
    if (phase !== 'between') return;
    const now = performance.now();
    if (closed.current.round !== round) closed.current = { round, at: now };
    if (held) return;
    const told = last ? Math.min(now - closed.current.at, verdict) : 0;
    const beats: readonly (readonly [Beat, Millis])[] = [
      ...(last ? ([['dealt', verdict - told]] as const) : []),
      ['rolling', rest - tumble - told],
      ['dealt', rest - told + PATIENCE],
    ];
    const timers = beats.map(([next, at]) => setTimeout(() => setBeat(next), at));
    return () => timers.forEach(clearTimeout);
  }, [phase, round, rest, held]);
  if (phase !== 'between') return phase;
  return held && last === null ? 'dealt' : beat; // nothing rolls before its players are ready
}

const COUNTS = 3;

/** The count-in: 3, 2, 1 while the dice tumble. */
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
