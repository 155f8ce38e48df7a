import { transportTo } from '../client/transports.ts';

/** Tells this device and the server the new nickname. */
export function rename(name: string): void {
  for (const where of ['local', 'online'] as const)
    transportTo(where)
      .order({ type: 'rename', name })
      .catch(() => undefined);
}
