import type { Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Millis } from '@izvilina/kernel/game.ts';
import type { Bots, Budget, Candidate, Thought } from '../bot.ts';
import { choicesOf } from './choices.ts';
import { byCounting, isOpenBook } from './endgame/by-counting.ts';
import { judge } from './judgement.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { isName, LEVEL, type Level, NAMES } from './levels.ts';
import { bySimulation } from './simulation/by-simulation.ts';
import { byLooks, type Weighed, type Weighing } from './weighed.ts';
import { reasonsFor } from './why/why.ts';

export const bots: Bots<MindtrainerView, Move> = { names: NAMES, think };

type Progress = (nodes: number) => void;

/** Number of moves in a thought. */
const SHOWN = 5;
/** Share of the budget used by the search; the rest is for the reasons. */
const MOST_OF_IT = 0.94;

function think(
  name: string,
  view: MindtrainerView,
  chance: Chance,
  budget: Budget,
  progress?: Progress,
): Thought<Move> {
  const began = performance.now();
  if (!isName(name)) throw new Error(`no bot is called ${name}`);
  const { viewer } = view;
  if (viewer === 'watcher' || !view.asks.some(({ seat }) => seat === viewer)) throw new Error('nothing to decide');
  if (view.pending !== null) {
    const answer = judge(view, view.pending);
    return { move: answer.move, after: delay(0, chance), value: 0, nodes: 0, best: [answer] };
  }
  const level = LEVEL[name];
  const known = knowledgeOf(view, viewer, level, chance);
  const { weighed, nodes, noWord } = weigh(known, level, budget, began + MOST_OF_IT * budget.ms, chance, progress);
  progress?.(nodes);
  const best = shown(known, weighed, noWord, budget.explained ?? SHOWN);
  const { move, value } = best[0]!;
  return { move, after: delay(hardness(weighed), chance), value, nodes, best };
}

function weigh(
  known: Knowledge,
  level: Level,
  budget: Budget,
  until: Millis,
  chance: Chance,
  progress?: Progress,
): Weighing & { readonly noWord: boolean } {
  const sim = known.imagine();
  const choices = choicesOf(known, sim, level, chance);
  const noWord = choices.lays.length === 0;
  if (level.nodes === 0) return { weighed: byLooks(choices), nodes: 1, noWord };
  const limits = { nodes: budget.nodes ?? level.nodes, until };
  const weighing = isOpenBook(known.view)
    ? byCounting(known, sim, choices, limits)
    : bySimulation(known, choices, level.breadth, limits, chance, progress);
  return { ...weighing, noWord };
}

/** The best few moves, each a different plan. A pass is included only if nothing is better. */
function shown(known: Knowledge, weighed: readonly Weighed[], noWord: boolean, most: number): Candidate<Move>[] {
  const plans = new Map<string, Weighed>();
  for (const one of weighed) {
    if (plans.size === most) break;
    if (plans.size > 0 && one.choice.move.type === 'pass') continue;
    if (!plans.has(one.choice.plan)) plans.set(one.choice.plan, one);
  }
  return [...plans.values()].map(({ choice, value, found }) => ({
    move: choice.move,
    value,
    why: [...reasonsFor(known, choice, noWord), ...found],
  }));
}

/** A difference in points that a person would notice. */
const NOTICEABLE = 3;

/** How hard the choice is: 0 = obvious, 1 = the two best are equally good. */
function hardness([best, second]: readonly Weighed[]): number {
  if (best === undefined || second === undefined) return 0;
  const ahead = best.value - second.value;
  return Number.isFinite(ahead) ? NOTICEABLE / (NOTICEABLE + Math.max(0, ahead)) : 0;
}

/** A person needs a while to find a word, and longer for a hard choice. */
const delay = (hard: number, chance: Chance): Millis => Math.round(900 + 1400 * hard) + chance.below(600);
