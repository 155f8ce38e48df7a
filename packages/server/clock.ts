/**
 * The time of day that never runs backwards. When the wall clock is set back, this one goes on from where it was, at
 * the rate of the monotonic clock. When the wall clock is ahead (a laptop slept), this one follows it.
 */
export function steadyClock(wall = Date.now, monotonic = () => performance.now()): () => number {
  let ahead = wall() - monotonic();
  return () => {
    ahead = Math.max(ahead, wall() - monotonic());
    return Math.round(monotonic() + ahead);
  };
}
