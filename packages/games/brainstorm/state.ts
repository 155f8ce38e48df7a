import type { GameState, Millis, Seat } from '@izvilina/kernel/game.ts';
import type { Options } from './options.ts';
import type { BoxPose, Die, PlacedTile, Point, Size, Table } from './pieces/pieces.ts';
import type { Drop, Release, RestOutcome } from './throwing/throw.ts';

export const PHASES = [
  /** BS-R11: a die is falling on the centre of the table. */
  'drop',
  'dice',
  'throw',
  /** The burner's throw. */
  'burnerThrow',
  'flight',
  'lay',
  'burn',
  'pawn',
  'side',
  'attack',
  'return',
  'relocate',
  'claim',
  /** After the last throw, while the burner is still possible. */
  'end',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** `p7`; numbers are never reused. */
export type TileId = string;

export interface LaidTile extends PlacedTile {
  readonly id: TileId;
}

/** BS-12. Tiles in the order they were laid. */
export interface Network {
  readonly tiles: readonly TileId[];
  readonly owner: Seat | null;
}

/** A die that lies on the free table and waits for its tile, or for the burner. */
export interface Rest {
  readonly die: Die;
  readonly at: Point;
  readonly angle: number;
  readonly burner: boolean;
}

export interface Flight {
  readonly player: Seat;
  readonly die: Die;
  readonly burner: boolean;
  readonly release: Release;
}

/** The tile just laid and what it touches. While it fights it belongs to no network yet (BS-R8). */
export interface Newest {
  readonly id: TileId;
  readonly touches: readonly TileId[];
}

/** The fights of a new tile. */
export interface Clash {
  /** The seat it fights for; null until chosen. */
  readonly side: Seat | null;
  /** Seats it has yet to fight; until the side is chosen, all owners it touches. */
  readonly foes: readonly Seat[];
}

/** BS-15, BS-R6: two networks merged, and one of these pawns has to return. */
export interface Merge {
  readonly owner: Seat;
  readonly pawns: readonly TileId[];
}

/** A network that lost tiles: where its pawn stands (or stood), and the remaining tiles by connected part. */
export interface Shaken {
  readonly owner: Seat;
  readonly from: TileId;
  readonly parts: readonly (readonly TileId[])[];
}

/** Parts that their former owner may still claim. */
export interface Claim {
  readonly owner: Seat;
  readonly parts: readonly (readonly TileId[])[];
}

export type Supply = Readonly<Record<Size, number>>;

/** Why the game is over: all tiles are laid or gone, or too many throws in a row without a tile. */
export type Ending = 'tiles' | 'throws';

/** What an event led to, in order. */
export type BrainstormHappening =
  | { readonly type: 'timeout'; readonly player: Seat }
  | {
      readonly type: 'dropped';
      readonly at: Point;
      readonly angle: number;
      readonly outcome: RestOutcome;
      readonly frames?: string;
    }
  | { readonly type: 'started'; readonly first: Seat }
  | { readonly type: 'turn'; readonly player: Seat }
  | { readonly type: 'box'; readonly player: Seat; readonly pose: BoxPose | null }
  /** BS-R2: the box was in the way of a tile or of the burner. */
  | { readonly type: 'boxTakenOff' }
  | { readonly type: 'dice'; readonly player: Seat; readonly pair: readonly Die[] }
  | { readonly type: 'released'; readonly player: Seat; readonly die: Die; readonly release: Release }
  | {
      readonly type: 'thrown';
      readonly player: Seat;
      readonly die: Die;
      readonly burner: boolean;
      readonly at: Point;
      readonly angle: number;
      readonly outcome: RestOutcome;
      readonly frames?: string;
    }
  | {
      readonly type: 'laid';
      readonly player: Seat;
      readonly tile: LaidTile;
      readonly touches: readonly TileId[];
    }
  /** The new tile joined a network; `owner` null: only neutral ones. */
  | {
      readonly type: 'joined';
      readonly player: Seat;
      readonly tile: TileId;
      readonly owner: Seat | null;
      readonly tiles: readonly TileId[];
    }
  | { readonly type: 'claimed'; readonly player: Seat; readonly on: TileId; readonly tiles: readonly TileId[] }
  | { readonly type: 'side'; readonly player: Seat; readonly side: Seat }
  | {
      readonly type: 'battle';
      readonly player: Seat;
      readonly side: Seat;
      readonly against: Seat;
      readonly tile: TileId;
      readonly tiles: readonly TileId[];
      readonly won: boolean;
    }
  | { readonly type: 'removed'; readonly tiles: readonly LaidTile[] }
  | { readonly type: 'merged'; readonly owner: Seat; readonly pawns: readonly TileId[] }
  | {
      readonly type: 'split';
      readonly owner: Seat | null;
      readonly parts: readonly (readonly TileId[])[];
    }
  | { readonly type: 'pawnReturned'; readonly player: Seat; readonly from: TileId }
  | { readonly type: 'pawnMoved'; readonly player: Seat; readonly from: TileId; readonly to: TileId }
  | { readonly type: 'burner'; readonly player: Seat; readonly tokens: number }
  | {
      readonly type: 'burned';
      readonly player: Seat;
      readonly at: Point;
      readonly angle: number;
      readonly tiles: readonly TileId[];
    }
  | { readonly type: 'over'; readonly why: Ending; readonly places: readonly number[] };

export interface State extends GameState {
  readonly players: number;
  readonly options: Options;
  readonly table: Table;
  readonly phase: Phase;
  /** Whose turn it is. */
  readonly turn: Seat;
  /** In the order they were laid. */
  readonly tiles: readonly LaidTile[];
  /** BS-R3: pairs of touching tiles, computed once when the later one was laid. */
  readonly contacts: readonly (readonly [TileId, TileId])[];
  /** Derived from tiles, contacts and pawns. */
  readonly networks: readonly Network[];
  /** By seat: the tile each pawn stands on; null while in hand. */
  readonly pawns: readonly (readonly (TileId | null)[])[];
  /** By seat: number of unspent burner tokens. */
  readonly tokens: readonly number[];
  readonly supply: Supply;
  /** Number of the newest tile id. */
  readonly lastId: number;
  /** The dice of this turn; null until chosen. */
  readonly dice: readonly Die[] | null;
  readonly thrown: readonly Die[];
  /** Whether the burner was used this turn. */
  readonly burned: boolean;
  readonly box: BoxPose | null;
  /** How often the box was moved since the last throw. */
  readonly boxMoves: number;
  readonly flight: Flight | null;
  readonly drop: Drop | null;
  /** Number of dice dropped to find who begins. */
  readonly drops: number;
  readonly rest: Rest | null;
  /** The newest tile, while its pawn, its fights or their consequences are open. */
  readonly newest: Newest | null;
  readonly clash: Clash | null;
  /** Networks damaged so far by fights or the burner. */
  readonly shaken: readonly Shaken[];
  readonly merge: Merge | null;
  /** Pawns whose owners have yet to move them; the first one's owner is asked. */
  readonly relocations: readonly Shaken[];
  /** Owners who may yet claim parts of their networks; the first is asked. */
  readonly claims: readonly Claim[];
  /** BS-R17: throws since the last laid tile. */
  readonly dry: number;
  /** Number of questions so far: makes each of them unique. */
  readonly question: number;
  /** When the open question was asked. */
  readonly since: Millis;
  readonly happened: readonly BrainstormHappening[];
}

export const withHappened = (state: State, ...news: readonly BrainstormHappening[]): State => ({
  ...state,
  happened: [...state.happened, ...news],
});
