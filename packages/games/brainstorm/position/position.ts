import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import * as z from 'zod/mini';
import { givenPosition } from '../../given-position.ts';
import { playersFit } from '../../players.ts';
import { facts } from '../facts.ts';
import { outlineOf } from '../geometry/outline.ts';
import { isOnTable } from '../geometry/seats.ts';
import { cosine, ONE, sine } from '../geometry/sines.ts';
import { touches } from '../geometry/touch.ts';
import { exactDegrees, exactMm, toTenths } from '../geometry/units.ts';
import { boxPose, die, point, tileId } from '../moves/move-shapes.ts';
import { options as optionsSchema } from '../options.ts';
import { COUNTS, type Die, FACES, HOLES, PAWNS, SIZE_OF, SIZES, tableFor, tokensFor } from '../pieces/pieces.ts';
import { opening } from '../rules/deal.ts';
import { networksOf } from '../rules/networks.ts';
import { afterThrow, onlyDice } from '../rules/turn-end.ts';
import type { LaidTile, Rest, State } from '../state.ts';
import { boxFault, exactBox } from '../throwing/box.ts';

const count = z.int().check(z.nonnegative());
/** Allowed side of a table in mm: from a coffee table to a dining table (BS-03). */
const side = z.number().check(z.minimum(200), z.maximum(2000));

const shape = z.strictObject({
  players: z.number(),
  options: z._default(z.unknown(), {}),
  table: z.optional(z.strictObject({ width: side, depth: side })),
  tiles: z._default(
    z.array(z.strictObject({ id: tileId, tile: z.enum(SIZES), face: z.enum(FACES), at: point, angle: z.number() })),
    [],
  ),
  pawns: z.optional(z.array(z.array(z.nullable(tileId)))),
  tokens: z.optional(z.array(count)),
  supply: z.optional(z.strictObject({ small: count, medium: count, large: count })),
  turn: z._default(count, 0),
  dice: z.optional(z.nullable(z.array(die))),
  thrown: z._default(z.array(die), []),
  burned: z._default(z.boolean(), false),
  box: z._default(z.nullable(boxPose), null),
  rest: z.optional(
    z.nullable(z.strictObject({ die, at: point, angle: z.number(), burner: z._default(z.boolean(), false) })),
  ),
});
type Given = z.infer<typeof shape>;

/** A position as an outside caller writes it. Missing fields are empty or natural: the supply is what is not laid. */
export function position(raw: unknown): Result<State> {
  const parsed = givenPosition(raw, shape, optionsSchema);
  if (!parsed.ok) return parsed;
  const { given, options } = parsed.value;
  const seated = playersFit(given.players, facts.players);
  if (!seated.ok) return seated;
  const reason = fault(given);
  if (reason !== null) return refuse('BAD_POSITION', { reason });
  const state = complete(given, opening(given.players, options));
  const wrong = stateFault(state, given);
  if (wrong !== null) return refuse('BAD_POSITION', { reason: wrong });
  return ok({ ...(state.rest ? state : afterThrow(state)), happened: [] });
}

/** What is wrong with the lists themselves; null if nothing. */
function fault({ players, tiles, pawns, tokens, turn, dice, thrown }: Given): string | null {
  const ids = tiles.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return 'SAME_ID_TWICE';
  if (turn >= players) return 'NO_SUCH_SEAT';
  if (tokens && tokens.length !== players) return 'TOKENS_NOT_ONE_PER_SEAT';
  if (tokens?.some((left) => left > tokensFor(players))) return 'TOO_MANY_TOKENS';
  if (pawns && (pawns.length !== players || pawns.some((own) => own.length > PAWNS))) return 'BAD_PAWNS';
  if (pawns?.flat().some((id) => id !== null && !ids.includes(id))) return 'PAWN_ON_NO_TILE';
  if (hasTwice(thrown)) return 'SAME_DIE_TWICE';
  if (!dice) return null;
  if (hasTwice(dice)) return 'SAME_DIE_TWICE';
  if (dice.length < 1 || dice.length > 2) return 'BAD_DICE';
  return thrown.every((one) => dice.includes(one)) ? null : 'THROWN_NOT_CHOSEN';
}

const hasTwice = (items: readonly unknown[]): boolean => new Set(items).size < items.length;

