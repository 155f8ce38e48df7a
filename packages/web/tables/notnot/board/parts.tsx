import type { Seat } from '@izvilina/kernel/game.ts';
import type { Beat } from '../stage/usePace.ts';
import type { NotNot } from '../useNotNot.ts';
import { Cross } from './Cross.tsx';
import { Dice, type DiceMood } from './Dice.tsx';

const MOODS: Readonly<Record<Beat, DiceMood>> = {
  open: 'shown',
  verdict: 'shown',
  over: 'shown',
  dealt: 'old',
  rolling: 'rolling',
};

export function DiceOf({ game }: { readonly game: NotNot }) {
  const { roll, ink, rules, view, beat, words } = game;
  return (
    <Dice
      roll={roll}
      ink={ink}
      negation={rules.includes('notnot')}
      shapes={view.options.shapes === true}
      mood={MOODS[beat]}
      words={words}
    />
  );
}

/** The cross. `one` is the only player of this side, for whom the cards themselves are the buttons. */
export function CrossOf({ game, one }: { readonly game: NotNot; readonly one: Seat | null }) {
  const { point } = game;
  return (
    <Cross
      table={game.table}
      back={game.back}
      deck={game.deck}
      rules={game.rules}
      right={game.right}
      judged={game.judged}
      touched={game.touched}
      onPoint={point && one !== null ? (slot, stamp) => point(one, slot, stamp) : null}
      words={game.words}
    />
  );
}
