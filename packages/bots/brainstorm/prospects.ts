import { DICE, SIZE_OF } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { State } from '@izvilina/games/brainstorm/state.ts';
import type { Millis, Seat } from '@izvilina/kernel/game.ts';
import { mapOf, type ValueMap } from './value-map.ts';

/** Effort of a value map. Coarse, because many positions are compared. */
export interface Glance {
  /** Poses per die and seat. */
  readonly nodes: number;
  readonly until: Millis;
}

/** Expected gain of the seat's next turn in this position: the best places for its two best dice. */
function prospectOf(state: State, seat: Seat, glance: Glance): { hope: number; nodes: number } {
  if (state.phase === 'over') return { hope: 0, nodes: 0 };
  const asked: State = { ...state, turn: seat, dice: null, thrown: [] };
  let nodes = 0;
  const hopes = DICE.filter((die) => state.supply[SIZE_OF[die]] > 0).map((die) => {
    const map = mapOf(asked, seat, die, { ...glance, progress: () => {} });
    nodes += map.nodes;
    return bestPlace(map);
  });
  const [first = 0, second = 0] = hopes.sort((a, b) => b - a);
  return { hope: Math.max(0, first) + Math.max(0, second), nodes };
}

/** The highest average gain of a cell and its neighbours, which is about as wide as a good throw spreads. */
function bestPlace({ columns, rows, gains }: ValueMap): number {
  let most = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const here = row * columns + column;
      let sum = 2 * (gains[here] as number);
      if (column > 0) sum += gains[here - 1] as number;
      if (column + 1 < columns) sum += gains[here + 1] as number;
      if (row > 0) sum += gains[here - columns] as number;
      if (row + 1 < rows) sum += gains[here + columns] as number;
      most = Math.max(most, sum / 6);
    }
  return most;
}

/** Weight of what the seat itself could do next, and of what the next opponent could do. */
const OWN_HOPE = 0.3;
const THEIR_HOPE = 0.5;

/** A correction to the value of a settled position for what may come next. */
export function foresight(state: State, seat: Seat, glance: Glance) {
  const own = prospectOf(state, seat, glance);
  const next = (seat + 1) % state.players;
  const theirs = prospectOf(state, next, glance);
  return {
    value: OWN_HOPE * own.hope - THEIR_HOPE * theirs.hope,
    nodes: own.nodes + theirs.nodes,
    threat: { player: next, points: theirs.hope },
  };
}
