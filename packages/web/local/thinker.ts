import type { Deps, ThinkRequest } from '@izvilina/authority/deps.ts';
import type { Thought } from '@izvilina/bots/bot.ts';

/** Bots think in a worker of their own, so that the table answers at once while they do. */
export function thinker(): Deps['think'] {
  let worker: Worker | null = null;
  let next = 1;
  const waiting = new Map<number, { resolve(thought: Thought<unknown>): void; reject(error: Error): void }>();

  const hire = (): Worker => {
    const hired = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'izvilina-bots' });
    hired.onmessage = (event: MessageEvent<Answer>) => {
      const asked = waiting.get(event.data.id);
      waiting.delete(event.data.id);
      if ('thought' in event.data) asked?.resolve(event.data.thought);
      else asked?.reject(new Error(event.data.error));
    };
    hired.onerror = (event) => {
      for (const { reject } of waiting.values()) reject(new Error(event.message));
      waiting.clear();
      worker = null;
    };
    return hired;
  };

  return (request) =>
    new Promise((resolve, reject) => {
      worker ??= hire();
      const id = next++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, request } satisfies Question);
    });
}

export interface Question {
  readonly id: number;
  readonly request: ThinkRequest;
}

export type Answer =
  | { readonly id: number; readonly thought: Thought<unknown> }
  | { readonly id: number; readonly error: string };
