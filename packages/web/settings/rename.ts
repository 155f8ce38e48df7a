import { transportTo } from '../client/transports.ts';

/** Sends the new nickname to the server and to the authority on this device. */
export function rename(name: string): void {
  for (const where of ['local', 'online'] as const)
    transportTo(where)
      .send({ type: 'rename', name })
      .catch(() => undefined);
}
