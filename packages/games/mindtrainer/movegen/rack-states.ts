import { YO } from '../lexicon/alphabet.ts';
import { BLANK_BIT, BLANKS, KINDS, MOST_TILES, TILE_MASK } from './layout.ts';

/**
 * All possible remainders of a rack, numbered: the counts of its kinds of tiles are the digits of the number, so that
 * laying a tile is one subtraction and what may be laid next is one look-up. Seven tiles have at most 128 states.
 */
export interface RackStates {
  /** The state of the whole rack. State 0: nothing left. */
  full: number;
  /** By tile, what laying it subtracts; then the states, `STATE` numbers each, from `STATES_AT` on. */
  readonly numbers: Int32Array;
}

export const STATES_AT = TILE_MASK + 1;
export const STATE = 4;
/** Letters that can be laid with their own tile, without Ё. */
export const STATE_LETTERS = 0;
/** Letters that can be laid with a blank, without Ё: all or none. */
export const STATE_BLANK_LETTERS = 1;
/** Tiles that can be laid as Ё: 1 its own, 2 a blank. */
export const STATE_YO = 2;
/** Number of tiles, and above four bits the number of blanks among them. */
export const STATE_TILES = 3;

const MOST_STATES = 1 << MOST_TILES;

export const rackStates = (): RackStates => ({
  full: 0,
  numbers: new Int32Array(STATES_AT + MOST_STATES * STATE),
});

/** Numbers the states of a rack given as counts by kind. At most seven tiles. */
export function numberStates(rack: RackStates, counts: ArrayLike<number>): void {
  const { numbers } = rack;
  let states = 1;
  numbers.fill(0, STATES_AT, STATES_AT + STATE);
  for (let kind = 0; kind < KINDS; kind++) {
    const count = counts[kind]!;
    if (count === 0) continue;
    const isBlank = kind === BLANKS;
    if (isBlank) numbers.fill(states, BLANK_BIT, BLANK_BIT + YO + 1);
    else numbers[kind] = states;
    for (let has = 1; has <= count; has++)
      for (let without = 0; without < states; without++) {
        const from = STATES_AT + without * STATE;
        const to = from + has * states * STATE;
        numbers[to] = numbers[from]! | (kind < YO ? 1 << kind : 0);
        numbers[to + STATE_BLANK_LETTERS] = isBlank ? -1 : numbers[from + STATE_BLANK_LETTERS]!;
        numbers[to + STATE_YO] = numbers[from + STATE_YO]! | (isBlank ? 2 : kind === YO ? 1 : 0);
        numbers[to + STATE_TILES] = numbers[from + STATE_TILES]! + (isBlank ? has * 17 : has);
      }
    states *= count + 1;
  }
  rack.full = states - 1;
}

export const tilesLeft = ({ numbers }: RackStates, state: number): number =>
  numbers[STATES_AT + state * STATE + STATE_TILES]! & 15;

/** What a state still has of the numbered rack, as counts by kind. */
export function countsOf({ numbers }: RackStates, counts: ArrayLike<number>, state: number): Int32Array {
  return Int32Array.from({ length: KINDS }, (_, kind) => {
    const step = numbers[kind === BLANKS ? BLANK_BIT : kind]!;
    return counts[kind]! > 0 ? Math.floor(state / step) % (counts[kind]! + 1) : 0;
  });
}
