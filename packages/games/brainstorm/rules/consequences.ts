import type { Seat } from '@izvilina/kernel/game.ts';
import { boxOutline, burnerOutline, newOutline, type Outline, outlinesOf } from '../geometry/outline.ts';
import { touches } from '../geometry/touch.ts';
import type { BoxPose, PlacedTile, Point, Size } from '../pieces/pieces.ts';
import type { LaidTile, Network, Newest, State, TileId } from '../state.ts';
import { hasFreePawn, partsOf } from './networks.ts';

/** What a preview needs to know of a table; part of every state and view. */
export type Laid = Pick<State, 'players' | 'tiles' | 'contacts' | 'networks' | 'pawns' | 'box'>;

/** Damage to one network of an owner. */
export interface Damage {
  readonly owner: Seat | null;
  /** Tiles it would lose. */
  readonly lost: readonly TileId[];
  /** What would remain; more than one part is a split (BS-22). */
  readonly parts: readonly (readonly TileId[])[];
}

/** BS-17, BS-18: the fight against all touched tiles of one owner at once. */
export interface Fight {
  readonly against: Seat;
  readonly tiles: readonly TileId[];
  readonly wins: boolean;
  /** The damage by network, if the tile wins. */
  readonly damage: readonly Damage[];
}

/** A player whom the new tile could stand for. */
export interface SideOption {
  readonly player: Seat;
  /** Whether the tile survives all of its fights. */
  readonly stays: boolean;
  /** Whether two networks of that player merge, so that a pawn returns (BS-15, BS-R6). */
  readonly merges: boolean;
}

/** BS-R19: what a new tile touches and what follows. */
export interface Consequences {
  readonly touches: readonly TileId[];
  /**
   * `free`: no owner is touched. `own`, `foreign`: it joins them. `battle`: own and foreign. `side`: several foreign
   * owners, and its player chooses whom it fights for.
   */
  readonly kind: 'free' | 'own' | 'foreign' | 'battle' | 'side';
  /** Whether a free pawn may be put on it (BS-13, BS-14). */
  readonly claimable: boolean;
  /** The neutral networks that join the network of the tile. */
  readonly neutrals: readonly Network[];
  /** Players it may stand for: none if it is free, several if its player has to choose. */
  readonly sides: readonly SideOption[];
  /** One per touched owner other than its own player. The owner it stands for is not fought. */
  readonly fights: readonly Fight[];
  /** BS-R2: the box is in its way and is removed. */
  readonly takesBoxOff: boolean;
}

const RANK: Readonly<Record<Size, number>> = { small: 0, medium: 1, large: 2 };

/** BS-17: the smaller tile wins, and among equals the new one. */
const beats = (newcomer: Size, other: Size): boolean => RANK[newcomer] <= RANK[other];

export function consequences(table: Laid, player: Seat, tile: PlacedTile): Consequences {
  const outline = newOutline(tile);
  const touched = touchedBy(outline, table.tiles);
  const groups = byNetwork(table.networks, touched);
  const owners: Seat[] = [];
  for (const { network } of groups)
    if (network.owner !== null && !owners.includes(network.owner)) owners.push(network.owner);
  const foes = owners.filter((owner) => owner !== player).sort((a, b) => a - b);
  const own = owners.length > foes.length;
  const kind = kindOf(own, foes.length);
  const fights = foes.map((against) => fightOf(table, tile.tile, against, groups));
  const sides = own ? [player] : foes;
  return {
    touches: touched.map(({ id }) => id),
    kind,
    claimable: owners.length === 0 && hasFreePawn(table.pawns, player),
    neutrals: groups.filter(({ network }) => network.owner === null).map(({ network }) => network),
    sides: sides.map((side) => ({
      player: side,
      stays: fights.every(({ against, wins }) => against === side || wins),
      merges: groups.filter(({ network }) => network.owner === side).length > 1,
    })),
    fights,
    takesBoxOff: isInTheWay(table.box, outline),
  };
}

function kindOf(own: boolean, foes: number): Consequences['kind'] {
  if (own) return foes === 0 ? 'own' : 'battle';
  return foes === 0 ? 'free' : foes === 1 ? 'foreign' : 'side';
}

interface Group {
  readonly network: Network;
  readonly touched: readonly LaidTile[];
}

function touchedBy(outline: Outline, tiles: readonly LaidTile[]): LaidTile[] {
  const outlines = outlinesOf(tiles);
  const found: LaidTile[] = [];
  for (let i = 0; i < outlines.length; i++)
    if (touches(outline, outlines[i] as Outline)) found.push(tiles[i] as LaidTile);
  return found;
}

const PLACES = new WeakMap<readonly Network[], ReadonlyMap<TileId, Network>>();

/** The network of each tile; computed once per list of networks. */
function placesIn(networks: readonly Network[]): ReadonlyMap<TileId, Network> {
  const known = PLACES.get(networks);
  if (known) return known;
  const places = new Map(networks.flatMap((network) => network.tiles.map((id) => [id, network] as const)));
  PLACES.set(networks, places);
  return places;
}

/** The touched tiles grouped by network. A tile touches few networks, so a linear search is enough. */
function byNetwork(networks: readonly Network[], touched: readonly LaidTile[]): Group[] {
  const places = placesIn(networks);
  const groups: { readonly network: Network; readonly touched: LaidTile[] }[] = [];
  for (const tile of touched) {
    const network = places.get(tile.id) as Network;
    const group = groups.find((one) => one.network === network);
    if (group) group.touched.push(tile);
    else groups.push({ network, touched: [tile] });
  }
  return groups;
}

/** The fight of a tile that is already laid. */
export function fightAgainst(table: Laid, { id, touches }: Newest, against: Seat): Fight {
  const newcomer = table.tiles.find((tile) => tile.id === id) as LaidTile;
  const touched = table.tiles.filter((tile) => touches.includes(tile.id));
  return fightOf(table, newcomer.tile, against, byNetwork(table.networks, touched));
}

function fightOf(table: Laid, newcomer: Size, against: Seat, groups: readonly Group[]): Fight {
  const theirs = groups.filter(({ network }) => network.owner === against);
  const tiles = theirs.flatMap(({ touched }) => touched);
  const wins = tiles.every(({ tile }) => beats(newcomer, tile));
  const damage = wins ? theirs.map((group) => damageOf(table, group)) : [];
  return { against, tiles: tiles.map(({ id }) => id), wins, damage };
}

function damageOf({ contacts }: Laid, { network, touched }: Group): Damage {
  const lost = touched.map(({ id }) => id);
  const left = network.tiles.filter((id) => !lost.includes(id));
  return { owner: network.owner, lost, parts: partsOf(left, contacts) };
}

export interface Burning {
  readonly touches: readonly TileId[];
  readonly damage: readonly Damage[];
  readonly takesBoxOff: boolean;
}

/** BS-24: what the burner destroys at this angle over a die. */
export function burning(table: Laid, at: Point, angle: number): Burning {
  const outline = burnerOutline(at, angle);
  const touched = touchedBy(outline, table.tiles);
  return {
    touches: touched.map(({ id }) => id),
    damage: byNetwork(table.networks, touched).map((group) => damageOf(table, group)),
    takesBoxOff: isInTheWay(table.box, outline),
  };
}

const isInTheWay = (box: BoxPose | null, outline: Outline): boolean =>
  box !== null && touches(boxOutline(box), outline, 0);
