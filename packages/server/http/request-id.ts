import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const HEADER = 'x-request-id';
const GIVEN = /^[\w-]{8,64}$/;

/** What a request is called in the log and in its answer: as a proxy of ours calls it, else by a name of our own. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: boolean): string {
  const given = headers[HEADER];
  return trustProxy && typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
}
