import { wordCodes } from '@izvilina/games/mindtrainer/lexicon/alphabet.ts';
import { END_COMMON } from '@izvilina/games/mindtrainer/lexicon/graph.ts';
import { lexiconForBots } from '@izvilina/games/mindtrainer/lexicon/lexicon.ts';
import { followAll } from '@izvilina/games/mindtrainer/lexicon/walk.ts';
import type { LayMove, Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import { wordsOf } from '@izvilina/games/mindtrainer/rules/words.ts';
import type { LaidWord, ScoredLay } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import type { PuzzleKind } from '../puzzles/kind.ts';

const LEAST_TURNS = 4;

/** The question is which word to lay. Values are points, including expected later ones. No obscene words. */
export const puzzles: PuzzleKind<MindtrainerView, Move> = {
  seats: ['strong', 'strong'],
  options: { obscene: false },
  nodes: 160,
  margin: 8,
  tooEasyFor: 'casual',
  mostOfGame: 1,
  isWorthAsking: ({ phase, bag, turns }) => phase === 'turn' && turns >= LEAST_TURNS && bag > 0,
  isFair: (view, best) => best.type === 'lay' && laid(view, best).every(({ word }) => isCommon(view, word)),
  isAsGood(view, best, move) {
    if (best.type !== 'lay' || move.type !== 'lay') return best.type === move.type;
    // The same word for at least as many points is equally good anywhere.
    const [found, wanted] = [laid(view, move), laid(view, best)];
    return found[0]?.word === wanted[0]?.word && total(found) >= total(wanted);
  },
};

const laid = ({ board }: MindtrainerView, { tiles }: LayMove): readonly LaidWord[] =>
  wordsOf(board, tiles as ScoredLay['tiles']);

const total = (words: readonly LaidWord[]): number => words.reduce((sum, { score }) => sum + score, 0);

/** Nobody should need a word that only the dictionary knows. */
function isCommon({ options }: MindtrainerView, word: string): boolean {
  const { graph } = lexiconForBots(options);
  const edge = followAll(graph, graph.root, wordCodes(word) ?? []);
  return edge >= 0 && (edge & END_COMMON) !== 0;
}
