import type { Side } from '@izvilina/games/brainstorm/geometry/seats.ts';
import type { BoxPose, Die, PlacedTile, Point, Size, Table } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { TileId } from '@izvilina/games/brainstorm/state.ts';
import type { FlightPose } from '@izvilina/games/brainstorm/throwing/frames.ts';
import type { Seat } from '@izvilina/kernel/game.ts';

/**
 * The picture of the table as plain data, drawn by both the 2D and the 3D renderer. Millimetres from the table's
 * centre, x to the right and y away from seat 0 (z up); degrees counter-clockwise.
 */
export interface Scene {
  readonly table: Table;
  readonly camera: Camera;
  /** In the order they were laid: later tiles lie over earlier ones. */
  readonly tiles: readonly SceneTile[];
  readonly pawns: readonly ScenePawn[];
  /** One label per network: its owner and points. */
  readonly labels: readonly SceneLabel[];
  readonly box: SceneBox | null;
  readonly die: SceneDie | null;
  /** The tile, or the burner, that is being laid over the die. */
  readonly ghost: SceneGhost | null;
  /** The die in the hand, beside the table. */
  readonly hand: SceneHand | null;
  readonly arc: SceneArc | null;
  /** Placements of the bot's advice, by rank (1 = best). */
  readonly advised: readonly SceneAdvice[];
  /** The title printed on the box. */
  readonly title: string;
}

export interface Camera {
  readonly kind: 'top' | 'orbit';
  /** The side of the table that is nearest to the viewer. */
  readonly from: Side;
  /** The section to show on a small screen; null for the whole table. */
  readonly focus: { readonly at: Point; readonly width: number; readonly height: number } | null;
}

/**
 * `touched`: the ghost touches its network. `doomed`: it would be removed (hatched and crossed). `last`: laid just now.
 * `open`: it can be chosen, e.g. for a pawn. `chosen`: it is selected and waits for «Готово».
 */
export type Light = 'touched' | 'doomed' | 'last' | 'open' | 'chosen';

export interface SceneTile extends PlacedTile {
  readonly id: TileId;
  /** Null if neutral. */
  readonly owner: Seat | null;
  readonly light: Light | null;
}

export interface ScenePawn {
  /** Stays the same for the same pawn, so that its moves are animated. */
  readonly key: string;
  readonly seat: Seat;
  readonly at: Point;
  /** The pawn can be chosen. */
  readonly open: boolean;
}

export interface SceneLabel {
  readonly key: TileId;
  readonly owner: Seat;
  readonly points: number;
  readonly at: Point;
}

export interface SceneBox extends BoxPose {
  /** `held` and `refused`: the box is being placed, drawn lifted; `refused` where it may not stand. */
  readonly state: 'stands' | 'held' | 'refused';
}

export type SceneDie =
  | {
      readonly kind: 'rest';
      readonly die: Die;
      readonly at: Point;
      readonly angle: number;
      /** Its orientation (which face is up); null if unknown. */
      readonly turn: FlightPose['turn'] | null;
    }
  /** `frames` are read by `unpackFrames`; every flight has a new `key` and is played once. */
  | { readonly kind: 'flight'; readonly die: Die; readonly frames: string; readonly key: string };

export interface SceneGhost {
  readonly piece: Size | 'burner';
  readonly face: PlacedTile['face'];
  readonly at: Point;
  readonly angle: number;
  /** The other possible poses, drawn as dashed outlines. */
  readonly others: readonly Pick<SceneGhost, 'face' | 'at' | 'angle'>[];
  /** Change of the player's points, shown as «+5» or «−2»; null if there is none. */
  readonly gain: number | null;
}

export interface SceneHand {
  readonly die: Die;
  /** Where the die leaves the hand: the point on the perimeter and its height above the table. */
  readonly at: Point;
  readonly height: number;
  /** Unit vector in which the die is pulled back: opposite to its flight. */
  readonly back: Point;
  /** The point to which it is pulled back; null while it is not pulled. */
  readonly pull: Point | null;
  /** 0…1. */
  readonly force: number;
}

/** An arrow head behind the waiting die, which tells to pull this way. */
export function pullArrow({ at: [x, y], back: [bx, by] }: SceneHand): readonly Point[] {
  const behind = (far: number, aside: number): Point => [x + bx * far - by * aside, y + by * far + bx * aside];
  return [behind(24, 14), behind(38, 0), behind(24, -14)];
}

export interface SceneArc {
  readonly points: readonly (readonly [x: number, y: number, z: number])[];
  readonly meets: 'table' | 'box' | 'nothing';
}

export interface SceneAdvice extends PlacedTile {
  readonly place: number;
}

/** Position of a pointer on the plane of the table top; may be outside the table. */
export interface TablePointer {
  readonly at: Point;
  readonly pointerId: number;
  readonly pointerType: string;
  /** `event.timeStamp`, to measure the speed of a flick. */
  readonly time: number;
}

/** The complete interface of both renderers. They know no rules. */
export interface SceneRendererProps {
  readonly scene: Scene;
  /** No animation: a flight is shown at its end. */
  readonly still: boolean;
  /**
   * Whether a gesture here belongs to the game (throwing, dragging the ghost or the box). If so, the renderer captures
   * the pointer; otherwise a drag moves the camera.
   */
  grabs(pointer: TablePointer): boolean;
  onPointerDown(pointer: TablePointer): void;
  onPointerMove(pointer: TablePointer): void;
  onPointerUp(pointer: TablePointer): void;
  /** The gesture was cancelled: nothing is thrown. */
  onPointerCancel(pointer: TablePointer): void;
  /** Wheel or two fingers over the table: a turn in degrees. */
  onTwist(degrees: number): void;
  /** The flight with this key has ended. */
  onFlightEnd(key: string): void;
}
