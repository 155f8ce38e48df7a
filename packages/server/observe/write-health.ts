import { StoreError, type StoreFault } from '../storage/errors.ts';

/** Faults of the disk or the file rather than of the request. */
const OUTAGES: ReadonlySet<StoreFault> = new Set(['FULL', 'UNWRITABLE', 'CORRUPT', 'AWAY', 'BROKEN']);
const TRY_AGAIN_MS = 2_000;
const FRESH_MS = 1_000;

/** Whether writes reach the disk. */
export interface WriteHealth {
  readonly writing: boolean;
  /** Returns the function that unsubscribes. */
  onChange(listener: (writing: boolean) => void): () => void;
  /** Notes how this write ended. */
  watch<T>(write: Promise<T>): Promise<T>;
  /** Writes something, unless that succeeded within the last second and nothing changed since. Rejects if it fails. */
  probe(): Promise<void>;
  stop(): void;
}

export interface WriteHealthOptions {
  /** Writes something of no use. */
  readonly write: () => Promise<void>;
  readonly now?: () => number;
  /** Returns the function that cancels it. */
  readonly later?: (ms: number, run: () => void) => () => void;
}

/** Learns from every write. Once one has failed it keeps trying by itself until writing works again. */
export function writeHealth({
  write,
  now = () => performance.now(),
  later = laterOnTimer,
}: WriteHealthOptions): WriteHealth {
  const listeners = new Set<(writing: boolean) => void>();
  let writing = true;
  let cancel = () => undefined as unknown;
  let newest: { readonly at: number; readonly outcome: Promise<void> } | null = null;

  const set = (next: boolean) => {
    if (next === writing) return;
    writing = next;
    newest = null; // results from before the change no longer count
    cancel();
    if (!writing) cancel = later(TRY_AGAIN_MS, tryAgain);
    for (const listener of listeners) listener(writing);
  };
  const watch = async <T>(promise: Promise<T>): Promise<T> => {
    try {
      const value = await promise;
      set(true);
      return value;
    } catch (error) {
      if (error instanceof StoreError && OUTAGES.has(error.code)) set(false);
      throw error;
    }
  };
  const tryAgain = () => {
    watch(write()).catch(() => {
      cancel = later(TRY_AGAIN_MS, tryAgain);
    });
  };

  return {
    get writing() {
      return writing;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch,
    probe() {
      if (!newest || now() - newest.at >= FRESH_MS) newest = { at: now(), outcome: watch(write()) };
      return newest.outcome;
    },
    stop: () => void cancel(),
  };
}

function laterOnTimer(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
}
