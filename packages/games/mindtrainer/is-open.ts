import type { Options } from './options.ts';

/**
 * MT-R5: without a dictionary the other players judge every word. A list of words is a dictionary. Not in `options.ts`,
 * because a table needs this without loading the schemas.
 */
export const isOpen = ({ lexicon, words }: Options): boolean => lexicon === 'open' && words === undefined;
