import type { Deps } from '@izvilina/authority/deps.ts';
import type { Owner, Owners } from './owners.ts';

/** How long a node is alive after it last said so, and how often it says so. */
export const LEASE = { ttl: 6_000, every: 2_000 } as const;

export interface Lease {
  /** Nobody can have taken over a table of this node. */
  readonly valid: boolean;
  /** Resolves when it is valid. Rejects when the store cannot be reached. */
  ensure(): Promise<void>;
  stop(): void;
}

export interface LeaseOptions extends Pick<Deps, 'clock' | 'later' | 'log'> {
  readonly owners: Owners;
  readonly node: string;
  /** Others may have taken over tables; these are still ours. */
  readonly lapsed: (tables: ReadonlyMap<string, Owner>) => void;
}

/**
 * Keeps this node alive in the store. After a pause that was too long (the process was stopped, the store was away) it is
 * found out first what was taken over; only then is the lease valid again.
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
