import type { View } from '@izvilina/kernel/game.ts';
import { useOwnWords } from '../i18n/words.ts';
import { Mark } from '../pieces/Mark.tsx';
import type { NameOf, TableModule } from '../tables/module.ts';
import './hands.css';
import { WORDS } from './words.ts';

/** What every seat held at this moment, along the near edge of the table. */
export function Hands(props: {
  readonly SmallHand: NonNullable<TableModule['SmallHand']>;
  /** By seat: the view of that seat. */
  readonly views: readonly View[];
  readonly nameOf: NameOf;
}) {
  const { SmallHand, views, nameOf } = props;
  const text = useOwnWords(WORDS);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with many at the table it scrolls, by keys too.
    <ul className="hands" aria-label={text.hands} tabIndex={0}>
      {views.map((view, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
        <li key={seat}>
          <Mark seat={seat} />
          <b>{nameOf(seat)}</b>
          <SmallHand view={view} />
        </li>
      ))}
    </ul>
  );
}
