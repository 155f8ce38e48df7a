import type { Back, Rule } from '@izvilina/games/notnot/pieces/cards.ts';
import type { Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import type { NotNotHappening } from '@izvilina/games/notnot/state.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';

/** What lay beside the cross when the dice of the shown round fell. The verdict is told with it, after the refill too. */
interface AtRoll {
  readonly deck: number;
  readonly rules: readonly Rule[];
  /** As far as it mattered: an arrow that was no rule yet points up. */
  readonly back: Back | null;
}

export function atRoll(view: Pick<NotNotView, 'phase' | 'deck' | 'rules' | 'back' | 'last' | 'happened'>): AtRoll {
  const { phase, rules, back, last, happened } = view;
  const deck = deckAtRoll(view);
  if (phase === 'open' || last === null) return { deck, rules, back };
  return {
    deck,
    rules: rules.filter((rule) => !happened.some((one) => one.type === 'rule' && one.rule === rule)),
    back: deck === 0 ? null : { arrow: ARROW[last.up], lie: last.lie },
  };
}

export const deckAtRoll = ({ phase, deck, happened }: Pick<NotNotView, 'phase' | 'deck' | 'happened'>): number =>
  phase === 'open' ? deck : deck + happened.filter(({ type }) => DRAWN.has(type)).length;

const DRAWN: ReadonlySet<NotNotHappening['type']> = new Set(['laid', 'removed', 'rule']);
const ARROW: Readonly<Record<Slot, Back['arrow']>> = { top: 'up', right: 'right', bottom: 'down', left: 'left' };
