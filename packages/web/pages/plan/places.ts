/** Position of a chair at the lobby's table, in the coordinates of its 820 × 660 drawing. */
export interface Place {
  readonly x: number;
  /** The centre of the name card. */
  readonly y: number;
  readonly side: 'top' | 'bottom';
}

const MIDDLE = 408;
const FELT = 632;

/** Clockwise from the middle of the near side, where the host sits. */
export function placesFor(seats: number): readonly Place[] {
  const far = Math.ceil(seats / 2);
  const near = seats - far;
  const row = (count: number, side: Place['side']): Place[] => {
    const step = FELT / count;
    return Array.from({ length: count }, (_, i) => ({
      x: MIDDLE + (i - (count - 1) / 2) * step,
      y: side === 'top' ? 169 : 488,
      side,
    }));
  };
  const top = row(far, 'top');
  const bottom = row(near, 'bottom');
  const host = Math.floor((near - 1) / 2);
  return [...bottom.slice(0, host + 1).reverse(), ...top, ...bottom.slice(host + 1).reverse()];
}

export const chairAt = ({ x, side }: Place, taken: boolean): string =>
  side === 'top' ? `translate(${x} ${taken ? 78 : 52})` : `translate(${x} ${taken ? 586 : 612}) rotate(180)`;
