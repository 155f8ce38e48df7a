import type { Authority } from '@izvilina/authority/authority.ts';
import type { Guests } from './guests/guests.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Metrics } from './observe/metrics.ts';
import type { SecurityLog } from './observe/security-log.ts';

/** What HTTP and sockets share. */
export interface ServerContext {
  readonly authority: Authority;
  readonly guests: Guests;
  readonly metrics: Metrics;
  readonly limiter: Limiter;
  readonly noteSecurity: SecurityLog;
  /** A command failed through no fault of its sender. `request` connects it with the other log lines about it. */
  readonly noteFailure: (fields: {
    readonly request: string;
    readonly command: string;
    readonly table?: string;
  }) => void;
}
