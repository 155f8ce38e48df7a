import { POINTS, result } from '@izvilina/games/brainstorm/rules/score.ts';
import type { State } from '@izvilina/games/brainstorm/state.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import type { Reason } from '../bot.ts';
import { percent } from '../percent.ts';
import type { Plan } from './throws.ts';

/**
 * The reasons a bot can give for a move. Points and percents are whole numbers; `player` is a seat.
 * For moves on the table: `grows` {points}: the tile joins the bot's network, which then has these points · `alone` {}:
 * it starts a network of its own · `dies` {}: it is lost in a battle · `gains` {points}: the bot's score rises ·
 * `loses` {points}: it falls · `claims` {points}: neutral tiles among what is gained · `destroys` {player, tiles,
 * points}: that player's tiles are removed · `splits` {player, points}: this part of that player's network is cut off ·
 * `gives` {player, points}: the tile joins that player · `neutral` {points}: the tile stays without an owner ·
 * `pawnBack` {}: a pawn returns to hand · `lastPawn` {}: the last free pawn is used · `threat` {player, points}: what
 * that player may gain next · `stays` {}: no player gains or loses anything.
 * For throws: `aims` {at}: what the throw is for (`Purpose`); `aimsBoth` {one, at, other, otherAt} the same for two dice ·
 * `expects` {points}: average gain, with one decimal · `free` {percent}: probability of coming to rest on
 * free table; `bothFree` the same for a pair of dice · `throwsPast` {}: every place is worse than a failed throw.
 * For the burner: `burns` {points}: expected damage minus the token, with one decimal · `keepsToken` {}: no burner is
 * worth it · `clearsBox` {}: the box is only in the way.
 */
export const REASONS = [
  'gains',
  'claims',
  'destroys',
  'splits',
  'grows',
  'alone',
  'dies',
  'burns',
  'aims',
  'aimsBoth',
  'expects',
  'free',
  'bothFree',
  'throwsPast',
  'clearsBox',
  'pawnBack',
  'keepsToken',
  'loses',
  'gives',
  'neutral',
  'lastPawn',
  'threat',
  'stays',
] as const;
export type ReasonKey = (typeof REASONS)[number];

/**
 * What a throw is for: to `burn` tiles or win a `battle`, to claim `neutral` tiles, to join one's `own` network, or to
 * begin one in the `open`.
 */
export type Purpose = 'burn' | 'battle' | 'neutral' | 'own' | 'open';

export const reason = (key: ReasonKey, params: Reason['params'] = {}): Reason => ({ key, params });

const tenth = (points: number): number => Math.round(points * 10) / 10;

export const throwReasons = ({ target, gain, success }: Plan, at: Purpose | null): Reason[] =>
  target === null
    ? [reason('throwsPast')]
    : [
        ...(at === null ? [] : [reason('aims', { at })]),
        reason('expects', { points: tenth(gain) }),
        reason('free', { percent: percent(success) }),
      ];

/** A throw with what it is for. */
export interface Purposeful {
  readonly plan: Plan;
  readonly at: Purpose | null;
}

export function pairReasons(first: Purposeful, second: Purposeful): Reason[] {
  const [one, other] = [first.plan, second.plan];
  if (one.target === null || other.target === null) return throwReasons(one, first.at);
  const known = first.at !== null && second.at !== null;
  return [
    ...(known
      ? [reason('aimsBoth', { one: one.missile, at: first.at, other: other.missile, otherAt: second.at })]
      : []),
    reason('expects', { points: tenth(one.gain + other.gain) }),
    reason('bothFree', { percent: percent(one.success * other.success) }),
  ];
}

export const burnerReasons = ({ gain }: Plan, cost: number): Reason[] => [
  reason('burns', { points: tenth(gain - cost) }),
];

const pointsOf = ({ tiles }: State, ids: Ids): number =>
  tiles.reduce((sum, { id, tile }) => sum + (ids.has(id) ? POINTS[tile] : 0), 0);

const ownedBy = ({ networks }: State, seat: Seat | null): Set<string> =>
  new Set(networks.filter(({ owner }) => owner === seat).flatMap(({ tiles }) => tiles));

type Ids = ReadonlySet<string>;
const both = (a: Ids, b: Ids): Ids => new Set([...a].filter((id) => b.has(id)));
const without = (a: Ids, b: Ids): Ids => new Set([...a].filter((id) => !b.has(id)));

const freePawns = ({ pawns }: State, seat: Seat): number => (pawns[seat] ?? []).filter((on) => on === null).length;

/** What a lay, a burner or an answer changed between the position before and the settled one. */
export function changes(before: State, settled: State, seat: Seat): Reason[] {
  const found: Reason[] = [];
  const gained = (result(settled).scores[seat] as number) - (result(before).scores[seat] as number);
  if (gained > 0) found.push(reason('gains', { points: gained }));
  if (gained < 0) found.push(reason('loses', { points: -gained }));
  const claimed = pointsOf(before, both(ownedBy(before, null), ownedBy(settled, seat)));
  if (claimed > 0) found.push(reason('claims', { points: claimed }));
  for (let other = 0; other < before.players; other++)
    if (other !== seat) found.push(...changesFor(before, settled, other));
  if (before.phase === 'lay') found.push(...whereItLies(before, settled, seat));
  const pawns = freePawns(settled, seat) - freePawns(before, seat);
  if (pawns > 0) found.push(reason('pawnBack'));
  if (pawns < 0 && freePawns(settled, seat) === 0) found.push(reason('lastPawn'));
  if (found.length === 0) found.push(reason('stays'));
  return found.sort((a, b) => REASONS.indexOf(a.key as ReasonKey) - REASONS.indexOf(b.key as ReasonKey));
}

/** What became of the new tile. If it was given to another player, that player's reason says so. */
function whereItLies(before: State, settled: State, seat: Seat): Reason[] {
  const newest = settled.tiles.at(-1);
  if (newest === undefined || before.tiles.some(({ id }) => id === newest.id)) return [reason('dies')];
  const network = settled.networks.find(({ tiles }) => tiles.includes(newest.id));
  if (network?.owner === null) return [reason('neutral', { points: POINTS[newest.tile] })];
  if (network?.owner !== seat) return [];
  if (network.tiles.length === 1) return [reason('alone')];
  return [reason('grows', { points: pointsOf(settled, new Set(network.tiles)) })];
}

function changesFor(before: State, settled: State, other: Seat): Reason[] {
  const [had, has] = [ownedBy(before, other), ownedBy(settled, other)];
  const there = new Set(settled.tiles.map(({ id }) => id));
  const gone = without(had, there);
  const cut = without(both(had, there), has);
  const given = without(has, had);
  return [
    ...(gone.size > 0 ? [reason('destroys', { player: other, tiles: gone.size, points: pointsOf(before, gone) })] : []),
    ...(cut.size > 0 ? [reason('splits', { player: other, points: pointsOf(before, cut) })] : []),
    ...(given.size > 0 ? [reason('gives', { player: other, points: pointsOf(settled, given) })] : []),
  ];
}
