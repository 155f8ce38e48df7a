import * as alphabet from '../lexicon/alphabet.ts';
import * as words from '../lexicon/graph.ts';
import * as layout from './layout.ts';
import * as fields from './prefix-fields.ts';
import * as stateFields from './rack-states.ts';

// V8 folds constants of the same module but reads imported and exported ones every time.
const { YO } = alphabet;
const { BASE_SHIFT, END, HAS_YO, NODE, NODE_NEEDS } = words;
const {
  LAST_LETTERS,
  PREFIX,
  PREFIX_EDGE,
  PREFIX_HIGH,
  PREFIX_LOW,
  PREFIX_MASK,
  PREFIX_NEXT,
  PREFIX_STATE,
  PREFIX_TILE,
} = fields;
const { BLANK_BIT, MOST_TILES, POINTS, TILE_BITS } = layout;
const { STATE, STATE_BLANK_LETTERS, STATE_LETTERS, STATE_TILES, STATE_YO, STATES_AT } = stateFields;

/**
 * All beginnings of words that can be laid from the rack alone. What is left of the first tile on the board, or of the
 * first crossing line, is the same wherever it is laid: it is computed once per rack instead of once per square, and
 * without a reversed graph (GADDAG), which would be many times as large.
 */
export interface Prefixes {
  /** `PREFIX` numbers each; shorter prefixes first. */
  numbers: Int32Array;
  /** By length, where the prefixes of that length begin in `numbers`; they end where the next begin. */
  readonly starts: Int32Array;
  /** By length and last letter (`length * LAST_LETTERS + code`): the last one, linked by `PREFIX_NEXT`; 0: none. */
  readonly heads: Int32Array;
}

export const prefixes = (): Prefixes => ({
  numbers: new Int32Array(PREFIX << 12),
  starts: new Int32Array(MOST_TILES + 2),
  heads: new Int32Array((MOST_TILES + 1) * LAST_LETTERS),
});

/** Most children of a prefix: every letter as a tile and as a blank. */
const MOST_CHILDREN = 2 * LAST_LETTERS;

/**
 * Fills the table with the prefixes of up to `longest` letters from which a word can still be completed, using the rack
 * and the letters on the board.
 */
export function findPrefixes(
  table: Prefixes,
  { numbers: graph, edgesAt, root }: words.WordGraph,
  { full, numbers: rack }: stateFields.RackStates,
  { longest, onBoard }: { readonly longest: number; readonly onBoard: number },
): void {
  const { starts, heads } = table;
  let list = table.numbers;
  heads.fill(0);
  list[PREFIX_EDGE] = root;
  list[PREFIX_MASK] = graph[(root >>> BASE_SHIFT) * NODE]!;
  list[PREFIX_STATE] = full;
  list[PREFIX_TILE] = 0;
  list[PREFIX_LOW] = 0;
  list[PREFIX_HIGH] = 0;
  starts[0] = 0;
  starts[1] = PREFIX;
  let end = PREFIX;
  for (let length = 0; length < longest; length++) {
    const inLow = length < 4;
    const shift = (inLow ? length : length - 4) * TILE_BITS;
    const headsAt = (length + 1) * LAST_LETTERS;
    const until = starts[length + 1]!;
    for (let from = starts[length]!; from < until; from += PREFIX) {
      if (end + MOST_CHILDREN * PREFIX > list.length) {
        const larger = new Int32Array(list.length * 2);
        larger.set(list);
        table.numbers = larger;
        list = larger;
      }
      const edge = list[from + PREFIX_EDGE]!;
      const mask = list[from + PREFIX_MASK]!;
      const state = list[from + PREFIX_STATE]!;
      const low = list[from + PREFIX_LOW]!;
      const high = list[from + PREFIX_HIGH]!;
      const points = list[from + PREFIX_TILE]! >> TILE_BITS;
      const at = STATES_AT + state * STATE;
      let real = mask & rack[at + STATE_LETTERS]!;
      let blank = mask & rack[at + STATE_BLANK_LETTERS]!;
      let yo = (edge & HAS_YO) !== 0 ? rack[at + STATE_YO]! : 0;
      while ((real | blank | yo) !== 0) {
        let tile: number;
        if (real !== 0) {
          tile = 31 - Math.clz32(real);
          real ^= 1 << tile;
        } else if (blank !== 0) {
          const code = 31 - Math.clz32(blank);
          blank ^= 1 << code;
          tile = code | BLANK_BIT;
        } else {
          tile = (yo & 1) !== 0 ? YO : YO | BLANK_BIT;
          yo &= yo - 1;
        }
        const code = tile & ~BLANK_BIT;
        const to = graph[edgesAt + (edge >>> BASE_SHIFT) + code]!;
        const node = (to >>> BASE_SHIFT) * NODE;
        const left = state - rack[tile]!;
        const atLeft = STATES_AT + left * STATE;
        const missing = graph[node + NODE_NEEDS]! & ~(rack[atLeft + STATE_LETTERS]! | onBoard);
        // A word that ends here needs nothing more: `missing` applies only to continuing.
        if (missing !== 0 && (to & END) === 0) {
          const blanks = rack[atLeft + STATE_TILES]! >> 4;
          if (blanks === 0 || (blanks === 1 && (missing & (missing - 1)) !== 0)) continue;
        }
        list[end + PREFIX_EDGE] = to;
        list[end + PREFIX_MASK] = graph[node]!;
        list[end + PREFIX_STATE] = left;
        list[end + PREFIX_TILE] = ((points + POINTS[tile]!) << TILE_BITS) | tile;
        list[end + PREFIX_LOW] = inLow ? low | (tile << shift) : low;
        list[end + PREFIX_HIGH] = inLow ? high : high | (tile << shift);
        list[end + PREFIX_NEXT] = heads[headsAt + code]!;
        heads[headsAt + code] = end;
        end += PREFIX;
      }
    }
    starts[length + 2] = end;
  }
}
