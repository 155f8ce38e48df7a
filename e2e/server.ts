import { fileURLToPath } from 'node:url';
import { type ChildOptions, ServerChild } from '@izvilina/server/testing/child.ts';

const PROGRAM = fileURLToPath(new URL('serve.ts', import.meta.url));

/**
 * A real server for a browser test: a free port, a data folder of its own, bots that do not dawdle.
 * `stop()`, `kill()` (SIGKILL) and then `start()` again: same port, same data. `discard()` when done.
 */
export const startServer = (options: ChildOptions = {}): Promise<ServerChild> =>
  ServerChild.start({ program: PROGRAM, ...options, env: { IZVILINA_BOT_PAUSE_SCALE: '0', ...options.env } });

export type { ServerChild };
