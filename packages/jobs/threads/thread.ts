import type { ReadData } from '@izvilina/games/load.ts';
import type { Millis } from '@izvilina/kernel/game.ts';
import type { FromThread, ToThread } from './messages.ts';

/** What a task may use while it runs in a thread. */
export interface TaskContext {
  /** Data files come from the owner of the pool, which reads each of them once for all threads. */
  readonly readData: ReadData;
  /** To be called when everything is loaded and the work itself begins: the time limit counts from here. */
  started(limitMs: Millis): void;
}

export type Task<Request, Answer> = (request: Request, context: TaskContext) => Promise<Answer>;

interface Reading {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/** The thread's side: pass every incoming message to the returned function. */
export function serveCalls<Request>(
  post: (message: FromThread) => void,
  task: Task<Request, unknown>,
): (message: ToThread) => void {
  const readings = new Map<string, Reading>();
  const context: TaskContext = {
    readData: (slug, name) =>
      new Promise((resolve, reject) => {
        readings.set(`${slug}/${name}`, { resolve, reject });
        post({ type: 'read', slug, name });
      }),
    started: (limitMs) => post({ type: 'started', limitMs }),
  };

  return (message) => {
    if (message.type === 'call') {
      task(message.task as Request, context).then(
        (value) => post({ type: 'done', value }),
        (error: unknown) => post({ type: 'failed', error: String(error) }),
      );
      return;
    }
    const key = `${message.slug}/${message.name}`;
    const reading = readings.get(key);
    readings.delete(key);
    if (message.bytes) reading?.resolve(message.bytes);
    else reading?.reject(new Error(`${key} could not be read`));
  };
}
