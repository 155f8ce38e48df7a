import { fileURLToPath } from 'node:url';

/** The server without the limits on how much one address may do: everybody in a bench comes from one. */
export const SERVER_PROGRAM = fileURLToPath(new URL('../packages/server/torture/server.ts', import.meta.url));
