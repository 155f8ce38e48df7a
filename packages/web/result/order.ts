/** The seats from the first place to the last; those of one place in the order of the table. */
export const seatsByPlace = (places: readonly number[] | null, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).sort((a, b) => (places?.[a] ?? 0) - (places?.[b] ?? 0));
