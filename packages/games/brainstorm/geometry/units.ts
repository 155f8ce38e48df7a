/** Rules use integer hundredths of a millimetre and tenths of a degree; the interface uses millimetres and degrees. */
const HUNDREDTHS = 100;
const TENTHS = 10;
export const FULL_TURN = 3600;

/** `+ 0` turns −0 into 0: JSON writes both alike, but they are different values. */
const whole = (value: number): number => Math.round(value) + 0;

export const toHundredths = (mm: number): number => whole(mm * HUNDREDTHS);
export const toMm = (hundredths: number): number => hundredths / HUNDREDTHS;

/** Tenths of a degree within one turn. */
export const toTenths = (degrees: number): number => normalTenths(whole((degrees % 360) * TENTHS));
export const normalTenths = (tenths: number): number => ((tenths % FULL_TURN) + FULL_TURN) % FULL_TURN;
export const toDegrees = (tenths: number): number => tenths / TENTHS;

/** Rounded as in a state: to the hundredth, or to the tenth within one turn. */
export const exactMm = (mm: number): number => toMm(toHundredths(mm));
export const exactDegrees = (degrees: number): number => toDegrees(toTenths(degrees));
