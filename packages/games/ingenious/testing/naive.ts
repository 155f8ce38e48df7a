/** A slow, literal implementation of the rulebook that shares no code with the rules; the two are compared. */
export type NaiveTable = ReadonlyMap<string, string>;
export interface NaiveHalf {
  readonly at: readonly [number, number];
  readonly colour: string;
}

const WAYS = ['+x', '-x', '+y', '-y', '+z', '-z'] as const;

function beside([q, r]: readonly [number, number], way: (typeof WAYS)[number]): [number, number] {
  if (way === '+x') return [q + 1, r];
  if (way === '-x') return [q - 1, r];
  if (way === '+y') return [q, r + 1];
  if (way === '-y') return [q, r - 1];
  return way === '+z' ? [q + 1, r - 1] : [q - 1, r + 1];
}

/** Points of one half, with the tile already on the table; lines go five ways from each of its symbols. */
export function naivePoints(table: NaiveTable, half: NaiveHalf, other: NaiveHalf): number {
  const after = new Map([...table, [`${half.at}`, half.colour], [`${other.at}`, other.colour]]);
  const five = WAYS.filter((way) => `${beside(half.at, way)}` !== `${other.at}`);
  if (five.length !== 5) throw new Error('the halves do not touch');
  let points = 0;
  for (const way of five) {
    let cell = beside(half.at, way);
    while (after.get(`${cell}`) === half.colour) {
      points++;
      cell = beside(cell, way);
    }
  }
  return points;
}

export interface NaiveMarker {
  /** 0 = the first board, 1 = the second. */
  board: number;
  notch: number;
  /** How often it has reached the end of a board. */
  arrivals: number;
}

/** Moves the marker notch by notch; counting stops at the end of a board. */
export function naiveCount(marker: NaiveMarker, points: number, boards: number): NaiveMarker {
  const moved = { ...marker };
  const atTheEnd = () => moved.board === boards - 1 && moved.notch === 18;
  for (let left = points; left > 0 && !atTheEnd(); left--) {
    moved.notch++;
    if (moved.notch < 18) continue;
    moved.arrivals++;
    if (!atTheEnd()) {
      moved.board++;
      moved.notch = 0;
    }
    break;
  }
  return moved;
}
