import { type Logger, pino } from 'pino';

/** Structured lines on stderr: stdout is for the address. */
export function createLog(level: string): Logger {
  return pino({ level, base: null }, pino.destination({ dest: 2, sync: true }));
}

/**
 * A table's id is also its invitation and its events may be secret, so a line carries only the beginning of the id
 * and no object at all.
 */
export function safeFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => typeof value !== 'object')
      .map(([key, value]) => [key, key === 'table' ? String(value).slice(0, 6) : value]),
  );
}
