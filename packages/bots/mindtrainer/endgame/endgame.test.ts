import { mindtrainer } from '@izvilina/games/mindtrainer/game.ts';
import { lexiconForBots } from '@izvilina/games/mindtrainer/lexicon/lexicon.ts';
import { fastBoard, putRows } from '@izvilina/games/mindtrainer/movegen/fast-board.ts';
import { moveGenerator } from '@izvilina/games/mindtrainer/movegen/generator.ts';
import { layOf } from '@izvilina/games/mindtrainer/movegen/move-list.ts';
import type { LayMove, Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import type { State } from '@izvilina/games/mindtrainer/state.ts';
import { type Chance, chanceAt, chances, drawn, shuffled } from '@izvilina/kernel/chance.ts';
import { expect, test } from 'vitest';
import { LEAVE_WEIGHTS } from '../leaves/leaves.ts';
import { pickMoves } from '../move-columns.ts';
import { equityPlayer, survey } from '../player.ts';
import { leadOf, simOf } from '../simulation/simulator.ts';
import { played, table } from '../testing/tables.ts';
import { solveEndgame } from './endgame.ts';

const NO_CHANCE: Chance = chanceAt('nothing is drawn', 0);
const WORDS = ['КОТ', 'ТОК', 'КИТ', 'ОТ', 'ОКО', 'КОТИК', 'ТОКИ', 'ИК'];

/** The final lead of the seat to move with best play of both, by the rules themselves and without any cleverness. */
function bruteForce(state: State, seen: Map<string, number>): number {
  const seat = state.turn;
  const lead = ({ scores }: State): number => scores[seat]! - scores[1 - seat]!;
  const { board, racks, passes, passed, scores } = state;
  const key = JSON.stringify([board, racks, passes, passed, scores, seat]);
  const known = seen.get(key);
  if (known !== undefined) return known;
  const moves = mindtrainer.moves(mindtrainer.view(state, seat));
  if (!moves.finite) throw new Error('moves cannot be listed');
  const best = Math.max(...moves.all.map((move) => leadAfter(state, move, seen, lead)));
  seen.set(key, best);
  return best;
}

function leadAfter(state: State, move: Move, seen: Map<string, number>, lead: (state: State) => number): number {
  const next = played(state, state.turn, move, NO_CHANCE);
  return next.phase === 'over' ? lead(next) : -bruteForce(next, seen);
}

function smallEndgame(seed: string): State {
  const chance = chances(seed)(0);
  const board = Array.from({ length: 15 }, () => '.'.repeat(15));
  board[7] = `......${drawn(['КОТ', 'ТОК', 'КИТ'], chance)}......`;
  const tiles = shuffled([...'КОТИОКТИ'], chance);
  if (chance.below(4) === 0) tiles[0] = '*';
  const racks = [tiles.splice(0, 1 + chance.below(3)).join(''), tiles.splice(0, 1 + chance.below(3)).join('')];
  const passesToEnd = drawn(['all', 'any'] as const, chance);
  const scores = [chance.below(20), chance.below(20)];
  return table({
    players: 2,
    options: { words: WORDS, passesToEnd },
    board,
    racks,
    bag: '',
    scores,
    turn: chance.below(2),
  });
}

/** The solver's best move and the lead it promises; `exact` as reported by the solver. */
function solved(state: State, nodes: number) {
  const { graph, legalEnd } = lexiconForBots(state.options);
  const board = fastBoard(graph, legalEnd);
  putRows(board, state.board);
  const player = equityPlayer(moveGenerator(graph, legalEnd), new Float64Array(LEAVE_WEIGHTS));
  const sim = simOf(state);
  const list = survey(player, sim, board);
  const root = pickMoves(
    list,
    Array.from({ length: list.count }, (_, move) => move),
  );
  const { gains, exact } = solveEndgame(player, sim, board, root, { nodes, until: Number.POSITIVE_INFINITY });
  const best = gains.indexOf(Math.max(...gains));
  const tiles = best < root.count ? (layOf(root, best, board).tiles as LayMove['tiles']) : null;
  const move: Move = tiles === null ? { type: 'pass' } : { type: 'lay', tiles };
  return { move, lead: leadOf(sim.scores, state.turn) + gains[best]!, exact };
}

test('the endgame is counted out exactly: the same lead as brute force, and a move that keeps it', () => {
  for (let i = 0; i < 12; i++) {
    const state = smallEndgame(`endgame${i}`);
    const seen = new Map<string, number>();
    const { move, lead, exact } = solved(state, 200_000);
    expect({ lead, exact }, `endgame${i}`).toEqual({ lead: bruteForce(state, seen), exact: true });
    const seat = state.turn;
    expect(leadAfter(state, move, seen, ({ scores }) => scores[seat]! - scores[1 - seat]!)).toBe(lead);
  }
});

test('with few nodes it says that it only guesses, and still has a move', () => {
  const { exact, move } = solved(smallEndgame('endgame7'), 6);
  expect(exact).toBe(false);
  expect(['lay', 'pass']).toContain(move.type);
});
