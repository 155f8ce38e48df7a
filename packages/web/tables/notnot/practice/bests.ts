import type { Level } from '@izvilina/games/notnot/rules/levels.ts';
import { KINDS, type Kind } from './drill.ts';

/** The best results of one level on this device. */
export interface Best {
  /** Most right answers in a row. */
  readonly streak: number;
  /** Milliseconds; null before the first right touch. */
  readonly quickest: number | null;
}

export interface Memory {
  readonly bests: Readonly<Partial<Record<Level, Best>>>;
  /** The latest right touches by kind of roll, newest last. */
  readonly times: Readonly<Partial<Record<Kind, readonly number[]>>>;
}

const KEY = 'izvilina.practice.notnot';
const KEPT = 40;
export const NOTHING: Memory = { bests: {}, times: {} };

/** Records a right answer. `ms` is null if the roll had no right card and nothing was touched. */
export function remember(memory: Memory, level: Level, kind: Kind, ms: number | null, streak: number): Memory {
  const before = memory.bests[level] ?? { streak: 0, quickest: null };
  const quickest = ms === null ? before.quickest : Math.min(ms, before.quickest ?? ms);
  const times = ms === null ? memory.times : { ...memory.times, [kind]: kept(memory.times[kind] ?? [], ms) };
  return {
    bests: { ...memory.bests, [level]: { streak: Math.max(streak, before.streak), quickest } },
    times,
  };
}

/** A run shorter than this is not announced as a record. */
const WORTH_TELLING = 3;

/** The length at which a run becomes a record. */
export const recordAfter = (toBeat: number): number => Math.max(WORTH_TELLING, toBeat + 1);

const kept = (times: readonly number[], ms: number): readonly number[] => [...times, ms].slice(-KEPT);

export function median(times: readonly number[]): number | null {
  if (times.length === 0) return null;
  const sorted = times.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

export function readMemory(): Memory {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return value !== null && typeof value === 'object' ? sound(value) : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Drops whatever is not of the right shape, so that foreign data in the storage cannot break the page. */
function sound(value: object): Memory {
  const { bests, times } = value as { readonly bests?: Memory['bests']; readonly times?: Memory['times'] };
  const numbers = KINDS.map((kind) => [kind, times?.[kind]] as const).filter(
    ([, list]) => Array.isArray(list) && list.every((ms) => Number.isFinite(ms)),
  );
  const known = Object.entries(bests ?? {}).filter(([, best]) => Number.isFinite(best?.streak));
  return { bests: Object.fromEntries(known), times: Object.fromEntries(numbers) };
}

export function keepMemory(memory: Memory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // If the storage is full or forbidden, the bests are silently lost.
  }
}
