import type { Logger } from 'pino';
import type { Limiter } from '../limits/limiter.ts';

/** Events an operator wants to find in the log. */
export type SecurityEvent =
  | 'other origin'
  | 'unknown host'
  | 'unknown token'
  | 'too many commands'
  | 'too many connections'
  | 'too many requests'
  | 'metrics refused'
  | 'signed out'
  | 'token rotated'
  | 'data exported'
  | 'data deleted';

export interface SecurityFields {
  /** See `addressKey`. */
  readonly address?: string;
  /** The first characters of a guest's id: enough to compare lines. */
  readonly guest?: string;
}

export type SecurityLog = (event: SecurityEvent, fields?: SecurityFields) => void;

/** One line per event, marked with `security: true`. Each event has a rate: an attacker cannot fill the disk. */
export function securityLog(log: Pick<Logger, 'warn'>, limiter: Pick<Limiter, 'take'>): SecurityLog {
  const unsaid = new Map<SecurityEvent, number>();
  return (event, { address, guest } = {}) => {
    if (!limiter.take('securityLines', event)) {
      unsaid.set(event, (unsaid.get(event) ?? 0) + 1);
      return;
    }
    const more = unsaid.get(event);
    unsaid.delete(event);
    log.warn({ security: true, address, guest: guest?.slice(0, 6), more }, event);
  };
}
