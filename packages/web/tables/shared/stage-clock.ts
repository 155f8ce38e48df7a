/** The timer that paces a table's frames. */
export interface StageClock {
  /** Runs something after a delay in milliseconds. Returns a function that cancels it. */
  later(ms: number, run: () => void): () => void;
}

declare global {
  /** Browser tests put a faster clock here before the page loads. */
  var izvilinaStageClock: StageClock | undefined;
}

const timers: StageClock = {
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export const pageClock = (): StageClock => globalThis.izvilinaStageClock ?? timers;
