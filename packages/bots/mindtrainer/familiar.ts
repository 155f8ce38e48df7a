import { wordCodes } from '@izvilina/games/mindtrainer/lexicon/alphabet.ts';
import { END_COMMON } from '@izvilina/games/mindtrainer/lexicon/graph.ts';
import { lexiconForBots } from '@izvilina/games/mindtrainer/lexicon/lexicon.ts';
import { followAll } from '@izvilina/games/mindtrainer/lexicon/walk.ts';
import type { Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import { wordsOf } from '@izvilina/games/mindtrainer/rules/words.ts';
import type { ScoredLay } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import type { Candidate } from '../bot.ts';

/** Points worth giving up for a word that people know: «хват» teaches more than «дихта». */
const WORTH_KNOWING = 8;

/**
 * Order for advice to people: among moves of similar value, those whose words most people know come first. With an
 * empty bag, where moves are solved to the end, the order stays.
 */
export function familiarFirst(view: MindtrainerView, best: readonly Candidate<Move>[]): readonly Candidate<Move>[] {
  if (view.bag === 0) return best;
  const worth = new Map(best.map((one) => [one, one.value + (isFamiliar(view, one.move) ? WORTH_KNOWING : 0)]));
  return best.toSorted((a, b) => worth.get(b)! - worth.get(a)!);
}

function isFamiliar({ board, options }: MindtrainerView, move: Move): boolean {
  if (move.type !== 'lay') return false;
  const { graph } = lexiconForBots(options);
  return wordsOf(board, move.tiles as ScoredLay['tiles']).every(
    ({ word }) => (followAll(graph, graph.root, wordCodes(word) ?? []) & END_COMMON) !== 0,
  );
}
