/**
 * From here on this thread's clock stands still while others have the processor: a budget then buys the same amount of thinking on a
 * busy machine as on an idle one. Only for measurements; outside programs keep their own time.
 */
export function countProcessorTime(): void {
  performance.now = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
}
