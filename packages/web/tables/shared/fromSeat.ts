/** Everybody as one sees them from a chair: that seat first, then clockwise. A watcher sees them in order. */
export const fromSeat = <T>(seats: readonly T[], seat: number | null): readonly T[] =>
  seat === null ? seats : [...seats.slice(seat), ...seats.slice(0, seat)];
