/** The value that this share of the sorted figures does not exceed, rounded. */
export const share = (sorted: readonly number[], of: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? Number.NaN);

export interface Figures {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

/** Figures of these milliseconds, in any order. */
export function figuresOf(times: readonly number[]): Figures {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: share(sorted, 0.5), p99: share(sorted, 0.99), worst: share(sorted, 1) };
}
