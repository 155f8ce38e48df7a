import type { Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import type { Level } from '@izvilina/games/notnot/rules/levels.ts';
import { drawnPause } from '@izvilina/games/notnot/rules/round.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { stopwatch } from '../../../client/reaction.ts';
import { play as sound } from '../../../kit/device/sound.ts';
import { useRattle } from '../stage/useRattle.ts';
import { keepMemory, type Memory, readMemory, recordAfter, remember } from './bests.ts';
import { type Drill, firstDrill, nextDrill, timeFor } from './drill.ts';

/** The answer to a roll: a touch, or none until the time was over (`slot` null). */
export interface Answer {
  readonly slot: Slot | null;
  readonly ms: number | null;
  readonly right: boolean;
}

export interface Practice {
  readonly level: Level;
  readonly drill: Drill | null;
  readonly phase: 'idle' | 'rolling' | 'open' | 'judged';
  readonly round: number;
  readonly streak: number;
  /** True right after the answer that made this run the longest ever at this level. */
  readonly record: boolean;
  /** Time to answer, in ms. */
  readonly time: number;
  readonly answer: Answer | null;
  readonly memory: Memory;
  choose(level: Level): void;
  start(): void;
  stop(): void;
  next(): void;
  point(slot: Slot, stamp: number): void;
}

export const TUMBLE = 700;
const PRAISE = 1000;

/** From the system's random source: a practice round need not be reproducible. */
const chance: Chance = {
  below(n) {
    const fair = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const drawn = crypto.getRandomValues(new Uint32Array(1))[0] as number;
      if (drawn < fair) return drawn % n;
    }
  },
};

interface PracticeState {
  readonly drill: Drill | null;
  readonly phase: Practice['phase'];
  readonly round: number;
  readonly streak: number;
  /** The best run before this one. */
  readonly toBeat: number;
  readonly answer: Answer | null;
}
const IDLE: PracticeState = { drill: null, phase: 'idle', round: 0, streak: 0, toBeat: 0, answer: null };

export function usePractice(): Practice {
  const [level, setLevel] = useState<Level>('discovery');
  const [session, setSession] = useState<PracticeState>(IDLE);
  const [memory, setMemory] = useState(readMemory);
  const watch = useMemo(stopwatch, []);
  const { drill, phase, round, streak, answer } = session;
  const time = drill ? timeFor(drill, streak) : 0;
  const now = useRef(session);
  now.current = session;

  const judge = useCallback(
    (given: Answer) => {
      const { phase: before, drill: shown, streak: run } = now.current;
      if (before !== 'open' || !shown) return;
      const after: PracticeState = {
        ...now.current,
        phase: 'judged',
        answer: given,
        streak: given.right ? run + 1 : 0,
        toBeat: given.right ? now.current.toBeat : Math.max(now.current.toBeat, run),
      };
      now.current = after;
      setSession(after);
      sound(given.right ? 'turn' : 'error');
      if (given.right) setMemory((known) => remember(known, level, shown.kind, given.ms, run + 1));
    },
    [level],
  );
  const next = useCallback(() => {
    setSession((before) => {
      if (!before.drill || before.phase !== 'judged') return before;
      const touched = before.answer?.right ? before.answer.slot : null;
      return {
        ...before,
        drill: nextDrill(before.drill, touched, chance),
        phase: 'rolling',
        round: before.round + 1,
        answer: null,
      };
    });
  }, []);

  useRattle(phase, TUMBLE);
  useEffect(() => keepMemory(memory), [memory]);
  useLayoutEffect(() => {
    if (phase === 'open') watch.start();
    else watch.stop();
  }, [phase, watch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer per phase and round.
  useEffect(() => {
    if (phase === 'rolling') return after(TUMBLE, () => setSession((before) => ({ ...before, phase: 'open' })));
    if (phase === 'judged' && answer?.right) return after(PRAISE, next);
    if (phase !== 'open' || !drill) return;
    const solvable = drill.right.length > 0;
    const wait = solvable ? time : Math.min(time, drawnPause(chance));
    return after(wait, () => judge({ slot: null, ms: null, right: !solvable }));
  }, [phase, round]);

  return {
    level,
    drill,
    phase,
    round,
    streak,
    record: phase === 'judged' && streak === recordAfter(session.toBeat),
    time,
    answer,
    memory,
    choose: setLevel,
    start: () =>
      setSession({
        ...IDLE,
        drill: firstDrill(level, chance),
        phase: 'rolling',
        round: 1,
        toBeat: memory.bests[level]?.streak ?? 0,
      }),
    stop: () => setSession(IDLE),
    next,
    point(slot, stamp) {
      const ms = watch.read({ timeStamp: stamp });
      if (ms === null || !drill) return;
      const right = drill.right.includes(slot);
      judge({ slot, ms: Math.round(ms), right });
    },
  };
}

function after(ms: number, go: () => void): () => void {
  const timer = setTimeout(go, ms);
  return () => clearTimeout(timer);
}
