import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Structured lines on stderr: stdout is for the address. A table's id is its invitation, so only its start is logged.
 */
export function createLog(level: string, to: DestinationStream = pino.destination({ dest: 2, sync: true })): Logger {
  return pino({ level, base: null, redact: { paths: ['table'], censor: (id) => String(id).slice(0, 6) } }, to);
}

/** Fields that the authority logs about a table, without objects: they may contain secret events. */
export const safeFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value !== 'object'));
