import type { Side } from '@izvilina/games/brainstorm/geometry/seats.ts';
import type { BoxPose, Die, PlacedTile, Point, Size, Table } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { TileId } from '@izvilina/games/brainstorm/state.ts';
import type { FlightPose } from '@izvilina/games/brainstorm/throwing/frames.ts';
import type { Seat } from '@izvilina/kernel/game.ts';

/**
 * What lies on the table, as plain data that the 2D and the 3D renderer both draw. Millimetres from the table's centre,
 * x to the right and y away from seat 0 (z up); degrees counter-clockwise.
 */
export interface Scene {
  readonly table: Table;
  readonly camera: Camera;
  /** In the order they were laid: a later one lies over an earlier one. */
  readonly tiles: readonly SceneTile[];
  readonly pawns: readonly ScenePawn[];
  /** One label per network: whose it is and what it is worth. */
  readonly labels: readonly SceneLabel[];
  readonly box: SceneBox | null;
  readonly die: SceneDie | null;
  /** The tile, or the burner, that is being laid over the die. */
  readonly ghost: SceneGhost | null;
  /** The die in the hand, beside the table. */
  readonly hand: SceneHand | null;
  readonly arc: SceneArc | null;
  /** Where a bot's advice would put a tile, by place (1 is the best). */
  readonly advised: readonly SceneAdvice[];
  /** What is printed on the box. */
  readonly title: string;
}

export interface Camera {
  readonly kind: 'top' | 'orbit';
  /** The side of the table that is nearest to the viewer. */
  readonly from: Side;
  /** What to look at closely where the screen is small; null: the whole table. */
  readonly focus: { readonly at: Point; readonly width: number; readonly height: number } | null;
}

/**
 * `touched`: the ghost touches its network. `doomed`: it would leave the table (hatched and crossed). `last`: laid just
 * now. `open`: it can be chosen, e.g. for a pawn. `chosen`: it is, and waits for «Готово».
 */
export type Light = 'touched' | 'doomed' | 'last' | 'open' | 'chosen';

export interface SceneTile extends PlacedTile {
  readonly id: TileId;
  /** Null: neutral. */
  readonly owner: Seat | null;
  readonly light: Light | null;
}

export interface ScenePawn {
  /** The same while the pawn is the same: it slides where it goes. */
  readonly key: string;
  readonly seat: Seat;
  readonly at: Point;
  /** It can be chosen. */
  readonly open: boolean;
}

export interface SceneLabel {
  readonly key: TileId;
  readonly owner: Seat;
  readonly points: number;
  readonly at: Point;
}

export interface SceneBox extends BoxPose {
  /** It is being placed: drawn lifted, and struck out where it may not stand. */
  readonly state: 'stands' | 'held' | 'refused';
}

export type SceneDie =
  | {
      readonly kind: 'rest';
      readonly die: Die;
      readonly at: Point;
      readonly angle: number;
      /** How it came to lie, where that is known: which face is up. */
      readonly turn: FlightPose['turn'] | null;
    }
  /** `frames` as `unpackFrames` reads them; `key` is new for every flight, which is played once. */
  | { readonly kind: 'flight'; readonly die: Die; readonly frames: string; readonly key: string };

export interface SceneGhost {
  readonly piece: Size | 'burner';
  readonly face: PlacedTile['face'];
  readonly at: Point;
  readonly angle: number;
  /** The other poses it can take, drawn as dashed outlines. */
  readonly others: readonly Pick<SceneGhost, 'face' | 'at' | 'angle'>[];
  /** The consequence in short: «+5», «−2»; null where nothing changes. */
  readonly gain: number | null;
}

export interface SceneHand {
  readonly die: Die;
  /** Where the die leaves the hand: on the perimeter, and how high above the table top. */
  readonly at: Point;
  readonly height: number;
  /** Which way it is drawn back: away from where it flies, of length 1. */
  readonly back: Point;
  /** To where it is drawn back; null while nobody pulls. */
  readonly pull: Point | null;
  /** 0…1 of what a hand can do. */
  readonly force: number;
}

/** An arrow-head behind the die that waits: pull this way. */
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

/** Where a pointer is on the plane of the table top; also outside the table. */
export interface TablePointer {
  readonly at: Point;
  readonly pointerId: number;
  readonly pointerType: string;
  /** `event.timeStamp`, for the speed of a flick. */
  readonly time: number;
}

/** Both renderers take these and nothing else. They hold no rules. */
export interface SceneRendererProps {
  readonly scene: Scene;
  /** Nothing moves by itself: a flight is shown as its end. */
  readonly still: boolean;
  /**
   * Whether a gesture here belongs to the game (throwing, dragging the ghost or the box). The renderer then captures the
   * pointer; where it is false a drag moves the camera.
   */
  grabs(pointer: TablePointer): boolean;
  onPointerDown(pointer: TablePointer): void;
  onPointerMove(pointer: TablePointer): void;
  onPointerUp(pointer: TablePointer): void;
  /** The gesture was taken away: nothing is thrown. */
  onPointerCancel(pointer: TablePointer): void;
  /** Wheel or two fingers over the table: a turn in degrees. */
  onTwist(degrees: number): void;
  /** The flight with this key has come to its end. */
  onFlightEnd(key: string): void;
}
