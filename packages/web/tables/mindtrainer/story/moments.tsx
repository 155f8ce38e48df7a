import { tilesIn } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import type { MindtrainerHappening } from '@izvilina/games/mindtrainer/state.ts';
import type { Moment, Step } from '../../module.ts';
import { Tile } from '../board/Tile.tsx';
import type { MindtrainerWords } from '../words/words.ts';
import { type Scored, scoredIn } from './turns.ts';
import '../look.css';

const LONG = 8;

/**
 * Up to three moments of a game: seven letters at once, the highest-scoring turn, a rejected word, the longest word.
 */
export function moments(
  steps: readonly Step<MindtrainerHappening>[],
  { moments: words }: MindtrainerWords,
): readonly Moment[] {
  const scored = scoredIn(steps);
  const best = scored.toSorted((a, b) => b.total - a.total)[0];
  if (!best) return [];
  const seven = scored.filter(({ bonus }) => bonus > 0).toSorted((a, b) => b.total - a.total)[0];
  const long = scored.toSorted((a, b) => mainOf(b).length - mainOf(a).length)[0];
  const fell = rejectedIn(steps)[0];
  const found: Moment[] = [];
  if (seven) found.push(momentOf(seven, words.seven(mainOf(seven), seven.total)));
  if (best !== seven) found.push(momentOf(best, words.best(mainOf(best), best.total)));
  if (fell) found.push(fell(words));
  if (long && long !== best && long !== seven && mainOf(long).length >= LONG)
    found.push(momentOf(long, words.long(mainOf(long))));
  return found.slice(0, 3);
}

const mainOf = ({ words }: Scored): string => words[0] ?? '';

const momentOf = (scored: Scored, text: string): Moment => ({
  seq: scored.seq,
  seat: scored.player,
  text,
  picture: <Word word={mainOf(scored)} />,
});

const rejectedIn = (steps: readonly Step<MindtrainerHappening>[]) =>
  steps.flatMap(({ seq, happened }) =>
    happened.flatMap((one) =>
      one.type === 'rejected'
        ? [
            (words: MindtrainerWords['moments']): Moment => ({
              seq,
              seat: one.player,
              text: words.rejected(one.words[0] ?? ''),
              picture: <Word word={one.words[0] ?? ''} />,
            }),
          ]
        : [],
    ),
  );

const Word = ({ word }: { readonly word: string }) => (
  <span className="mt-picture">
    {tilesIn(word).map((tile, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word may have two equal letters.
      <Tile key={i} tile={tile} />
    ))}
  </span>
);
