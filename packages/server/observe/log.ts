import { type DestinationStream, type Logger, pino } from 'pino';

/** Structured lines on stderr: stdout is for the address. A table's id is also its invitation, so no line has the whole of it. */
export function createLog(level: string, to: DestinationStream = pino.destination({ dest: 2, sync: true })): Logger {
  return pino({ level, base: null, redact: { paths: ['table'], censor: (id) => String(id).slice(0, 6) } }, to);
}

/** What the authority notes about a table: its events may be secret, so a line carries no object at all. */
export const safeFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value !== 'object'));
