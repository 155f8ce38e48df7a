/** Throw speeds (mm/s) of force 0 and force 1. */
const SLOWEST = 300;
const FASTEST = 2600;

export const speedOf = (force: number): number => Math.round(SLOWEST + (FASTEST - SLOWEST) * force);
export const forceOf = (speed: number): number => Math.min(1, Math.max(0, (speed - SLOWEST) / (FASTEST - SLOWEST)));
