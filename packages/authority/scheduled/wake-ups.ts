import { type Result, refuse } from '@izvilina/kernel/result.ts';
import { type Deps, PAUSES } from '../deps.ts';
import { ELSEWHERE } from '../ownership.ts';
import type { Claim, WakeIndex } from '../store.ts';

export interface TableLoader {
  isLoaded(id: string): boolean;
  load(id: string): Promise<Result<unknown>>;
}

/** Tables claimed at once, and how many of them may be in memory. */
const PAGE = 32;
const MOST_AWAKE = 256;
const BETWEEN_PAGES = 200;
/** How long to wait before a table that could not be loaded is tried again. */
const RETRY_BROKEN = 24 * 60 * 60 * 1_000;

type Needs = Pick<Deps, 'now' | 'later' | 'log'>;

/**
 * Loads the tables whose time has come though nobody looks at them; their own scheduled work does the rest, and they are
 * forgotten again soon after. In pages with pauses: ten thousand overdue tables after a restart hold nobody up. Returns
 * how to stop.
 */
export function startWakeUps(index: WakeIndex, tables: TableLoader, { now, later, log }: Needs): () => void {
  const awake = new Set<string>();
  let stopped = false;
  let cancel: () => void = () => undefined;

  const wakeUp = async ({ table: id, token }: Claim) => {
    awake.add(id);
    const loaded = await tables.load(id).catch((error: unknown) => refuse('INTERNAL', { error: String(error) }));
    if (loaded.ok || loaded.error.code === ELSEWHERE) return; // where it is served it goes on by itself
    log('table not woken up', { table: id, ...loaded.error });
    await index.wakeAt(id, now() + RETRY_BROKEN, { token });
  };
  /** True when there may be more. */
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
