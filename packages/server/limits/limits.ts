import type { Rate } from './buckets.ts';

export interface Limits {
  /** Bytes of one message from a socket. */
  readonly message: number;
  /** Bytes of a record to check. */
  readonly record: number;
  readonly perConnection: Rate;
  readonly perGuest: Rate;
  /** Short codes are short: guessing must not pay. By address. */
  readonly codes: Rate;
  /** By address. */
  readonly newGuests: Rate;
  /** Requests over HTTP, by address. */
  readonly requests: Rate;
  /** Checking a record replays a whole game. By address. */
  readonly records: Rate;
  readonly connectionsPerGuest: number;
  /** Commands of one connection that wait for their reply. */
  readonly unanswered: number;
  /** Messages over the limit before the connection is closed. */
  readonly strikes: number;
  /** Bytes a slow reader may leave unread. */
  readonly unread: number;
  /** Milliseconds between two pings; a connection that answered neither of two is gone. */
  readonly heartbeat: number;
}

export const LIMITS: Limits = {
  message: 8 * 1024,
  record: 1024 * 1024,
  perConnection: { burst: 60, perSecond: 20 },
  perGuest: { burst: 120, perSecond: 40 },
  codes: { burst: 15, perSecond: 0.25 },
  newGuests: { burst: 120, perSecond: 1 },
  requests: { burst: 1_000, perSecond: 100 },
  records: { burst: 10, perSecond: 0.5 },
  connectionsPerGuest: 12,
  unanswered: 64,
  strikes: 100,
  unread: 1024 * 1024,
  heartbeat: 25_000,
};
