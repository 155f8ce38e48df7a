/** A share in whole percents. What can happen is never called 0 %, what may fail never 100 %. */
export function percent(share: number): number {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
