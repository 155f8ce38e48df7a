import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import { askedSeat } from '@izvilina/games/brainstorm/moves/turn.ts';
import type { State } from '@izvilina/games/brainstorm/state.ts';
import { type BrainstormView, imagine } from '@izvilina/games/brainstorm/view/view.ts';
import { type Analyst, shares } from '../analysis/analyst.ts';
import { after, settle } from './follow-up.ts';
import { samePlan } from './plans.ts';
import { changes } from './reasons.ts';
import { standings, tilesLeft } from './value.ts';

/** Spread of final standings (logistic scale, points): at the end, and what the root of the tiles left adds. */
const AT_THE_END = 1.5;
const PER_TILE = 1.3;

/** Decisions on the table are judged. A throw counts as luck: one throw does not show how well it was aimed. */
export const analyst: Analyst<State, BrainstormView, Move> = {
  effort: { nodes: 1500, worlds: 1, playouts: 1, linePlayouts: 1 },
  luck: 'throw',
  sideOf: (_, seat) => seat,
  chances: (state) => shares(standings(state), AT_THE_END + PER_TILE * Math.sqrt(tilesLeft(state))),
  isDecision: (_, { type }) => JUDGED.includes(type),
  after: (state, _, move) => settle(move === null ? state : after(state, move)),
  explain: (view, move) => {
    const state = imagine(view);
    return changes(state, settle(after(state, move)), askedSeat(state) ?? state.turn);
  },
  samePlan,
};

const JUDGED: readonly Move['type'][] = ['lay', 'burn', 'pawn', 'side', 'attack', 'return', 'relocate', 'claim'];
