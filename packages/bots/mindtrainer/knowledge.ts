import { mindtrainer } from '@izvilina/games/mindtrainer/game.ts';
import type { WordGraph } from '@izvilina/games/mindtrainer/lexicon/graph.ts';
import { lexiconForBots } from '@izvilina/games/mindtrainer/lexicon/lexicon.ts';
import { type FastBoard, fastBoard, putRows } from '@izvilina/games/mindtrainer/movegen/fast-board.ts';
import { type Generator, moveGenerator } from '@izvilina/games/mindtrainer/movegen/generator.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { LEAVE_WEIGHTS, type LeaveWeights } from './leaves/leaves.ts';
import { LEAVES_OF_ALL } from './leaves/leaves-of-all.ts';
import { LEAVES_OF_NOUNS } from './leaves/leaves-of-nouns.ts';
import type { Level } from './levels.ts';
import { type EquityPlayer, equityPlayer } from './player.ts';
import { type Sim, simOf } from './simulation/simulator.ts';

/** What a bot of some level makes of its view. */
export interface Knowledge {
  readonly view: MindtrainerView;
  readonly seat: Seat;
  /** With the words its level knows. */
  readonly board: FastBoard;
  readonly player: EquityPlayer;
  /** Possible racks and bag; the real ones if the bag is empty and there is one opponent. */
  imagine(): Sim;
}

const NO_LEAVES = new Float64Array(LEAVE_WEIGHTS);

export function knowledgeOf(view: MindtrainerView, seat: Seat, level: Level, chance: Chance): Knowledge {
  const { graph } = lexiconForBots(view.options);
  const board = fastBoard(graph, level.words);
  putRows(board, view.board);
  const player = equityPlayer(generatorFor(graph, level.words), leavesFor(view.options, level));
  return { view, seat, board, player, imagine: () => simOf(mindtrainer.imagine(view, chance)) };
}

function leavesFor({ lexicon, words }: MindtrainerView['options'], { minds }: Level): LeaveWeights {
  if (minds !== 'leaves') return NO_LEAVES;
  return lexicon === 'all' && words === undefined ? LEAVES_OF_ALL : LEAVES_OF_NOUNS;
}

const generators = new WeakMap<WordGraph, Map<number, Generator>>();

function generatorFor(graph: WordGraph, end: number): Generator {
  const made = generators.get(graph) ?? new Map<number, Generator>();
  generators.set(graph, made);
  const generator = made.get(end) ?? moveGenerator(graph, end);
  made.set(end, generator);
  return generator;
}
