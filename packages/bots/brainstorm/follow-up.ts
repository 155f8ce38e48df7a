import { listedMoves } from '@izvilina/games/brainstorm/moves/legal-moves.ts';
import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import { askedSeat } from '@izvilina/games/brainstorm/moves/turn.ts';
import { step } from '@izvilina/games/brainstorm/rules/step.ts';
import type { State, TileId } from '@izvilina/games/brainstorm/state.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { must } from '@izvilina/kernel/result.ts';
import { leadOf } from './value.ts';

/** Only throws use chance, and no throw is simulated here. */
const NO_CHANCE: Chance = {
  below: () => {
    throw new Error('nothing here is left to chance');
  },
};

export const after = (state: State, move: Move): State =>
  must(step(state, { at: state.since, by: askedSeat(state) as Seat, move }, NO_CHANCE));

/** The answers to the questions after a lay or burner. On which tile of a part a pawn stands makes no difference. */
function answersTo(state: State): Move[] {
  const { phase, relocations, claims } = state;
  switch (phase) {
    case 'relocate': {
      const from = relocations[0]?.from as TileId;
      return (relocations[0]?.parts ?? []).map((part) => ({
        type: 'relocate',
        from,
        to: part.includes(from) ? from : (part[0] as TileId),
      }));
    }
    case 'claim':
      return [null, ...(claims[0]?.parts ?? []).map((part) => part[0] as TileId)].map((on) => ({ type: 'claim', on }));
    default:
      return listedMoves(state) ?? [];
  }
}

export interface Answer {
  readonly move: Move;
  /** The state after all following questions are answered as well. */
  readonly settled: State;
  readonly value: number;
}

/** Every answer with its value for the seat that is asked, best first. */
export function weighedAnswers(state: State): Answer[] {
  const seat = askedSeat(state) as Seat;
  const found = answersTo(state).map((move): Answer => {
    const settled = settle(after(state, move));
    return { move, settled, value: leadOf(settled, seat) };
  });
  return found.sort((a, b) => b.value - a.value);
}

/** Answers all open questions up to the next throw, each with the best answer for the seat that is asked. */
export function settle(state: State): State {
  const [best] = weighedAnswers(state);
  return best?.settled ?? state;
}
