import type { Face } from '@izvilina/games/notnot/pieces/cards.ts';
import { isVoid } from '@izvilina/games/notnot/pieces/cards.ts';
import { NEGATED, NEGATIONS, type Negation, type Word } from '@izvilina/games/notnot/pieces/dice.ts';
import { bySlot, SLOTS } from '@izvilina/games/notnot/pieces/slots.ts';
import { type Fast, unit } from '../fast.ts';
import { conditionsOf, isColour, isTurned, type Puzzle, solve } from './puzzle.ts';

/** A typical human error: solving a different puzzle than the real one. */
interface Slip {
  readonly name: string;
  /** Relative probability; 0 where the error is impossible. */
  weight(puzzle: Puzzle): number;
  seen(puzzle: Puzzle): Puzzle;
}

const hasColour = (puzzle: Puzzle): boolean => conditionsOf(puzzle).some(isColour);
const hasVoid = ({ table }: Puzzle): boolean => SLOTS.some((slot) => isVoid(table[slot]));

/** One НЕ is overlooked. */
const negation: Slip = {
  name: 'negation',
  weight: ({ roll }) => [0, 1, 1.3, 1.6][NEGATED[roll[2]]] as number,
  seen: ({ roll: [a, b, said], ...rest }) => ({
    ...rest,
    roll: [a, b, NEGATIONS[NEGATED[said] - 1] as Negation],
  }),
};

/** The ink of a word is taken for its meaning (NN-16). */
const ink: Slip = {
  name: 'ink',
  weight: (puzzle) => (hasColour(puzzle) ? 0.6 : 0),
  seen(puzzle) {
    const read = (die: 0 | 1): Word => (isColour(puzzle.roll[die]) ? puzzle.ink[die] : puzzle.roll[die]);
    return { ...puzzle, roll: [read(0), read(1), puzzle.roll[2]] };
  },
};

/** The background of a portal is taken for its colour (NN-17). */
const background: Slip = {
  name: 'background',
  weight: (puzzle) => (hasColour(puzzle) ? 0.5 : 0),
  seen: (puzzle) => onCards(puzzle, (card) => (card.kind === 'portal' ? { ...card, colour: card.background } : card)),
};

const arrow: Slip = {
  name: 'arrow',
  weight: (puzzle) => (isTurned(puzzle) ? 1.2 : 0),
  seen: (puzzle) => ({ ...puzzle, up: 'top' }),
};

const lie: Slip = {
  name: 'lie',
  weight: (puzzle) => (puzzle.lie ? 1.2 : 0),
  seen: (puzzle) => ({ ...puzzle, lie: false }),
};

/** The void taken for a portal (NN-18). */
const emptiness: Slip = {
  name: 'void',
  weight: (puzzle) => (hasVoid(puzzle) ? 0.4 : 0),
  seen: (puzzle) =>
    onCards(puzzle, (card) => (card.kind === 'void' ? { ...card, kind: 'portal', colour: card.background } : card)),
};

/** A touch without thinking: any portal seems right. Most likely when nothing is right. */
const jump: Slip = {
  name: 'jump',
  weight: (puzzle) => (solve(puzzle).length > 0 ? 0.2 : 1.2),
  seen: (puzzle) => ({ ...puzzle, roll: ['nothing', 'nothing', 'not'], up: 'top', lie: false }),
};

export const SLIPS: readonly Slip[] = [negation, ink, background, arrow, lie, emptiness, jump];

/** The puzzle as a player of this carelessness sees it; mostly unchanged. */
export function taken(puzzle: Puzzle, carelessness: number, fast: Fast): Puzzle {
  const slipped = SLIPS.filter((slip) => unit(fast) < carelessness * slip.weight(puzzle));
  return slipped.reduce((so, { seen }) => seen(so), puzzle);
}

function onCards(puzzle: Puzzle, change: (card: Face) => Face): Puzzle {
  const { table } = puzzle;
  return {
    ...puzzle,
    table: bySlot((slot) => {
      const card = table[slot];
      return card && change(card);
    }),
  };
}
