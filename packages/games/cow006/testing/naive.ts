/** A slow, literal implementation of the rulebook that shares no code with the rules; the two are compared. */
export interface NaiveTable {
  rows: number[][];
  bases: number[][];
}

/** `choose` returns the row to take when a card fits nowhere. */
export function naiveTurn(table: NaiveTable, cards: readonly number[], choose: () => number): NaiveTable {
  const rows = table.rows.map((row) => row.slice());
  const bases = table.bases.map((base) => base.slice());
  for (let number = 1; number <= 104; number++) {
    const player = cards.indexOf(number);
    if (player === -1) continue;
    const differences = rows.map((row) => number - Math.max(...row));
    const possible = differences.filter((difference) => difference > 0);
    const row = possible.length > 0 ? differences.indexOf(Math.min(...possible)) : choose();
    const line = rows[row] ?? [];
    if (possible.length === 0 || line.length + 1 === 6) {
      for (const cow of line) bases[player]?.push(cow);
      line.length = 0;
    }
    line.push(number);
  }
  return { rows, bases };
}

export function naivePenalty(card: number): number {
  const digits = String(card);
  const twins = digits.length === 2 && digits[0] === digits[1];
  const five = digits.endsWith('0') || digits.endsWith('5');
  if (twins) return five ? 7 : 5;
  if (digits.endsWith('0')) return 3;
  return five ? 2 : 1;
}
