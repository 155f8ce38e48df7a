/** Keeps the weights of rare columns near zero. */
const RIDGE = 40;

/** Least squares over rows of ones, each given by its columns, by the normal equations. Columns that never occur stay 0. */
export function indicatorFit(columns: number) {
  const matrix = new Float64Array(columns * columns);
  const wanted = new Float64Array(columns);
  return {
    add(row: readonly number[], value: number): void {
      for (const i of row) {
        wanted[i]! += value;
        for (const j of row) matrix[i * columns + j]!++;
      }
    },
    solve(): Float64Array {
      const used = Array.from({ length: columns }, (_, i) => i).filter((i) => matrix[i * columns + i]! > 0);
      const factor = cholesky(
        used.map((i) => Float64Array.from(used, (j) => matrix[i * columns + j]! + (i === j ? RIDGE : 0))),
      );
      const solved = substitute(
        factor,
        used.map((i) => wanted[i]!),
      );
      const weights = new Float64Array(columns);
      for (const [at, i] of used.entries()) weights[i] = solved[at]!;
      return weights;
    },
  };
}

/** The lower triangle L with L·Lᵀ = the matrix, which is positive definite because of the ridge. */
function cholesky(rows: readonly Float64Array[]): readonly Float64Array[] {
  for (const [i, row] of rows.entries())
    for (let j = 0; j <= i; j++) {
      const other = rows[j]!;
      let sum = row[j]!;
      for (let k = 0; k < j; k++) sum -= row[k]! * other[k]!;
      row[j] = i === j ? Math.sqrt(sum) : sum / other[j]!;
    }
  return rows;
}

function substitute(factor: readonly Float64Array[], wanted: readonly number[]): Float64Array {
  const x = Float64Array.from(wanted);
  for (const [i, row] of factor.entries()) {
    for (let k = 0; k < i; k++) x[i]! -= row[k]! * x[k]!;
    x[i]! /= row[i]!;
  }
  for (let i = factor.length - 1; i >= 0; i--) {
    for (let k = i + 1; k < factor.length; k++) x[i]! -= factor[k]![i]! * x[k]!;
    x[i]! /= factor[i]![i]!;
  }
  return x;
}
