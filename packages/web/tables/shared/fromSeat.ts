/** The seats as seen from one of them: that seat first, then clockwise. For a watcher (null), in order. */
export const fromSeat = <T>(seats: readonly T[], seat: number | null): readonly T[] =>
  seat === null ? seats : [...seats.slice(seat), ...seats.slice(0, seat)];
