import type { Options } from '@izvilina/games/mindtrainer/options.ts';

/** Whether the dictionary of a game has only nouns. A list of words is a dictionary of its own. */
export const isOfNouns = ({ lexicon, words }: Options): boolean => lexicon === 'nouns' && words === undefined;
