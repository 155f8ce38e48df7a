/** The speeds of a throw (mm/s) that the force 0…1 stands for. */
const SLOWEST = 300;
const FASTEST = 2600;

export const speedOf = (force: number): number => Math.round(SLOWEST + (FASTEST - SLOWEST) * force);
export const forceOf = (speed: number): number => Math.min(1, Math.max(0, (speed - SLOWEST) / (FASTEST - SLOWEST)));
