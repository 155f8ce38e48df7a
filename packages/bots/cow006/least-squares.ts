/** A sparse row: value by column. */
export type Row = Map<number, number>;

/** Keeps the weights of rare columns near zero. */
const RIDGE = 3;

/** Least squares over rows that come one by one, by the normal equations. */
export function leastSquares(columns: number) {
  const matrix = Array.from({ length: columns }, (_, i) => {
    const line = new Float64Array(columns + 1);
    line[i] = RIDGE;
    return line;
  });
  return {
    add(row: Row, wanted: number): void {
      for (const [i, x] of row) {
        const line = matrix[i] as Float64Array;
        for (const [j, y] of row) line[j] = (line[j] as number) + x * y;
        line[columns] = (line[columns] as number) + x * wanted;
      }
    },
    /** Gauss–Jordan; the ridge keeps every pivot positive. */
    solve(): Float64Array {
      for (let i = 0; i < columns; i++) {
        const pivot = matrix[i] as Float64Array;
        const scale = pivot[i] as number;
        for (let k = i; k <= columns; k++) pivot[k] = (pivot[k] as number) / scale;
        for (let j = 0; j < columns; j++) {
          const line = matrix[j] as Float64Array;
          const factor = line[i] as number;
          if (j === i || factor === 0) continue;
          for (let k = i; k <= columns; k++) line[k] = (line[k] as number) - factor * (pivot[k] as number);
        }
      }
      return Float64Array.from(matrix, (line) => line[columns] as number);
    },
  };
}
