import { monitorEventLoopDelay } from 'node:perf_hooks';

const TURN_MS = 10;

export interface EventLoopEvents {
  /** CPU seconds of one turn of the event loop, or of a few short ones together. */
  turn(seconds: number): void;
  /** The longest delay within the last second, in seconds. */
  delay(seconds: number): void;
}

/** A timer fires at most once a turn, so no turn took more processor time than passed between two firings. */
export function watchEventLoop({ turn, delay }: EventLoopEvents): () => void {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1e6;
  };
  let last = used();
  const turns = setInterval(() => {
    const now = used();
    turn(now - last);
    last = now;
  }, TURN_MS).unref();
  const loop = monitorEventLoopDelay({ resolution: TURN_MS });
  loop.enable();
  const delays = setInterval(() => {
    delay(Math.max(0, (loop.max / 1e6 - TURN_MS) / 1000)); // the histogram counts the sampling interval itself as delay
    loop.reset();
  }, 1_000).unref();
  return () => {
    clearInterval(turns);
    clearInterval(delays);
    loop.disable();
  };
}
