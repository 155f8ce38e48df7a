import { lexiconForBots } from '@izvilina/games/mindtrainer/lexicon/lexicon.ts';
import type { Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import type { Pending } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import type { Candidate } from '../bot.ts';
import { reason } from './why/reasons.ts';

/**
 * MT-R5, a game without a dictionary: bots of every level judge by all nouns, because challenging a word just because
 * the level does not know it is no fun.
 */
export function judge({ phase, options }: MindtrainerView, { words }: Pending): Candidate<Move> {
  const lexicon = lexiconForBots(options);
  const spelt = words.map(({ word }) => word);
  const unknown = spelt.filter((word) => !lexicon.has(word));
  const valid = unknown.length === 0;
  const why = [valid ? reason('inDictionary', { words: spelt }) : reason('notInDictionary', { words: unknown })];
  if (phase === 'votes') return { move: { type: 'vote', valid }, value: 0, why };
  return { move: { type: valid ? 'accept' : 'challenge' }, value: 0, why };
}
