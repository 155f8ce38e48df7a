import { mindtrainer } from '@izvilina/games/mindtrainer/game.ts';
import { END_CLEAN } from '@izvilina/games/mindtrainer/lexicon/graph.ts';
import { lexiconForBots } from '@izvilina/games/mindtrainer/lexicon/lexicon.ts';
import { putRows } from '@izvilina/games/mindtrainer/movegen/fast-board.ts';
import type { Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import { awaited } from '@izvilina/games/mindtrainer/rules/challenge.ts';
import type { State } from '@izvilina/games/mindtrainer/state.ts';
import { type MindtrainerView, view } from '@izvilina/games/mindtrainer/view/view.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { must } from '@izvilina/kernel/result.ts';
import { type Analyst, shares } from '../analysis/analyst.ts';
import { fastFrom, shuffle } from '../fast.ts';
import { familiarFirst } from './familiar.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { LEVEL } from './levels.ts';
import { samePlan } from './plans.ts';
import { playBest } from './player.ts';
import { copySim, emptySim, type Sim, simOf } from './simulation/simulator.ts';
import { spreadOf } from './simulation/win-chance.ts';
import { reasonsOfMove } from './why/why.ts';

/** Every player makes one best-looking move before a position is judged; with an empty bag they play to the end. */
export const analyst: Analyst<State, MindtrainerView, Move> = {
  effort: { nodes: 160, worlds: 16, playouts: 1, linePlayouts: 10 },
  luck: 'draw',
  sideOf: (_, seat) => seat,
  chances,
  isDecision: ({ phase }) => phase === 'turn',
  after,
  explain: (view, move, chance) => {
    if (view.viewer === 'watcher') return [];
    return reasonsOfMove(knowledgeOf(view, view.viewer, LEVEL.master, chance), move);
  },
  samePlan,
  forPeople: familiarFirst,
};

/** The position after a move. Without a dictionary all players accept the word. */
function after(state: State, seat: Seat, move: Move | null, chance: Chance): State {
  if (move === null) return state;
  let next = must(mindtrainer.step(state, { at: 0, by: seat, move }, chance));
  while (next.phase === 'answers') {
    const by = awaited(next)[0] as Seat;
    next = must(mindtrainer.step(next, { at: 0, by, move: { type: 'accept' } }, chance));
  }
  return next;
}

/** Boards and generators are large, so one of each is reused for a whole analysis. */
const made = new WeakMap<object, Knowledge>();

function knowledgeFor(state: State, chance: Chance): Knowledge {
  const { graph } = lexiconForBots(state.options);
  const known = made.get(graph) ?? knowledgeOf(view(state, 0), 0, { ...LEVEL.master, words: END_CLEAN }, chance);
  made.set(graph, known);
  known.board.undo(0);
  putRows(known.board, state.board);
  return known;
}

function chances(state: State, playouts: number, chance: Chance): number[] {
  const { players } = state;
  const { board, player } = knowledgeFor(state, chance);
  const fast = fastFrom(chance);
  const from = simOf(state);
  const sim = emptySim(players, from);
  const sums = new Float64Array(players);
  const left = new Float64Array(players);
  const standings = new Float64Array(players);
  for (let n = 0; n < playouts; n++) {
    copySim(from, sim);
    shuffle(sim.bag, sim.bagSize, fast);
    left.fill(0);
    const mark = board.mark();
    for (let ply = 0; !sim.over && (ply < players || sim.bagSize === 0); ply++) {
      const mover = sim.turn;
      left[mover] = playBest(player, sim, board, fast);
      if (sim.bagSize === 0) left.fill(0);
    }
    board.undo(mark);
    for (let seat = 0; seat < players; seat++) standings[seat] = sim.scores[seat]! + (sim.over ? 0 : left[seat]!);
    const share = shares(standings, spreadOf(sim.over ? 0 : tilesIn(sim)));
    for (let seat = 0; seat < players; seat++) sums[seat]! += share[seat]!;
  }
  return Array.from(sums, (sum) => sum / playouts);
}

const tilesIn = ({ held, bagSize }: Sim): number => held.reduce((sum, count) => sum + count, bagSize);
