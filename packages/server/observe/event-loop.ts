const TURN_MS = 10;

/** A timer fires once a turn, so the processor time between two firings is at least that of any turn in between. */
export function watchTurns(): { longest(): number; stop(): void } {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1e6;
  };
  let last = used();
  let longest = 0;
  const timer = setInterval(() => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
  }, TURN_MS).unref();
  return {
    longest() {
      const seen = longest;
      longest = 0;
      last = used();
      return seen;
    },
    stop: () => clearInterval(timer),
  };
}
