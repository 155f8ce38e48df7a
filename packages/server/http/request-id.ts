import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const HEADER = 'x-request-id';
const GIVEN = /^[\w-]{8,64}$/;

/** The id of a request in the log and in its answer: that of our proxy if it gives one, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: boolean): string {
  const given = headers[HEADER];
  return trustProxy && typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
}
