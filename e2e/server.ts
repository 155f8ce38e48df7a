import { fileURLToPath } from 'node:url';
import { type ChildOptions, ServerChild } from '@izvilina/server/testing/child.ts';
import type { Beginning } from './steps/begin-from.ts';

const PROGRAM = fileURLToPath(new URL('serve.ts', import.meta.url));

export interface TestServer extends ChildOptions {
  /** The server's part of every deal, in hex; random if left out. */
  readonly deal?: string;
  /** The position from which one of the games begins. */
  readonly begin?: Beginning;
}

/**
 * A real server for a browser test: a free port, a data folder of its own, bots without pauses. `stop()`, `kill()`
 * (SIGKILL) and then `start()` again: same port, same data. `discard()` when done.
 */
export const startServer = ({ deal, begin, env, ...options }: TestServer = {}): Promise<ServerChild> =>
  ServerChild.start({
    program: PROGRAM,
    ...options,
    env: {
      IZVILINA_BOT_PAUSE_SCALE: '0',
      ...(deal && { IZVILINA_DEAL: deal }),
      ...(begin && { IZVILINA_BEGIN: JSON.stringify(begin) }),
      ...env,
    },
  });

export type { ServerChild };
