import data from '../data.json' with { type: 'json' };

/** BS-02: the sizes in the order of BS-28, and the die of each. */
export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

export const DICE = ['red', 'black', 'white'] as const;
export type Die = (typeof DICE)[number];

export const SIZE_OF: Readonly<Record<Die, Size>> = { red: 'small', black: 'medium', white: 'large' };
export const DIE_OF: Readonly<Record<Size, Die>> = { small: 'red', medium: 'black', large: 'white' };

/** BS-10: `back` is the outline and its holes mirrored, (x, y) → (x, −y). */
export const FACES = ['front', 'back'] as const;
export type Face = (typeof FACES)[number];

/** BS-07: lying on its largest side, on a long side, or upright. */
export const STANCES = ['flat', 'side', 'end'] as const;
export type Stance = (typeof STANCES)[number];

/** Millimetres from the table's centre, x to the right and y away from seat 0, in steps of a hundredth. */
export type Point = readonly [x: number, y: number];

export interface Table {
  readonly width: number;
  readonly depth: number;
}

/** A laid tile: its own origin at `at`, turned `angle` degrees counter-clockwise, in steps of a tenth. */
export interface PlacedTile {
  readonly tile: Size;
  readonly face: Face;
  readonly at: Point;
  readonly angle: number;
}

/** Pose of the box: the centre of its footprint. */
export interface BoxPose {
  readonly at: Point;
  readonly angle: number;
  readonly stance: Stance;
}

/** BS-D1: dimensions that the rulebook does not print, in millimetres. */
export const DIE_SIDE = data.meta.die;
export const HOLE_SIDE = data.meta.hole;
export const TILE_THICKNESS = data.meta.tileThickness;
export const BOX = { length: data.meta.box.l, width: data.meta.box.w, height: data.meta.box.h } as const;
export const COUNTS: Readonly<Record<Size, number>> = data.meta.counts;
export const PAWNS = data.meta.pawnsPerPlayer;

type Outline = readonly (readonly number[])[];
export const OUTLINES: Readonly<Record<Size | 'burner', Outline>> = {
  small: data.small.outline,
  medium: data.medium.outline,
  large: data.large.outline,
  burner: data.burner.outline,
};
export const HOLES: Readonly<Record<Size, Outline>> = {
  small: data.small.holes,
  medium: data.medium.holes,
  large: data.large.holes,
};

/** The footprint of each stance (length along its own x) and its height. */
export const FOOTPRINTS: Readonly<
  Record<Stance, { readonly length: number; readonly width: number; readonly rise: number }>
> = {
  flat: { length: BOX.length, width: BOX.width, rise: BOX.height },
  side: { length: BOX.length, width: BOX.height, rise: BOX.width },
  end: { length: BOX.width, width: BOX.height, rise: BOX.length },
};

/** BS-03: two box lengths by two for two players, three by three for more. */
export const tableFor = (players: number): Table => {
  const [width, depth] = data.meta.table[players === 2 ? '2' : '3-4'] as [number, number];
  return { width, depth };
};

/** BS-01: three tokens each with two players. */
export const tokensFor = (players: number): number =>
  players === 2 ? data.meta.burnerTokens['2'] : data.meta.burnerTokens['4'];
