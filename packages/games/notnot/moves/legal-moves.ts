import { type Chance, drawn } from '@izvilina/kernel/chance.ts';
import type { Moves } from '@izvilina/kernel/game.ts';
import { SLOTS } from '../pieces/slots.ts';
import type { NotNotView } from '../view/view.ts';
import { type Move, move } from './move-shapes.ts';

const NONE: Moves<Move> = { finite: true, all: [] };
const ANY: Moves<Move> = { finite: false, domain: move, sample };

/** Any place at any time: reaction times are measured, not chosen, so there is no list. */
export const legalMoves = ({ viewer, asks }: NotNotView): Moves<Move> =>
  asks.some(({ seat }) => seat === viewer) ? ANY : NONE;

const QUICKEST = 150;
const SPREAD = 60;

/** A quick and careless player: times in steps of ten milliseconds, so that ties occur too. */
function sample(chance: Chance): Move {
  const point: Move = { type: 'point', slot: drawn(SLOTS, chance), at: QUICKEST + 10 * chance.below(SPREAD) };
  return chance.below(2) === 0 ? point : { ...point, uncertainty: chance.below(SPREAD) };
}
