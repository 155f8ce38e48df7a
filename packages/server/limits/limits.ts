/** A token bucket: `burst` at once, then `perSecond`. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** How often something may be done. Each rate has one bucket per key: per guest, or per address (IPv6: per /64). */
export interface Rates {
  /** Commands over sockets and HTTP together. Many times what pages send. */
  readonly commandsByGuest: Rate;
  /** Generous: a whole school may be behind one address. */
  readonly commandsByAddress: Rate;
  /** Opening tables, listing them and their records: short questions with long answers. */
  readonly looksByGuest: Rate;
  readonly hintsByGuest: Rate;
  /** Table talk: a burst to greet everybody, then one saying every few seconds. */
  readonly sayingsByGuest: Rate;
  readonly newTablesByGuest: Rate;
  readonly newTablesByAddress: Rate;
  /** Codes are short, so guessing must not pay. */
  readonly codesByAddress: Rate;
  readonly newGuestsByAddress: Rate;
  /** Requests over HTTP, and attempts to open a socket. */
  readonly requestsByAddress: Rate;
  /** Strict: checking a record replays a whole game. */
  readonly recordsByAddress: Rate;
  /** Strict: an export reads every game of a guest. */
  readonly exportsByGuest: Rate;
  /** Push calls to a guest whose turn it is. */
  readonly callsByGuest: Rate;
  /** Security lines in the log, per event. */
  readonly securityLines: Rate;
}

export interface Limits extends Rates {
  /** Most bytes of one message from a socket. */
  readonly message: number;
  /** Most bytes of a record to check: the largest possible record (`limits.test.ts`). */
  readonly record: number;
  /** Most bytes of all records being read or checked at one time. */
  readonly recordsAtOnce: number;
  readonly connectionsPerGuest: number;
  readonly connectionsPerAddress: number;
  /** Most commands of one connection that wait for their reply. */
  readonly unanswered: number;
  /** Messages over the limit until the connection is closed. */
  readonly strikes: number;
  /** Most bytes that may wait for a slow reader. */
  readonly unread: number;
  /** Milliseconds between two pings; a connection that answers neither of two is gone. */
  readonly heartbeat: number;
}

export const LIMITS: Limits = {
  commandsByGuest: { burst: 60, perSecond: 20 },
  commandsByAddress: { burst: 1_200, perSecond: 400 },
  looksByGuest: { burst: 40, perSecond: 4 },
  hintsByGuest: { burst: 12, perSecond: 0.5 },
  sayingsByGuest: { burst: 4, perSecond: 0.33 },
  newTablesByGuest: { burst: 10, perSecond: 0.1 },
  newTablesByAddress: { burst: 60, perSecond: 1 },
  codesByAddress: { burst: 15, perSecond: 0.25 },
  newGuestsByAddress: { burst: 120, perSecond: 1 },
  requestsByAddress: { burst: 1_000, perSecond: 100 },
  recordsByAddress: { burst: 10, perSecond: 0.5 },
  exportsByGuest: { burst: 3, perSecond: 0.005 },
  callsByGuest: { burst: 6, perSecond: 0.01 },
  securityLines: { burst: 20, perSecond: 0.2 },
  message: 8 * 1024,
  record: 32 * 1024 * 1024,
  recordsAtOnce: 64 * 1024 * 1024,
  connectionsPerGuest: 12,
  connectionsPerAddress: 240,
  unanswered: 64,
  strikes: 100,
  unread: 1024 * 1024,
  heartbeat: 25_000,
};
