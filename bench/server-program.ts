import { fileURLToPath } from 'node:url';

/** The server without the limits per address: all clients of a bench come from one. */
export const SERVER_PROGRAM = fileURLToPath(new URL('../packages/server/torture/server.ts', import.meta.url));
