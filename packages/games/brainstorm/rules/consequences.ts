import type { Seat } from '@izvilina/kernel/game.ts';
import { boxOutline, burnerOutline, newOutline, type Outline, outlinesOf } from '../geometry/outline.ts';
import { touches } from '../geometry/touch.ts';
import type { BoxPose, PlacedTile, Point, Size } from '../pieces/pieces.ts';
import type { LaidTile, Network, Newest, State, TileId } from '../state.ts';
import { hasFreePawn, partsOf } from './networks.ts';

/** What a preview has to know of a table: a state has it, and so has every view. */
export type Laid = Pick<State, 'players' | 'tiles' | 'contacts' | 'networks' | 'pawns' | 'box'>;

/** One owner's networks that would lose tiles. */
export interface Damage {
  readonly owner: Seat | null;
  /** Those of its tiles that would go. */
  readonly lost: readonly TileId[];
  /** What would be left of it; more than one part is a split (BS-22). */
  readonly parts: readonly (readonly TileId[])[];
}

/** BS-17, BS-18: all the touched tiles of one owner at once. */
export interface Fight {
  readonly against: Seat;
  readonly tiles: readonly TileId[];
  readonly wins: boolean;
  /** By network, if it wins. */
  readonly damage: readonly Damage[];
}

/** What the new tile could fight or stand for. */
export interface SideOption {
  readonly player: Seat;
  /** Whether it survives all of its fights. */
  readonly stays: boolean;
  /** Whether two networks of that player become one, so that a pawn returns (BS-15, BS-R6). */
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
  /** A free pawn may be put on it (BS-13, BS-14). */
  readonly claimable: boolean;
  /** The neutral networks that join whatever the tile ends in. */
  readonly neutrals: readonly Network[];
  /** Whom it may stand for: nobody if it is free, several if that is to be chosen. */
  readonly sides: readonly SideOption[];
  /** Everyone whom it touches but its own player. Whoever's side it is on is not fought. */
  readonly fights: readonly Fight[];
  /** BS-R2: the box is in its way. */
  readonly takesBoxOff: boolean;
}

const RANK: Readonly<Record<Size, number>> = { small: 0, medium: 1, large: 2 };

/** BS-17: the smaller wins, and equals lose to the newcomer. */
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

/** Which network each tile is in; found once for every list of networks. */
function placesIn(networks: readonly Network[]): ReadonlyMap<TileId, Network> {
  const known = PLACES.get(networks);
  if (known) return known;
  const places = new Map(networks.flatMap((network) => network.tiles.map((id) => [id, network] as const)));
  PLACES.set(networks, places);
  return places;
}

/** A tile touches few networks, so each is looked for among those found. */
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

/** The fight of a tile that lies already. */
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

/** BS-24: what the burner destroys when it lies at this angle over a die. */
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
