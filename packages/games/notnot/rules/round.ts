import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Millis, Seat } from '@izvilina/kernel/game.ts';
import type { Move } from '../moves/move-shapes.ts';
import { backOf, bearing } from '../pieces/back.ts';
import type { Roll } from '../pieces/dice.ts';
import type { Recorded, State } from '../state.ts';
import { rightSlots } from './right.ts';
import { inkFor } from './roll.ts';

/** NN-R7: a roll without an answer stays for a random time in this range (ms). */
const PAUSE = [1500, 3000] as const;

/** Default time a right touch is held back (ms): as long as the widest tie could reach (NN-R2). */
export const HOLD = 80;

export interface Timing {
  /** When the dice are shown. */
  readonly shown: Millis;
  readonly hold: Millis;
}

/** NN-08: the dice are shown and everybody may point. */
export function opened(state: State, roll: Roll, { shown, hold }: Timing, chance: Chance): State {
  const { up, lie } = bearing(backOf(state.deck), state.rules);
  const ink = inkFor(roll, chance);
  const round = state.round + 1;
  return {
    ...state,
    phase: 'open',
    round,
    roll,
    ink,
    up,
    lie,
    right: rightSlots(state.table, roll, up, lie, state.options),
    touches: [],
    refrained: [],
    since: shown,
    pause: drawnPause(chance),
    hold,
    before: null,
    judged: [],
    happened: [{ type: 'rolled', round, roll, ink }],
  };
}

export const drawnPause = (chance: Chance): Millis => PAUSE[0] + chance.below(PAUSE[1] - PAUSE[0] + 1);

/** Only records a touch: nothing is judged before the close. */
export function pointed(state: State, player: Seat, move: Move, received: Millis): State {
  const { slot, at, uncertainty = 0, claimed = null } = move;
  const touch: Recorded = { player, slot, at, uncertainty, claimed, received };
  return { ...state, touches: [...state.touches, touch], happened: [{ type: 'pointed', player, slot, at }] };
}

export const refrained = (state: State, player: Seat): State => ({
  ...state,
  refrained: [...state.refrained, player],
  happened: [{ type: 'refrained', player }],
});

/** NN-R1: one touch per player and round, and none for a seat that let the round pass. */
export const mayPoint = ({ phase, players, touches, refrained }: State, seat: Seat): boolean =>
  phase === 'open' &&
  seat >= 0 &&
  seat < players &&
  !touches.some((touch) => touch.player === seat) &&
  !refrained.includes(seat);

export const everyoneDone = ({ players, touches, refrained }: State): boolean =>
  touches.length + refrained.length === players;

/**
 * NN-R1, NN-R7: when the round closes by itself. A right touch waits only for an earlier one that is still under way;
 * the duration of a roll without an answer is secret.
 */
export function closesAt({ options, since, pause, hold, right, touches }: State): Millis {
  const first = touches.find(({ slot }) => right.includes(slot));
  const end = since + (right.length > 0 ? options.answerMs : pause);
  return first === undefined ? end : Math.min(end, first.received + hold);
}
