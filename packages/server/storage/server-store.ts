import type { Store, Upkeep, WakeIndex } from '@izvilina/authority/store.ts';
import type { GuestStore } from '../guests/guests.ts';
import type { StoreError } from './errors.ts';

export interface ServerStore extends Store, WakeIndex, Upkeep, GuestStore {
  /** Resolves while the database answers. */
  ping(): Promise<void>;
  /** Writes as much as a move does, and takes it back. Rejects when that cannot be done. */
  probe(): Promise<void>;
  /** Writes a whole copy into this file while everything goes on. */
  backup(file: string): Promise<void>;
  /** The time of day as all nodes that share the store agree on it. */
  wallClock(): number;
  /** Finishes every write that was asked for, then lets go of the database. */
  close(): Promise<void>;
}

export interface StoreEvents {
  /** How long one group commit took and how many requests it carried. */
  readonly committed?: (ms: number, requests: number) => void;
  /** Nothing more can be promised, and waiting does not help. */
  readonly broken?: (error: StoreError) => void;
}
