import type { Moves } from '@izvilina/kernel/game.ts';
import { DECK } from '../pieces/cards.ts';
import { ROWS } from '../state.ts';
import type { CowView } from '../view/view.ts';
import type { Move } from './move-shapes.ts';

// There are few different moves, so each is made once: listing them is in the hot loop of every bot and test.
const PICKS = [0, ...DECK].map((card): Move => ({ type: 'pick', card }));
const DRAFTS = [0, ...DECK].map((card): Move => ({ type: 'draft', card }));
const TAKES: Moves<Move> = {
  finite: true,
  all: Array.from({ length: ROWS }, (_, row): Move => ({ type: 'takeRow', row })),
};
const NONE: Moves<Move> = { finite: true, all: [] };

/** A seat that has picked may still change its mind (CW-R1), so its hand is listed whether it is asked or not. */
export function legalMoves(view: CowView): Moves<Move> {
  switch (view.phase) {
    case 'pick':
      return { finite: true, all: view.hand.map((card) => PICKS[card] as Move) };
    case 'row':
      return view.revealed[0]?.player === view.viewer ? TAKES : NONE;
    case 'draft':
      return view.drafter === view.viewer ? { finite: true, all: view.pool.map((card) => DRAFTS[card] as Move) } : NONE;
    case 'over':
      return NONE;
  }
}
