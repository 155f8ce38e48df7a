import { DICE, type Die, SIZE_OF } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { Advice } from '../../../shared/Advice.tsx';
import type { Brainstorm } from '../../brainstorm.ts';
import { PLAYING_WORDS } from '../../words/playing.ts';
import { placeOf } from '../advice.ts';
import { DieIcon } from '../icons/DieIcon.tsx';

export const PAIRS: readonly (readonly [Die, Die])[] = DICE.flatMap((one, i) =>
  DICE.slice(i + 1).map((other) => [one, other] as const),
);

/** BS-05: two of the three dice for this turn. */
export function DicePanel({ game: { language, send, props } }: { readonly game: Brainstorm }) {
  const words = PLAYING_WORDS[language];
  return (
    <ol className="bs-cards pairs" aria-label={words.pairs}>
      {PAIRS.map(([one, other], index) => (
        <li key={`${one} ${other}`}>
          <button
            type="button"
            className="bs-card"
            aria-keyshortcuts={String(index + 1)}
            onClick={() => send?.({ type: 'dice', pair: [one, other] })}
          >
            <span className="two">
              <DieIcon die={one} />
              <DieIcon die={other} />
            </span>
            <span className="name">{words.pair(one, other)}</span>
            <small aria-hidden="true">
              {words.size[SIZE_OF[one]]} + {words.size[SIZE_OF[other]]}
            </small>
            <Advice
              places={placeOf(
                props.hint,
                (move) => move.type === 'dice' && move.pair.includes(one) && move.pair.includes(other),
              )}
            />
          </button>
        </li>
      ))}
    </ol>
  );
}
