/** The number with a real minus: a hyphen before it is thin and breaks from it at the end of a line. */
export const withMinus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
