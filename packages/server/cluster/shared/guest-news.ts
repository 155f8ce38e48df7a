import type { Deps } from '@izvilina/authority/deps.ts';
import * as z from 'zod/mini';
import type { Guests } from '../../guests/guests.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import { broadcast } from './broadcast.ts';

/** How often connected guests are looked up even if no message seems lost (ms). */
const LOOK_UP_EVERY = 10 * 60 * 1_000;

const news = z.union([
  z.object({ signedOut: z.array(z.string()) }),
  z.object({ renamed: z.string(), name: z.string() }),
]);

/** A guest's socket on this node. */
export interface ConnectedDevice {
  readonly guest: string;
  readonly device: string;
}

export interface GuestNewsOptions extends Pick<Deps, 'later' | 'log'> {
  readonly pubsub: PubSub;
  readonly node: string;
  readonly guests: Pick<Guests, 'onSignedOut' | 'signedOutElsewhere'>;
  /** The devices of a guest that are not signed out. */
  readonly devicesOf: (guest: string) => Promise<readonly { readonly id: string }[]>;
  readonly connected: () => Iterable<ConnectedDevice>;
  /** Another node says that a guest has a new name. */
  readonly rename: (guest: string, name: string) => void;
}

export interface GuestNews {
  renamed(guest: string, name: string): void;
  stop(): void;
}

/**
 * Changes to guests that concern their connections on all nodes. Signing out must not depend on a message that can be
 * lost: whenever one may have been, and from time to time, all connected guests are looked up in the store.
 */
export function guestNews(options: GuestNewsOptions): GuestNews {
  const { pubsub, node, guests, devicesOf, connected, rename, later, log } = options;
  const all = broadcast(pubsub, node, 'guests', news);
  let cancel: () => void = () => undefined;

  const lookUp = async () => {
    const byGuest = Map.groupBy(connected(), ({ guest }) => guest);
    for (const [guest, devices] of byGuest) {
      const known = new Set((await devicesOf(guest)).map(({ id }) => id));
      const gone = devices.flatMap(({ device }) => (known.has(device) ? [] : [device]));
      if (gone.length > 0) guests.signedOutElsewhere(gone);
    }
  };
  const lookUpSafely = () => lookUp().catch((error: unknown) => log('devices not looked up', { error: String(error) }));
  const regularly = () => {
    cancel = later(LOOK_UP_EVERY, () => {
      void lookUpSafely();
      regularly();
    });
  };
  regularly();

  const stops = [
    all.onHeard((heard) => {
      if ('signedOut' in heard) guests.signedOutElsewhere(heard.signedOut);
      else rename(heard.renamed, heard.name);
    }),
    guests.onSignedOut((devices, where) => {
      if (where === 'here') all.tell({ signedOut: [...devices] });
    }),
    pubsub.onChange((up) => up && void lookUpSafely()),
  ];
  return {
    renamed: (guest, name) => all.tell({ renamed: guest, name }),
    stop() {
      cancel();
      for (const stop of stops) stop();
    },
  };
}
