import { isOpen } from '@izvilina/games/mindtrainer/is-open.ts';
import type { Lexicon } from '@izvilina/games/mindtrainer/lexicon/lexicon.ts';
import type { Options } from '@izvilina/games/mindtrainer/options.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { useEffect, useState } from 'react';

/** The dictionary of these options. It and the code that reads it are loaded when somebody first asks. */
async function loadLexicon(options: Options): Promise<Lexicon> {
  const [{ lexiconData, lexiconForBots }, { readData }] = await Promise.all([
    import('@izvilina/games/mindtrainer/lexicon/lexicon.ts'),
    import('../../../local/page-data.ts'),
  ]);
  for (const name of lexiconData.needs(options)) {
    if (lexiconData.has(name)) continue;
    const read = performance.now();
    const bytes = await readData('mindtrainer', name);
    const open = performance.now();
    lexiconData.put(name, bytes);
    performance.measure(`${name} read`, { start: read, end: open });
    performance.measure(`${name} opened`, { start: open });
  }
  return lexiconForBots(options);
}

/** Undefined until it is there, null if it did not come. */
export function useLexicon(options: Options, wanted: boolean): Lexicon | null | undefined {
  const [lexicon, setLexicon] = useState<Lexicon | null | undefined>(undefined);
  const key = `${options.lexicon} ${options.obscene} ${options.words?.length ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: options of one table do not change; `key` says what counts.
  useEffect(() => {
    if (!wanted || lexicon) return;
    let alive = true;
    loadLexicon(options).then(
      (found) => alive && setLexicon(found),
      () => alive && setLexicon(null),
    );
    return () => {
      alive = false;
    };
  }, [wanted, key]);
  return lexicon;
}

/**
 * Whether the table says before a word is laid if the dictionary has it: if the host allows it, and always against bots
 * alone, where nobody is at a disadvantage. Otherwise a word that does not exist is found out by laying it.
 */
export function showsValidity(options: Options, seats: readonly SeatInfo[], seat: number | null): boolean {
  if (seat === null || isOpen(options)) return false;
  return options.showValidity === true || seats.every((info, i) => i === seat || info.kind === 'bot');
}

/** The dictionary's judgement of words that are about to be laid; null where it is not shown, or not there yet. */
export function useKnown(
  options: Options,
  seats: readonly SeatInfo[],
  seat: number | null,
  wanted: boolean,
): ((word: string) => boolean) | null {
  const shown = showsValidity(options, seats, seat);
  const lexicon = useLexicon(options, wanted && shown);
  return shown && lexicon ? lexicon.has : null;
}
