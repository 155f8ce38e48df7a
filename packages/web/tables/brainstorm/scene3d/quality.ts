/** Rendering quality of a device. */
export interface Quality {
  readonly shadows: boolean;
  readonly mostPixels: number;
}

export const FULL: Quality = { shadows: true, mostPixels: 2 };
export const PLAIN: Quality = { shadows: false, mostPixels: 1.25 };

/** Number of animation frames that are measured, and how long one may take (ms). */
const WATCHED = 8;
const TOO_SLOW = 55;

/** Little memory or few cores: such a device starts without shadows. */
export const startingQuality = (device: { readonly cores: number; readonly gigabytes: number | null }): Quality =>
  device.cores <= 1 || (device.gigabytes !== null && device.gigabytes <= 1) ? PLAIN : FULL;

/** Takes the duration of each animation frame; returns true once, when most of the last ones were too slow. */
export function frameWatch(): (milliseconds: number) => boolean {
  let taken: number[] = [];
  let slow = false;
  return (milliseconds) => {
    taken.push(milliseconds);
    if (slow || taken.length < WATCHED) return false;
    slow = taken.filter((one) => one > TOO_SLOW).length > WATCHED / 2;
    taken = [];
    return slow;
  };
}
