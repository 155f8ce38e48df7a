/** A share in whole percents. Rounded to 0 only if it is 0, and to 100 only if it is 1. */
export function percent(share: number): number {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
