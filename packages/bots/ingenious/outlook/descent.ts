/** Steps against the slope, each weight by its own measure (Adam). */
export function descent(all: Float64Array): (slope: Float64Array, far: number) => void {
  const mean = new Float64Array(all.length);
  const square = new Float64Array(all.length);
  let step = 0;
  return (slope, far) => {
    step++;
    for (let i = 0; i < all.length; i++) {
      mean[i] = 0.9 * (mean[i] as number) + 0.1 * (slope[i] as number);
      square[i] = 0.999 * (square[i] as number) + 0.001 * (slope[i] as number) ** 2;
      const straight = (mean[i] as number) / (1 - 0.9 ** step);
      all[i]! -= (far * straight) / (Math.sqrt((square[i] as number) / (1 - 0.999 ** step)) + 1e-8);
    }
  };
}
