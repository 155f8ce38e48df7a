import type { Store, Upkeep } from '@izvilina/authority/store.ts';
import type { GuestStore } from '../guests/guests.ts';
import { daysToMs, type Keep, PACK_AFTER_DAYS } from './keep.ts';

export interface SweepDeps {
  readonly store: Upkeep & Pick<Store, 'removeTable'> & Pick<GuestStore, 'sweepGuests'>;
  readonly keep: Keep;
  /** Whether the table is in memory: then it is in use, however long nothing was written. */
  isLoaded(table: string): boolean | Promise<boolean>;
  now(): number;
  /** Pauses between steps, so that players' writes go first. */
  pause(ms: number): Promise<void>;
  stopped(): boolean;
}

export interface Swept {
  gathering: number;
  abandoned: number;
  guests: number;
  packed: number;
}

/** Tables and guests per step. A table has 100 to 1000 events, so a step takes a few milliseconds. */
const STEP = { tables: 8, guests: 50 } as const;
const PAUSE = 50;

/** Removes what has expired and packs finished games, a little at a time. Returns the counts. */
export async function sweep(deps: SweepDeps): Promise<Swept> {
  const { store, keep, now, pause, stopped } = deps;
  const swept: Swept = { gathering: 0, abandoned: 0, guests: 0, packed: 0 };
  const inSteps = async (step: () => Promise<boolean>) => {
    while (!stopped() && (await step())) await pause(PAUSE);
  };
  await inSteps(() => expireTables(deps, 'gathering', keep.gathering, swept));
  await inSteps(() => expireTables(deps, 'playing', keep.abandoned, swept));
  await inSteps(async () => {
    const [keepPlayers, keepVisitors] = [daysToMs(keep.guests), daysToMs(keep.visitors)];
    const { removed, more } = await store.sweepGuests({ now: now(), keepPlayers, keepVisitors, limit: STEP.guests });
    swept.guests += removed;
    return more;
  });
  await inSteps(async () => {
    const packed = await store.packFinished({ before: now() - daysToMs(PACK_AFTER_DAYS), limit: STEP.tables });
    swept.packed += packed;
    return packed === STEP.tables;
  });
  return swept;
}

/** Removes one step of expired tables; true when there may be more. */
async function expireTables(
  { store, isLoaded, now }: SweepDeps,
  phase: 'gathering' | 'playing',
  days: number,
  swept: Swept,
): Promise<boolean> {
  const before = now() - daysToMs(days);
  const { tables, more } = await store.quietTables(phase, { before, limit: STEP.tables });
  for (const id of tables)
    if (await isLoaded(id)) await store.keepTable(id, now());
    else if (await store.removeTable(id, before)) swept[phase === 'gathering' ? 'gathering' : 'abandoned'] += 1;
  return more;
}
