import type { GuestStore } from '../guests/guests.ts';
import type { Limiter } from '../limits/limiter.ts';
import { isPushService } from './push-services.ts';
import type { Vapid } from './vapid.ts';

export interface PushDeps {
  readonly store: Pick<GuestStore, 'pushAddresses' | 'setPushAddress'>;
  readonly vapid: Vapid;
  readonly limiter: Limiter;
  readonly fetch: typeof fetch;
  now(): number;
  failed(error: unknown): void;
}

export interface Pushes {
  /** Calls the guest on every device that asked for it. Never rejects. */
  call(guest: string): Promise<void>;
}

const DAY = 24 * 60 * 60;
const PATIENCE = 10_000;
/** The service says that this browser no longer has that address. */
const GONE = [404, 410];

/**
 * A call contains nothing: no game, no name, not even whose turn it is. The page's service worker asks us what is
 * waiting, so the push service learns only that there was a call.
 */
export function createPushes({ store, vapid, limiter, fetch, now, failed }: PushDeps): Pushes {
  const send = async (guest: string, device: string, endpoint: string) => {
    if (!isPushService(endpoint)) return;
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { TTL: String(DAY), Urgency: 'normal', Authorization: vapid.authorization(endpoint, now()) },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    if (GONE.includes(response.status)) await store.setPushAddress(guest, device, null);
    else if (!response.ok) throw new Error(`push service: ${response.status}`);
  };
  return {
    async call(guest) {
      try {
        if (!limiter.take('callsByGuest', guest)) return;
        const addresses = await store.pushAddresses(guest);
        const sent = await Promise.allSettled(addresses.map(({ device, endpoint }) => send(guest, device, endpoint)));
        for (const one of sent) if (one.status === 'rejected') failed(one.reason);
      } catch (error) {
        failed(error);
      }
    },
  };
}
