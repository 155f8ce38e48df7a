import { isOpen } from '@izvilina/games/mindtrainer/is-open.ts';
import type { Lexicon } from '@izvilina/games/mindtrainer/lexicon/lexicon.ts';
import type { Options } from '@izvilina/games/mindtrainer/options.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { useEffect, useState } from 'react';

/** The dictionary of these options. The dictionary and the code that reads it are loaded on first use. */
export async function loadLexicon(options: Options): Promise<Lexicon> {
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

/** Undefined while the dictionary is loading, null if it failed to load. */
export function useLexicon(options: Options, wanted: boolean): Lexicon | null | undefined {
  const [lexicon, setLexicon] = useState<Lexicon | null | undefined>(undefined);
  const key = `${options.lexicon} ${options.obscene} ${options.words?.length ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` holds what matters of the options.
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
 * Whether the table tells, before a word is laid, if the dictionary has it: if the host allows it, and always against
 * bots only, where it is unfair to nobody. Otherwise the player learns it by laying the word.
 */
export function showsValidity(options: Options, seats: readonly SeatInfo[], seat: number | null): boolean {
  if (seat === null || isOpen(options)) return false;
  return options.showValidity === true || seats.every((info, i) => i === seat || info.kind === 'bot');
}

/**
 * The dictionary that judges a word before it is laid; null where that is not shown, or not loaded yet. `laidBefore`:
 * the same tiles were laid and came back, so that nothing is given away.
 */
export function useDictionary(
  options: Options,
  seats: readonly SeatInfo[],
  seat: number | null,
  wanted: boolean,
  laidBefore: boolean,
): Lexicon | null {
  const shown = (laidBefore && !isOpen(options)) || showsValidity(options, seats, seat);
  const lexicon = useLexicon(options, wanted && shown);
  return shown && lexicon ? lexicon : null;
}
