import { mayBurn } from '@izvilina/games/brainstorm/rules/turn-end.ts';
import type { State } from '@izvilina/games/brainstorm/state.ts';
import { tilesLeft } from './value.ts';

/** Tiles laid or lost in a turn, on average. */
const TILES_A_TURN = 1.5;

/** Approximate number of turns the player on turn has after this one. */
const turnsToCome = (state: State): number => tilesLeft(state) / TILES_A_TURN / state.players - 1;

/** BS-26: whether the tiles may run out during this turn, so that the burner could not be used after the throws. */
const mayEndNow = (state: State): boolean => tilesLeft(state) <= 2;

/** Whether to consider the burner now: after the throws, or before them if the game may end with them. */
export const timeToBurn = (state: State): boolean =>
  mayBurn(state) && (state.phase === 'end' || (state.phase !== 'burnerThrow' && mayEndNow(state)));

/**
 * How many points the expected damage must exceed the token by. A burner does most damage when networks are large and
 * can no longer be repaired, so it must promise more while there are more turns left than tokens.
 */
export function marginFor(state: State, least: number): number {
  const spare = turnsToCome(state) - (state.tokens[state.turn] as number);
  return least + Math.max(0, Math.min(6, spare));
}
