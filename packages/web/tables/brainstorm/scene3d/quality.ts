/** How much a device is asked to draw. */
export interface Quality {
  readonly shadows: boolean;
  readonly mostPixels: number;
}

export const FULL: Quality = { shadows: true, mostPixels: 2 };
export const PLAIN: Quality = { shadows: false, mostPixels: 1.25 };

/** Frames of a movement that are looked at, and how long they may take (ms). */
const WATCHED = 14;
const TOO_SLOW = 55;

/** Little memory or few cores: such a device starts without shadows. */
export const startingQuality = (device: { readonly cores: number; readonly gigabytes: number | null }): Quality =>
  device.cores <= 1 || (device.gigabytes !== null && device.gigabytes <= 1) ? PLAIN : FULL;

/** Watches frames that follow one another; true once when a movement is too slow to be smooth. */
export function frameWatch(): (now: number) => boolean {
  const gaps: number[] = [];
  let last = 0;
  let told = false;
  return (now) => {
    const gap = now - last;
    last = now;
    // A longer gap is no slow frame: nothing was moving.
    if (gap > 400) gaps.length = 0;
    else gaps.push(gap);
    if (told || gaps.length < WATCHED) return false;
    const median = [...gaps].sort((a, b) => a - b)[WATCHED >> 1] ?? 0;
    gaps.length = 0;
    told = median > TOO_SLOW;
    return told;
  };
}
