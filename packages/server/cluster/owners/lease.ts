import type { Deps } from '@izvilina/authority/deps.ts';
import type { Owner, Owners } from './owners.ts';

/** How long a node counts as alive after a heartbeat, and how often it sends one (ms). */
export const LEASE = { ttl: 6_000, every: 2_000 } as const;

export interface Lease {
  /** No other node can have taken over a table of this node. */
  readonly valid: boolean;
  /** Resolves when the lease is valid. Rejects when the store cannot be reached. */
  ensure(): Promise<void>;
  stop(): void;
}

export interface LeaseOptions extends Pick<Deps, 'clock' | 'later' | 'log'> {
  readonly owners: Owners;
  readonly node: string;
  /** Other nodes may have taken over tables; `tables` are still ours. */
  readonly lapsed: (tables: ReadonlyMap<string, Owner>) => void;
}

/**
 * Keeps this node alive in the store. After too long a pause (the process was suspended, the store was away) it first
 * finds out which tables were taken over; only then is the lease valid again.
 */
export async function startLease({ owners, node, lapsed, clock, later, log }: LeaseOptions): Promise<Lease> {
  let validUntil = Number.NEGATIVE_INFINITY;
  let renewing: Promise<void> | null = null;
  let stopped = false;
  let cancel: () => void = () => undefined;

  const renewal = async () => {
    const asked = clock(); // the lease starts later in the store than here, so it ends here first
    const answer = await owners.renew(node, LEASE.ttl);
    // An answer in time was written in time. The store is asked as well, because our clock may stand still while the machine sleeps.
    if (answer.lapsed || clock() >= validUntil) lapsed(await owners.reclaim(node));
    validUntil = asked + LEASE.ttl;
  };
  const renew = (): Promise<void> => {
    renewing ??= renewal().finally(() => {
      renewing = null;
    });
    return renewing;
  };
  const beat = () => {
    if (stopped) return;
    cancel = later(LEASE.every, beat);
    renew().catch((error: unknown) => log('lease not renewed', { error: String(error) }));
  };

  await renew();
  cancel = later(LEASE.every, beat);
  return {
    get valid() {
      return clock() < validUntil;
    },
    ensure: () => (clock() < validUntil ? Promise.resolve() : renew()),
    stop() {
      stopped = true;
      cancel();
    },
  };
}
