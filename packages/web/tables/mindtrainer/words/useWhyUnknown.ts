import type { Options } from '@izvilina/games/mindtrainer/options.ts';
import type { Words } from '@izvilina/kernel/game.ts';
import { useEffect, useState } from 'react';

/** Whoever stops at a word for so long (ms) has not just laid half of it. */
const STOP = 600;

/**
 * What is wrong with a word that the dictionary of nouns lacks; null until it is known, and where nothing more can be
 * said. The dictionary of all forms is loaded for it, the first time somebody stops at such a word.
 */
export function useWhyUnknown(word: string | null, options: Options): Words | null {
  const [known, setKnown] = useState<{ readonly word: string; readonly why: Words | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options of a game never change.
  useEffect(() => {
    if (word === null) return;
    let isAlive = true;
    const timer = setTimeout(async () => {
      const why = await import('./why-unknown.ts')
        .then(({ whyUnknown }) => whyUnknown(word, options))
        .catch(() => null); // without a connection the table says only that the dictionary lacks the word
      if (isAlive) setKnown({ word, why });
    }, STOP);
    return () => {
      isAlive = false;
      clearTimeout(timer);
    };
  }, [word]);
  return known !== null && known.word === word ? known.why : null;
}
