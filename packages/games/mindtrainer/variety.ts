import { type Chance, drawn, shuffled } from '@izvilina/kernel/chance.ts';
import type { Variety } from '@izvilina/kernel/contract.ts';
import { bySeat } from '@izvilina/kernel/game.ts';
import { sampleLay } from './moves/sample-lay.ts';
import type { Options } from './options.ts';
import { type Board, CENTRE, EMPTY_BOARD, tilesOn, withTiles } from './pieces/board.ts';
import { BLANK, RACK, tilesIn, unseen } from './pieces/letters.ts';

/** Short words that cross easily, with Е that may be Ё, so that random players find some. */
const WORDS =
  'ДО РЕ МИ ФА ЛЯ СИ ОН АР ЁЖ ЕЛЬ ЁЛКА ДОМ КОТ ТОК КИТ РОТ РОК СОН НОС ЛЕС СЕЛО МЁД МЕЛ ТОРТ НОТА ОКНО КИНО';

/**
 * All three ways to judge a word, two to four players, both options for passes. Most games are set up near their end,
 * where bags run out, racks empty and passes add up; a few are whole games.
 */
export const variety: Variety = { spellings: true, games: 600, start };

function start(chance: Chance) {
  const players = 2 + chance.below(3);
  const options = someOptions(chance);
  if (chance.below(WHOLE_GAMES_ONE_IN) === 0) return { players, options };
  return { players, options, position: { players, options, ...nearTheEnd(players, chance) } };
}

const WHOLE_GAMES_ONE_IN = 20;

/** Rare, because listing the lays of a large lexicon takes most of the time. */
const LARGE_LEXICON_ONE_IN = 20;

const LARGE: readonly Partial<Options>[] = [{ lexicon: 'nouns' }, { lexicon: 'nouns', obscene: false }];
const SMALL: readonly Partial<Options>[] = [
  { words: WORDS.split(' ') },
  { words: WORDS.toLowerCase().split(' ') },
  { lexicon: 'open' },
];

const someOptions = (chance: Chance) => ({
  ...drawn(chance.below(LARGE_LEXICON_ONE_IN) === 0 ? LARGE : SMALL, chance),
  ...(chance.below(2) === 0 ? { passesToEnd: drawn(['all', 'any'] as const, chance) } : {}),
});

function nearTheEnd(players: number, chance: Chance) {
  const board = chance.below(8) === 0 ? EMPTY_BOARD : someBoard(chance);
  const rest = shuffled(unseen(tilesOn(board)), chance);
  const racks = bySeat(players, () => rest.splice(0, 1 + chance.below(RACK)).join(''));
  return {
    board,
    racks,
    bag: rest.slice(0, chance.below(2) === 0 ? 0 : chance.below(12)).join(''),
    scores: bySeat(players, () => chance.below(300) - 20),
    turn: chance.below(players),
    passes: chance.below(3),
    scoreless: chance.below(5 * players),
  };
}

/** A word through the centre and some tiles that touch it: words on a given board are not checked. */
function someBoard(chance: Chance): Board {
  const word = tilesIn(drawn(WORDS.split(' '), chance));
  let board = withTiles(
    EMPTY_BOARD,
    word.flatMap((letter, i) => (letter === BLANK ? [] : [{ x: CENTRE + i, y: CENTRE, letter }])),
  );
  for (let more = chance.below(6); more > 0; more--) {
    const rack = shuffled(unseen(tilesOn(board)), chance).slice(0, 1 + chance.below(4));
    board = withTiles(board, sampleLay(board, rack, chance) ?? []);
  }
  return board;
}
