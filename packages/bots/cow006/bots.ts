import { legalMoves } from '@izvilina/games/cow006/moves/legal-moves.ts';
import type { Move } from '@izvilina/games/cow006/moves/move-shapes.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Millis, Seat } from '@izvilina/kernel/game.ts';
import type { Bots, Budget, Thought } from '../bot.ts';
import { type Fast, fastFrom } from '../fast.ts';
import { type Finding, hardness, search } from '../search.ts';
import { isName, LEVEL, type Level, NAMES } from './levels.ts';
import { anyCard, sensible } from './policy.ts';
import { WEIGHTS } from './policy-weights.ts';
import { type CowProblem, draftProblem, pickProblem, rowProblem, type Style } from './problems.ts';
import { reasonsFor } from './reasons.ts';
import { matchWin, ownPenalty } from './value.ts';

export const bots: Bots<CowView, Move> = { names: NAMES, think };

function think(
  name: string,
  view: CowView,
  chance: Chance,
  budget: Budget,
  progress?: (nodes: number) => void,
): Thought<Move> {
  if (!isName(name)) throw new Error(`no bot is called ${name}`);
  const listed = legalMoves(view);
  if (!listed.finite || listed.all.length === 0 || view.viewer === 'watcher') throw new Error('nothing to decide');
  const level = LEVEL[name];
  const all = listed.all;
  if (chance.below(100) < level.slips || (all.length === 1 && view.phase !== 'pick')) return careless(all, chance);
  const problem = problemOf(view, view.viewer, styleOf(level, view, view.viewer), fastFrom(chance));
  const nodes = budget.nodes ?? level.nodes;
  const effort = {
    ms: budget.ms,
    nodes: all.length === 1 ? Math.min(nodes, ENOUGH_FOR_ONE) : nodes,
    halving: level.halving,
  };
  const found = search(problem, effort, progress);
  const best = found.all[0] as Finding;
  return {
    move: all[best.answer] as Move,
    after: delay(hardness(found.all, noticeable(level)), chance),
    value: best.value,
    nodes: found.nodes,
    best: found.all.slice(0, SHOWN).map(({ answer, value }, place) => {
      const move = all[answer] as Move;
      const others = place === 0 ? found.all.slice(1).map((other) => problem.harmOf(other.answer).points) : [];
      const leastElse = others.length > 0 ? Math.min(...others) : null;
      const weighed = { value, harm: problem.harmOf(answer), leastElse };
      return { move, value, why: reasonsFor(view, move, weighed, level) };
    }),
  };
}

/** Number of candidates explained: every card of a full hand. */
const SHOWN = 10;
/** Rollouts if there is only one move: they serve only the explanation. */
const ENOUGH_FOR_ONE = 500;

function careless(all: readonly Move[], chance: Chance): Thought<Move> {
  const move = all[chance.below(all.length)] as Move;
  return { move, after: delay(0, chance), value: 0, nodes: 0, best: [{ move, value: 0, why: [] }] };
}

function problemOf(view: CowView, seat: Seat, style: Style, fast: Fast): CowProblem {
  switch (view.phase) {
    case 'pick':
      return pickProblem(view, seat, style, fast);
    case 'row':
      return rowProblem(view, seat, style, fast);
    case 'draft':
      return draftProblem(view, seat, style, fast);
    case 'over':
      throw new Error('the game is over');
  }
}

function styleOf(level: Level, view: CowView, seat: Seat): Style {
  // The weights were fitted to the whole deck; in the small one cards lie much closer together.
  const fitted = level.playouts === 'sensible' && view.options.variant === 'standard';
  const weights = fitted ? (WEIGHTS[view.players] as Float64Array) : null;
  return {
    policy: weights === null ? anyCard : sensible(weights),
    reads: weights,
    value: level.goal === 'match' ? matchWin(view, seat) : ownPenalty(seat),
  };
}

/** A difference in value that a person would notice: in chances to win, or in points. */
const noticeable = ({ goal }: Level): number => (goal === 'match' ? 0.02 : 0.5);

/** A person takes longer for a hard choice. */
const delay = (hard: number, chance: Chance): Millis => Math.round(500 + 800 * hard) + chance.below(300);
