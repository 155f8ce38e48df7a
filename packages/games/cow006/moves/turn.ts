import type { Ask, Seat, Turn } from '@izvilina/kernel/game.ts';
import { HAND, type Played, type State } from '../state.ts';
import type { Act } from './move-shapes.ts';

/** 1…10 within the round; 1 while drafting. All hands have the same size, and shrink at the reveal. */
export function turnNumber(state: State): number {
  const left = (state.hands[0] as readonly number[]).length;
  if (state.phase === 'draft') return 1;
  return state.phase === 'pick' ? HAND + 1 - left : HAND - left;
}

/** The seats that have not answered, and what they are asked. */
export function asks(state: State): readonly Ask[] {
  switch (state.phase) {
    case 'draft':
      return [{ seat: state.drafter, what: `draft:${state.round}.${draftNumber(state)}`, secret: false }];
    case 'pick':
      return pickAsks(state);
    case 'row': {
      const { player } = state.revealed[0] as Played;
      return [{ seat: player, what: `row:${state.round}.${turnNumber(state)}`, secret: false }];
    }
    case 'over':
      return [];
  }
}

function pickAsks(state: State): readonly Ask[] {
  const what = `pick:${state.round}.${turnNumber(state)}`;
  const open: Ask[] = [];
  for (let seat = 0; seat < state.players; seat++) {
    if (state.picks[seat] === null) open.push({ seat, what, secret: true });
  }
  return open;
}

const draftNumber = (state: State): number => 1 + state.hands.reduce((taken, hand) => taken + hand.length, 0);

/** Whether the seat has any move now, asked or not: a pick may still be changed (CW-R1). */
export function mayMove(state: State, seat: Seat): boolean {
  switch (state.phase) {
    case 'draft':
      return seat === state.drafter;
    case 'pick':
      return seat >= 0 && seat < state.players;
    case 'row':
      return seat === state.revealed[0]?.player;
    case 'over':
      return false;
  }
}

export const turn = (state: State): Turn<Act, never> =>
  state.phase === 'over' ? { over: true } : { over: false, asks: asks(state), referee: null };
