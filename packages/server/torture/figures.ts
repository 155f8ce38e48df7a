/** The figure that this share of them does not exceed, rounded; they come sorted. */
export const share = (sorted: readonly number[], of: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? Number.NaN);

export interface Figures {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

/** Of so many milliseconds, in any order. */
export function figuresOf(times: readonly number[]): Figures {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: share(sorted, 0.5), p99: share(sorted, 0.99), worst: share(sorted, 1) };
}
