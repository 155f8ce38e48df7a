import type { BoxPose, Die, PlacedTile, Point, Table } from '../pieces/pieces.ts';

export type { BoxPose, PlacedTile } from '../pieces/pieces.ts';

export const GRIPS = ['flat', 'tumble'] as const;
export type Grip = (typeof GRIPS)[number];

export const STYLES = ['toss', 'skim', 'slap'] as const;
export type Style = (typeof STYLES)[number];

/** How a die rests, by what it lies on (BS-R5). */
export const OUTCOMES = ['table', 'tile', 'box', 'off', 'misfire'] as const;
export type RestOutcome = (typeof OUTCOMES)[number];

/** How a die really leaves the hand: the player's throw, rounded, plus the unsteadiness of a hand. */
export interface Release {
  /** Fraction of the perimeter, counter-clockwise from the near left corner: the point of release is outside the table (BS-06). */
  readonly edge: number;
  /** Degrees off the inward normal of that side, counter-clockwise. */
  readonly yaw: number;
  /** Degrees above the horizontal. */
  readonly pitch: number;
  /** mm/s. */
  readonly speed: number;
  /** Millimetres above the table top. */
  readonly height: number;
  readonly grip: Grip;
  readonly style: Style;
  /** Three numbers −1…1 from the match's chance: how the die lies in the hand and spins. */
  readonly spin: readonly [number, number, number];
}

export interface Drop {
  readonly at: Point;
  /** Three numbers −1…1 from the match's chance: the orientation in which the die is dropped. */
  readonly turn: readonly [number, number, number];
}

/** A physics job. The result depends on this alone. Pawns are not included: they do not collide (BS-R16). */
export interface ThrowJob {
  readonly kind: 'throw' | 'drop';
  readonly table: Table;
  readonly tiles: readonly PlacedTile[];
  readonly box: BoxPose | null;
  readonly die: Die;
  /** Null for a drop. */
  readonly release: Release | null;
  /** BS-R11: the die that decides who begins; null for a throw. */
  readonly drop: Drop | null;
}

/** Where the die came to rest. */
export interface RestAct {
  readonly type: 'rest';
  readonly at: Point;
  readonly angle: number;
  readonly outcome: RestOutcome;
  /** Packed keyframes of the flight in base64, at most 5 kB; only for display. */
  readonly frames?: string;
}
