import { type Result, refuse } from '@izvilina/kernel/result.ts';
import { type Deps, PAUSES } from '../deps.ts';
import { ELSEWHERE } from '../ownership.ts';
import type { Claim, WakeIndex } from '../store.ts';

export interface TableLoader {
  isLoaded(id: string): boolean;
  load(id: string): Promise<Result<unknown>>;
}

/** Most tables claimed at once, and most woken tables in memory. */
const PAGE = 32;
const MOST_AWAKE = 256;
const BETWEEN_PAGES = 200;
/** How long to wait before a table that could not be loaded is tried again. */
const RETRY_BROKEN = 24 * 60 * 60 * 1_000;

type Needs = Pick<Deps, 'now' | 'later' | 'log'>;

/**
 * Loads the tables that are due though nobody looks at them; their own scheduled tasks do the rest, and they leave
 * memory again soon after. Works in pages with pauses, so that ten thousand overdue tables after a restart hold nobody
 * up. Returns the function that stops it.
 */
export function startWakeUps(index: WakeIndex, tables: TableLoader, { now, later, log }: Needs): () => void {
  const awake = new Set<string>();
  let stopped = false;
  let cancel: () => void = () => undefined;

  const wakeUp = async ({ table: id, token }: Claim) => {
    awake.add(id);
    const loaded = await tables.load(id).catch((error: unknown) => refuse('INTERNAL', { error: String(error) }));
    if (loaded.ok || loaded.error.code === ELSEWHERE) return; // the node that serves it runs its tasks
    log('table not woken up', { table: id, ...loaded.error });
    await index.wakeAt(id, now() + RETRY_BROKEN, { token });
  };
  /** Wakes one page of due tables; true when there may be more. */
  const page = async (): Promise<boolean> => {
    for (const id of awake) if (!tables.isLoaded(id)) awake.delete(id);
    const room = Math.min(PAGE, MOST_AWAKE - awake.size);
    if (room === 0) return true;
    const due = await index.claimDue(now(), now() + PAUSES.lease, room);
    for (const claim of due) if (!stopped && !tables.isLoaded(claim.table)) await wakeUp(claim);
    return due.length === room;
  };
  const next = async () => {
    const more = await page().catch((error: unknown) => log('no wake-ups', { error: String(error) }) ?? false);
    if (!stopped) cancel = later(more ? BETWEEN_PAGES : PAUSES.wakeUps, () => void next());
  };
  void next();

  return () => {
    stopped = true;
    cancel();
  };
}
