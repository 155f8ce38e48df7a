import type { Chance } from '@izvilina/kernel/chance.ts';
import { bySeat, type Seat } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import * as z from 'zod/mini';
import { givenPosition } from '../../given-position.ts';
import { playersFit } from '../../players.ts';
import { facts } from '../facts.ts';
import { type Options, options as optionsSchema } from '../options.ts';
import { mixed } from '../pieces/bag.ts';
import { EMPTY_BOARD, SIZE, tilesOn } from '../pieces/board.ts';
import { copiesOf, countOf, RACK, TILES, type Tile, tilesIn, unseen } from '../pieces/letters.ts';
import { freshTable, racksFrom } from '../rules/deal.ts';
import { over } from '../rules/final-count.ts';
import { isOut, passesAreUp, SCORELESS_ROUNDS, scorelessIsUp } from '../rules/turn-end.ts';
import type { Ending, State } from '../state.ts';

const tiles = z.string().check(z.regex(/^[А-ЯЁ*]*$/));
const count = z.int().check(z.nonnegative());

const shape = z.strictObject({
  players: z.number(),
  options: z._default(z.unknown(), {}),
  board: z.optional(z.array(z.string().check(z.regex(/^[.А-ЯЁа-яё]{15}$/))).check(z.length(SIZE))),
  racks: z.optional(z.array(tiles)),
  bag: z.optional(tiles),
  scores: z.optional(z.array(z.int())),
  turn: z.optional(count),
  passes: z.optional(count),
  scoreless: z.optional(count),
});
type Given = z.infer<typeof shape>;

/** A position as an outside caller writes it. Missing fields are natural: racks are dealt, the bag is the rest. */
export function position(raw: unknown, chance: Chance): Result<State> {
  const parsed = givenPosition(raw, shape, optionsSchema);
  if (!parsed.ok) return parsed;
  const { given, options } = parsed.value;
  const seated = playersFit(given.players, facts.players);
  if (!seated.ok) return seated;
  const reason = fault(given, options);
  if (reason !== null) return refuse('BAD_POSITION', { reason });
  const state = complete(given, options, chance);
  const why = endingOf(state);
  return ok(why === null ? state : over(state, why));
}

function fault(
  { players, board, racks, bag, scores, turn, passes, scoreless }: Given,
  options: Options,
): string | null {
  if (racks && racks.length !== players) return 'RACKS_NOT_ONE_PER_SEAT';
  if (scores && scores.length !== players) return 'SCORES_NOT_ONE_PER_SEAT';
  if (turn !== undefined && turn >= players) return 'NO_SUCH_SEAT';
  if (racks?.some((rack) => rack.length > RACK)) return 'RACK_TOO_LONG';
  const used = countOf([...tilesOn(board ?? []), ...tilesIn((racks ?? []).join('')), ...tilesIn(bag ?? '')]);
  if (TILES.some((tile) => used[tile] > copiesOf(tile))) return 'TOO_MANY_OF_A_TILE';
  if ((passes ?? 0) > mostPasses(players, options)) return 'TOO_MANY_PASSES';
  return (scoreless ?? 0) > SCORELESS_ROUNDS * players ? 'TOO_MANY_SCORELESS_TURNS' : null;
}

/** MT-R3: most passes in a row, including the one that ends the game. */
const mostPasses = (players: number, { passesToEnd }: Options): number =>
  passesToEnd === 'any' ? players + 1 : 2 * players;

/** The bag is given in drawing order, or consists of all remaining tiles, shuffled. */
function complete(given: Given, options: Options, chance: Chance): State {
  const { players, board = EMPTY_BOARD, racks = [], scores, turn = 0, passes = 0, scoreless = 0 } = given;
  const rest = (): readonly Tile[] => unseen([...tilesOn(board), ...tilesIn(racks.join(''))]);
  const bag = given.bag ?? mixed(rest(), chance);
  const table = freshTable(players, options);
  return {
    ...table,
    board,
    ...(given.racks ? { racks: given.racks, bag } : racksFrom(bag, players)),
    scores: scores ?? table.scores,
    turn,
    passes,
    passed: bySeat(players, (seat) => turnsAgo(seat, turn, players) <= passes),
    scoreless: Math.max(scoreless, passes), // a pass lays no tile either
    happened: [],
  };
}

/** How many turns ago a seat had its last one. */
const turnsAgo = (seat: Seat, turn: Seat, players: number): number => ((turn - seat + players - 1) % players) + 1;

/** A finished game is a valid position too. Whether a lay is possible is checked only after a turn (MT-R10). */
function endingOf(state: State): Ending | null {
  if (isOut(state)) return 'out';
  const { passes, players, options } = state;
  if (options.passesToEnd === 'any' ? passes > players : passesAreUp(state)) return 'passes';
  return scorelessIsUp(state) ? 'scoreless' : null;
}
