import { ingenious } from '@izvilina/games/ingenious/game.ts';
import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Millis } from '@izvilina/kernel/game.ts';
import type { Bots, Budget, Candidate, Thought } from '../bot.ts';
import { type Fast, fastFrom } from '../fast.ts';
import { hardness, search } from '../search.ts';
import { type Choice, choicesOf, judged } from './choices.ts';
import { imagine, type Knowledge, knowledgeOf } from './knowledge.ts';
import { among, horizonIn, isName, LEVEL, type Level, NAMES } from './levels.ts';
import { looksAtRacks } from './outlook/outlooks.ts';
import { inTheEnd, reasonsFor } from './reasons.ts';
import { rolloutProblem, settleAll } from './simulation/rollouts.ts';
import { appraiseFor, judgesPositions, styleFor } from './style.ts';
import { type Judge, lowestJudge } from './value.ts';
import { appraiseByRoom } from './worth/by-room.ts';
import type { Appraise } from './worth/worth.ts';

export const bots: Bots<IngeniousView, Move> = { names: NAMES, alsoPlayed: [{ mode: 'team' }], think };

type Progress = (nodes: number) => void;

/** How many moves are shown with their reasons. */
const SHOWN = 5;

function think(name: string, view: IngeniousView, chance: Chance, budget: Budget, progress?: Progress): Thought<Move> {
  if (!isName(name)) throw new Error(`no bot is called ${name}`);
  const listed = ingenious.moves(view);
  if (!listed.finite || listed.all.length === 0 || view.viewer === 'watcher') throw new Error('nothing to decide');
  const known = knowledgeOf(view, view.viewer);
  const level = among(LEVEL[name], known.sim);
  const fast = fastFrom(chance);
  switch (level.method) {
    case 'random':
      return atOnce(known, looking(known, some(listed.all, 1, chance)), fast, chance);
    case 'glance':
      return atOnce(known, looking(known, some(listed.all, level.breadth, chance)), fast, chance);
    case 'lowest':
      return atOnce(known, judged(known.sim, looking(known, listed.all), lowestJudge, fast), fast, chance);
    case 'search':
      return searched(known, listed.all, level, budget, fast, chance, progress);
  }
}

/** As many as a look falls on, now and then twice on the same; or all of them. */
const some = (all: readonly Move[], looks: number, chance: Chance): readonly Move[] =>
  looks === Number.POSITIVE_INFINITY
    ? all
    : [...new Set(Array.from({ length: looks }, () => all[chance.below(all.length)] as Move))];

const looking = (
  { sim }: Knowledge,
  moves: readonly Move[],
  appraise: Appraise = appraiseByRoom,
  denial: number = 0,
): Choice[] => choicesOf(sim, moves, appraise, denial);

/** The first of them, without any search. */
function atOnce(known: Knowledge, choices: readonly Choice[], fast: Fast, chance: Chance): Thought<Move> {
  const best = choices.slice(0, SHOWN).map((choice): Candidate<Move> => {
    const { move, looks } = choice;
    return { move, value: looks, why: reasonsFor(known, choice, fast) };
  });
  const { move, value } = best[0] as Candidate<Move>;
  return { move, after: delay(0, chance), value, nodes: 0, best };
}

function searched(
  known: Knowledge,
  all: readonly Move[],
  level: Level,
  budget: Budget,
  fast: Fast,
  chance: Chance,
  progress?: Progress,
): Thought<Move> {
  const began = performance.now();
  const style = { ...styleFor(known.sim, level), horizon: horizonIn(known.sim, level) };
  const choices = promising(known, all, level, style.judge, fast);
  const settled = level.solves ? settleAll(known, choices, style.judge, began + budget.ms / 2, fast) : [];
  const problem = rolloutProblem(known, choices, style, settled, fast);
  const counted = settled.length > 0 && settled.every((value) => value !== null);
  const own = judgesPositions(known.sim, level) ? level.nodes : level.leadNodes;
  const nodes = counted ? choices.length : (budget.nodes ?? own);
  const ms = MOST_OF_IT * budget.ms - (performance.now() - began);
  const found = search(problem, { nodes, ms, halving: level.halving }, progress);
  const best = found.all.slice(0, budget.explained ?? SHOWN).map(({ answer, value }): Candidate<Move> => {
    const choice = choices[answer] as Choice;
    const why = [...reasonsFor(known, choice, fast), ...inTheEnd(known, value, settled[answer] ?? null)];
    return { move: choice.move, value, why };
  });
  const { move, value } = best[0] as Candidate<Move>;
  return { move, after: delay(hardness(found.all, NOTICEABLE), chance), value, nodes: found.nodes, best };
}

/** The choices worth looking into. */
function promising(known: Knowledge, all: readonly Move[], level: Level, judge: Judge, fast: Fast): Choice[] {
  const { sim } = known;
  const choices = looking(known, all, appraiseFor(sim, level), level.denial);
  const sieves = level.sieve > 0 && sim.stage !== 'swap' && judgesPositions(sim, level);
  if (sieves && looksAtRacks(sim)) imagine(known, fast);
  const sieved = sieves ? judged(sim, choices.slice(0, level.sieve), judge, fast) : choices;
  const best = sieved.slice(0, level.breadth);
  // To decline a bonus looks like nothing, but it is always worth a thought.
  const skip = choices.find(({ move }) => move.type === 'skip');
  return skip && !best.some(({ move }) => move === skip.move) ? [...best, skip] : best;
}

/** Of the time given: the rest is for the reasons, and for a clock that is looked at now and then. */
const MOST_OF_IT = 0.96;

/** A difference in value that a person would notice. */
const NOTICEABLE = 0.02;

/** A person looks longer at a hard choice. */
const delay = (hard: number, chance: Chance): Millis => Math.round(600 + 900 * hard) + chance.below(300);
