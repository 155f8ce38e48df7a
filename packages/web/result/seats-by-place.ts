/** Seats from the first place to the last; equal places in table order. */
export const seatsByPlace = (places: readonly number[] | null, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).sort((a, b) => (places?.[a] ?? 0) - (places?.[b] ?? 0));
