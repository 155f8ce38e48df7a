/**
 * The time of day, but never backwards: when the wall clock is set back, this one goes on from where it was, at the pace
 * of the machine's own clock. When the wall clock is ahead (a laptop slept) it is followed.
 */
export function steadyClock(wall = Date.now, monotonic = () => performance.now()): () => number {
  let ahead = wall() - monotonic();
  return () => {
    ahead = Math.max(ahead, wall() - monotonic());
    return Math.round(monotonic() + ahead);
  };
}
