import { notnot } from '@izvilina/games/notnot/game.ts';
import type { Colour } from '@izvilina/games/notnot/pieces/cards.ts';
import type { Ink, Roll } from '@izvilina/games/notnot/pieces/dice.ts';
import { bySlot, type Direction, type Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import type { State } from '@izvilina/games/notnot/state.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';

export interface Rolled {
  readonly roll: Roll;
  readonly ink?: Ink;
  readonly arrow?: Direction;
  readonly lie?: boolean;
  readonly void?: Slot;
  readonly notNothing?: 'any' | 'ignored';
  readonly answerMs?: number;
}

const CROSS: Readonly<Record<Slot, Colour>> = { top: 'red', right: 'green', bottom: 'blue', left: 'white' };

/** A roll at the extreme level: red on top, green right, blue below, white left. */
export function rolled({ roll, arrow = 'up', lie = false, ...given }: Rolled): State {
  const options = { level: 'extreme', notNothing: given.notNothing ?? 'any', answerMs: given.answerMs ?? 8000 };
  const table = bySlot((slot) => (slot === given.void ? { kind: 'void' } : { kind: 'portal', colour: CROSS[slot] }));
  const deck = [{ kind: 'portal', colour: 'white', arrow, lie }];
  const state = must(notnot.position({ players: 2, options, table, deck, roll }, chanceAt('rolled', 0)));
  return given.ink ? { ...state, ink: given.ink } : state;
}

export const seen = (given: Rolled): NotNotView => notnot.view(rolled(given), 0);