function complete(given: Given, empty: State): State {
  const tiles = given.tiles.map(
    ({ id, tile, face, at, angle }): LaidTile => ({ id, tile, face, at: exact(at), angle: exactDegrees(angle) }),
  );
  const contacts = tiles.flatMap((later, index) =>
    tiles
      .slice(0, index)
      .filter((earlier) => touches(outlineOf(earlier), outlineOf(later)))
      .map((earlier) => [earlier.id, later.id] as const),
  );
  const pawns = (given.pawns ?? empty.pawns).map((own) => [...own, null, null].slice(0, PAWNS));
  const supply = given.supply ?? naturalSupply(tiles);
  const rest: Rest | null = given.rest
    ? { ...given.rest, at: exact(given.rest.at), angle: exactDegrees(given.rest.angle) }
    : null;
  const own = rest !== null && !rest.burner ? [rest.die] : [];
  const thrown = [...new Set([...given.thrown, ...own])];
  return {
    ...empty,
    table: given.table ?? tableFor(empty.players),
    turn: given.turn,
    tiles,
    contacts,
    networks: networksOf(tiles, contacts, pawns),
    pawns,
    tokens: given.tokens ?? empty.tokens,
    supply,
    lastId: Math.max(0, ...tiles.map(({ id }) => Number(id.slice(1)))),
    dice: given.dice ?? naturalDice(supply, thrown),
    thrown,
    burned: given.burned || (rest?.burner ?? false),
    box: given.box && exactBox(given.box),
    rest,
    phase: rest === null ? 'dice' : rest.burner ? 'burn' : 'lay',
  };
}

const exact = ([x, y]: readonly [number, number]) => [exactMm(x), exactMm(y)] as const;

function naturalSupply(tiles: readonly LaidTile[]): State['supply'] {
  const left = { ...COUNTS };
  for (const { tile } of tiles) left[tile]--;
  return left;
}

/** Null if the player may still choose; otherwise the dice that are left, or those thrown. */
function naturalDice(supply: State['supply'], thrown: readonly Die[]): readonly Die[] | null {
  const only = onlyDice(supply);
  if (thrown.length === 0) return only;
  return only && thrown.every((one) => only.includes(one)) ? only : thrown;
}

/** What is wrong with the table as a whole; null if nothing. */
function stateFault(state: State, given: Given): string | null {
  const { tiles, supply, table, box, rest, dice, thrown, networks, pawns } = state;
  for (const size of SIZES)
    if (supply[size] < 0 || supply[size] + tiles.filter(({ tile }) => tile === size).length > COUNTS[size])
      return 'TOO_MANY_TILES';
  if (!tiles.every((tile) => holeOnTable(state, tile))) return 'TILE_OFF_TABLE';
  const standing = new Set(pawns.flat().filter((id) => id !== null));
  if (networks.some(({ tiles: ids }) => ids.filter((id) => standing.has(id)).length > 1))
    return 'TWO_PAWNS_IN_A_NETWORK';
  if (pawns.flat().filter((id) => id !== null).length > standing.size) return 'TWO_PAWNS_IN_A_NETWORK';
  const misplaced = box && boxFault(state, box);
  if (misplaced) return misplaced;
  if (dice?.some((one) => !thrown.includes(one) && supply[SIZE_OF[one]] === 0)) return 'SIZE_RUN_OUT';
  if (!rest) return null;
  if (!isOnTable(table, rest.at)) return 'REST_OFF_TABLE';
  if (rest.burner) return burnerFault(rest, given);
  if (given.dice && !given.dice.includes(rest.die)) return 'THROWN_NOT_CHOSEN';
  return supply[SIZE_OF[rest.die]] === 0 ? 'SIZE_RUN_OUT' : null;
}

const burnerFault = ({ die: thrown }: Rest, { dice, thrown: before }: Given): string | null => {
  if (thrown !== 'black') return 'BURNER_NEEDS_BLACK';
  return before.length > 0 && dice && before.length < dice.length ? 'BURNER_BETWEEN_THROWS' : null;
};

/** BS-R2: a tile may hang over the edge, but the die it was laid on was on the table. */
function holeOnTable({ table }: State, { tile, face, at, angle }: LaidTile): boolean {
  const tenths = toTenths(angle);
  const [sin, cos] = [sine(tenths) / ONE, cosine(tenths) / ONE];
  return HOLES[tile].some(([x = 0, front = 0]) => {
    const y = face === 'back' ? -front : front;
    return isOnTable(table, [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos]);
  });
}
