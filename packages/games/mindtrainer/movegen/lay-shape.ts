export interface LaidTile {
  readonly x: number;
  readonly y: number;
  readonly letter: string;
  readonly blank?: true;
}

/** One turn's tiles, sorted by y, then x. */
export interface Lay {
  readonly tiles: readonly LaidTile[];
}
