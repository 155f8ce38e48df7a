import { mayBurn } from '@izvilina/games/brainstorm/rules/turn-end.ts';
import type { State } from '@izvilina/games/brainstorm/state.ts';
import { tilesLeft } from './value.ts';

/** Tiles laid or lost in a turn, on average. */
const TILES_A_TURN = 1.5;

/** How many more turns the player on turn has after this one, about. */
const turnsToCome = (state: State): number => tilesLeft(state) / TILES_A_TURN / state.players - 1;

/** BS-26: whether the tiles may run out in this turn, before the burner could be used after the throws. */
const mayEndNow = (state: State): boolean => tilesLeft(state) <= 2;

/** Whether now is the time to think about the burner: after the throws, or before them when there may be no after. */
export const timeToBurn = (state: State): boolean =>
  mayBurn(state) && (state.phase === 'end' || (state.phase !== 'burnerThrow' && mayEndNow(state)));

/**
 * By how much the expected damage must exceed the token. A burner does most when networks are large and can no longer be
 * mended, so while there are turns enough for the tokens left it has to promise more.
 */
export function marginFor(state: State, least: number): number {
  const spare = turnsToCome(state) - (state.tokens[state.turn] as number);
  return least + Math.max(0, Math.min(6, spare));
}
