import { legalMoves } from '@izvilina/games/brainstorm/moves/legal-moves.ts';
import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import { type BrainstormView, imagine } from '@izvilina/games/brainstorm/view/view.ts';
import { type Chance, drawn } from '@izvilina/kernel/chance.ts';
import type { Millis } from '@izvilina/kernel/game.ts';
import type { Bots, Budget, Candidate, Thought } from '../bot.ts';
import { decide } from './decisions.ts';
import { isName, LEVEL, NAMES } from './levels.ts';

export const bots: Bots<BrainstormView, Move> = { names: NAMES, think };

type Progress = (nodes: number) => void;

/** Number of different plans in a thought. */
const SHOWN = 3;
/** Share of the budget used by the search; the rest is for work that cannot be interrupted. */
const MOST_OF_IT = 0.85;

function think(name: string, view: BrainstormView, chance: Chance, budget: Budget, progress?: Progress): Thought<Move> {
  if (!isName(name)) throw new Error(`no bot is called ${name}`);
  const legal = legalMoves(view);
  if (view.viewer === 'watcher' || (legal.finite && legal.all.length === 0)) throw new Error('nothing to decide');
  if (name === 'random') {
    const move = legal.finite ? drawn(legal.all, chance) : legal.sample(chance);
    if (move === null) throw new Error('nothing to decide');
    return thought([{ move, value: 0, why: [] }], 0, chance);
  }
  const level = LEVEL[name];
  const { best, nodes } = decide(imagine(view), view.viewer, {
    level: { ...level, nodes: budget.nodes ?? level.nodes },
    chance,
    until: performance.now() + MOST_OF_IT * budget.ms,
    progress: progress ?? (() => {}),
  });
  progress?.(nodes);
  return thought(best, nodes, chance);
}

function thought(best: readonly Candidate<Move>[], nodes: number, chance: Chance): Thought<Move> {
  const { move, value } = best[0] as Candidate<Move>;
  return { move, after: delay(move, chance), value, nodes, best: best.slice(0, SHOWN) };
}

/** A person takes longer to aim than to put down a pawn. */
const AIMING: Partial<Record<Move['type'], Millis>> = { throw: 700, lay: 600, burn: 800 };
const delay = ({ type }: Move, chance: Chance): Millis => (AIMING[type] ?? 400) + chance.below(300);
