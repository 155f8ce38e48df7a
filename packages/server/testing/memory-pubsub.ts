import type { PubSub } from '../cluster/pubsub/pubsub.ts';

/** For tests: carries messages between nodes of one process, and can fail in several ways. */
export interface MemoryNetwork {
  pubsub(): MemoryPubSub;
}

export interface MemoryPubSub extends PubSub {
  /** While it is down nothing goes out or comes in. */
  set(up: boolean): void;
  /** Holds back what is sent to this node, as if a debugger stopped it. Returns the function that lets it continue. */
  hold(): () => void;
  /** Nothing listens there any more. */
  vanish(): void;
  /** The next message to this node is lost unnoticed. */
  loseNext(): void;
}

/** Messages take `oneWay` ms, by `later`. */
export function memoryNetwork(later: (ms: number, run: () => void) => unknown, oneWay = 0): MemoryNetwork {
  const listeners = new Map<string, Set<(text: string) => void>>();
  return {
    pubsub() {
      const watching = new Set<(up: boolean) => void>();
      let up = true;
      let held: (() => void)[] | null = null;
      let losing = false;
      const stops: (() => void)[] = [];
      return {
        get up() {
          return up;
        },
        async publish(channel, text) {
          const hearing = up ? [...(listeners.get(channel) ?? [])] : [];
          for (const hear of hearing)
            if (oneWay === 0) queueMicrotask(() => hear(text));
            else later(oneWay, () => hear(text));
          return hearing.length > 0;
        },
        subscribe(channel, heard) {
          const hear = (text: string) => {
            if (!up) return;
            if (losing) losing = false;
            else if (held) held.push(() => heard(text));
            else heard(text);
          };
          const stop = () => void listeners.get(channel)?.delete(hear);
          listeners.set(channel, (listeners.get(channel) ?? new Set()).add(hear));
          stops.push(stop);
          return stop;
        },
        onChange(listener) {
          watching.add(listener);
          return () => watching.delete(listener);
        },
        set(next) {
          up = next;
          for (const listener of [...watching]) listener(up);
        },
        hold() {
          held = [];
          return () => {
            const waiting = held ?? [];
            held = null;
            for (const run of waiting) run();
          };
        },
        vanish() {
          up = false;
          for (const stop of stops) stop();
        },
        loseNext() {
          losing = true;
        },
      };
    },
  };
}
