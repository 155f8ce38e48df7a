import type { Slug } from '@izvilina/games/registry.ts';
import type { Millis } from '@izvilina/kernel/game.ts';

/* Messages between a pool and its threads. A thread has one call at a time, so messages need no numbers. */

export type ToThread =
  | { readonly type: 'call'; readonly task: unknown }
  /** Null when the file could not be read. */
  | { readonly type: 'data'; readonly slug: Slug; readonly name: string; readonly bytes: Uint8Array | null };

export type FromThread =
  /** Everything the call needs is loaded: from now on it may take `limitMs`. */
  | { readonly type: 'started'; readonly limitMs: Millis }
  | { readonly type: 'read'; readonly slug: Slug; readonly name: string }
  | { readonly type: 'done'; readonly value: unknown }
  | { readonly type: 'failed'; readonly error: string };
