import { ingenious } from '@izvilina/games/ingenious/game.ts';
import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import { RACK, type State } from '@izvilina/games/ingenious/state.ts';
import { type IngeniousView, view } from '@izvilina/games/ingenious/view/view.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import type { Analyst } from '../analysis/analyst.ts';
import type { Reason } from '../bot.ts';
import { fastFrom, shuffle } from '../fast.ts';
import { choicesOf } from './choices.ts';
import { knowledgeOf } from './knowledge.ts';
import { LEVEL } from './levels.ts';
import { samePlan } from './plans.ts';
import { reasonsFor } from './reasons.ts';
import { playOut } from './simulation/policy.ts';
import { copySim, emptySim, type Sim } from './simulation/simulator.ts';
import { styleFor } from './style.ts';
import { appraiseByRoom } from './worth/by-room.ts';

/** Replies go by looks: many short games say more than a few deep ones. */
const STYLE = { ...LEVEL.master, weighs: 1 };
/** Tiles of each player that are laid before a position is judged. */
const ROUNDS = 3;

export const analyst: Analyst<State, IngeniousView, Move> = {
  effort: { nodes: 500, worlds: 24, playouts: 4, linePlayouts: 60 },
  luck: 'draw',
  sideOf: ({ options }, seat) => (options.mode === 'team' ? seat % 2 : seat),
  chances,
  isDecision: ({ phase }) => phase !== 'over',
  after: (state, by, move, chance) =>
    move === null ? state : must(ingenious.step(state, { at: 0, by, move }, chance)),
  explain,
  samePlan,
};

function chances(state: State, playouts: number, chance: Chance): number[] {
  const { players, options } = state;
  const fast = fastFrom(chance);
  const from = simOf(state);
  const { reply, judge } = styleFor(from, STYLE);
  const sim = emptySim(options.mode, players);
  const sums = new Float64Array(players);
  const horizon = options.mode === 'solo' ? Number.POSITIVE_INFINITY : ROUNDS * players;
  for (let n = 0; n < playouts; n++) {
    copySim(from, sim);
    shuffle(sim.bag, sim.bagSize, fast);
    playOut(sim, reply, fast, horizon);
    for (let seat = 0; seat < players; seat++) sums[seat]! += judge(sim, seat);
  }
  const all = sums.reduce((sum, one) => sum + one, 0);
  if (options.mode === 'solo') return [all / playouts];
  const sides = options.mode === 'team' ? 2 : 1;
  return Array.from(sums, (sum) => (sides * sum) / all);
}

/** The game with everybody's rack and the supply as they are. */
function simOf(state: State): Sim {
  const { sim } = knowledgeOf(view(state, 0), 0);
  state.racks.forEach((rack, seat) => {
    sim.racks.set(rack, RACK * seat);
  });
  sim.bag.set(state.bag);
  return sim;
}

function explain(view: IngeniousView, move: Move, chance: Chance): readonly Reason[] {
  if (view.viewer === 'watcher') return [];
  const known = knowledgeOf(view, view.viewer);
  const [choice] = choicesOf(known.sim, [move], appraiseByRoom, 0);
  return choice ? reasonsFor(known, choice, fastFrom(chance)) : [];
}
