import type { Seat } from '@izvilina/kernel/game.ts';
import { lexiconFor } from '../lexicon/lexicon.ts';
import { hasLay } from '../movegen/generate.ts';
import type { Ending, LastTurn, SheetLine, State } from '../state.ts';
import { over } from './final-count.ts';

/** MT-R3: passes are counted only in an unbroken row. */
const counters = (
  { turn, passes, passed, scoreless }: State,
  last: LastTurn,
): Pick<State, 'passes' | 'passed' | 'scoreless'> => ({
  passes: last.type === 'passed' ? passes + 1 : 0,
  passed: passed.with(turn, last.type === 'passed'),
  scoreless: last.type === 'laid' ? 0 : scoreless + 1,
});

/** The end of every turn: the game is over, or it is the turn of the next player clockwise (MT-06). */
export function endTurn(state: State, last: LastTurn): State {
  const before = state.passed[state.turn] as boolean;
  const next: State = {
    ...state,
    ...counters(state, last),
    phase: 'turn',
    turns: state.turns + 1,
    pending: null,
    sheet: [...state.sheet, sheetLine(state.turn, last)],
    lastTurns: state.lastTurns.with(state.turn, last),
  };
  const why = ending(next, last.type === 'passed' && before);
  return why === null ? { ...next, turn: nextSeat(next) } : over(next, why);
}

function sheetLine(player: Seat, last: LastTurn): SheetLine {
  const { type } = last;
  if (type !== 'laid' && type !== 'rejected') return { player, type, words: [], total: 0 };
  const words = last.words.map(({ word, score }) => ({ word, score }));
  return { player, type, words, total: type === 'laid' ? last.total : 0 };
}

const nextSeat = ({ turn, players }: State): Seat => (turn + 1) % players;

function ending(state: State, passedTwice: boolean): Ending | null {
  if (isOut(state)) return 'out';
  if (state.options.passesToEnd === 'any' ? passedTwice : passesAreUp(state)) return 'passes';
  if (noMoveIsPossible(state)) return 'noMoves';
  return scorelessIsUp(state) ? 'scoreless' : null;
}

/** MT-14, MT-R11: the bag and a rack are empty. */
export const isOut = ({ bag, racks }: Pick<State, 'bag' | 'racks'>): boolean =>
  bag === '' && racks.some((rack) => rack === '');

/** MT-15, MT-R3: all players in succession have passed twice. */
export const passesAreUp = ({ passes, players }: Pick<State, 'passes' | 'players'>): boolean => passes >= 2 * players;

/** MT-R3: limits turns without a tile, so that every game ends. */
export const scorelessIsUp = ({ scoreless, players }: Pick<State, 'scoreless' | 'players'>): boolean =>
  scoreless >= SCORELESS_ROUNDS * players;
export const SCORELESS_ROUNDS = 6;

/** MT-R10: with tiles in the bag an exchange is always possible; without a dictionary it cannot be decided. */
function noMoveIsPossible({ bag, board, racks, options }: State): boolean {
  if (bag !== '') return false;
  const lexicon = lexiconFor(options);
  return lexicon !== null && !racks.some((rack) => hasLay(board, rack, lexicon));
}
