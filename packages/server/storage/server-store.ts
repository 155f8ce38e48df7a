import type { Store, Upkeep, WakeIndex } from '@izvilina/authority/store.ts';
import type { GuestStore } from '../guests/guests.ts';
import type { StoreError } from './errors.ts';

export interface ServerStore extends Store, WakeIndex, Upkeep, GuestStore {
  /** Resolves while the database answers. */
  ping(): Promise<void>;
  /** Writes as much as a move does, and takes it back. Rejects when that fails. */
  probe(): Promise<void>;
  /** Writes a full copy into this file while everything goes on. */
  backup(file: string): Promise<void>;
  /** The time of day on which all nodes that share the store agree. */
  wallClock(): number;
  /** Finishes all requested writes, then closes the database. */
  close(): Promise<void>;
}

export interface StoreEvents {
  /** How long one group commit took and how many requests it carried. */
  readonly committed?: (ms: number, requests: number) => void;
  /** The store can no longer be used, and waiting does not help. */
  readonly broken?: (error: StoreError) => void;
}
