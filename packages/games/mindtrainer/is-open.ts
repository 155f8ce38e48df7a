import type { Options } from './options.ts';

/**
 * MT-R5: without a dictionary the others judge every word. A list of words is a dictionary.
 * Not in `options.ts`: a table asks this and must not load the schemas for it.
 */
export const isOpen = ({ lexicon, words }: Options): boolean => lexicon === 'open' && words === undefined;
