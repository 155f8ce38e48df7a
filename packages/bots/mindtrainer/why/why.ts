import type { LayMove, Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import {
  type Board,
  type Cell,
  charAt,
  isFree,
  isOnBoard,
  premiumAt,
  SIZE,
  tilesOn,
  withTiles,
} from '@izvilina/games/mindtrainer/pieces/board.ts';
import { pointsOf, RACK, type Tile, tilesIn, unseen, without } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import { type Score, scoreOf } from '@izvilina/games/mindtrainer/rules/score.ts';
import type { ScoredLay } from '@izvilina/games/mindtrainer/state.ts';
import type { Reason } from '../../bot.ts';
import { percent } from '../../percent.ts';
import type { Choice } from '../choices.ts';
import { kindOf } from '../kinds.ts';
import type { Knowledge } from '../knowledge.ts';
import { copyAt } from '../leaves/leaves.ts';
import { REASONS, reason } from './reasons.ts';

const GOOD_LEAVE = 4;
const HARD_TILE = -2.5;
const EXPENSIVE = 3;

export function reasonsFor(known: Knowledge, choice: Choice, noWord: boolean): Reason[] {
  const { move } = choice;
  if (move.type === 'lay') return laying(known, choice, move);
  if (noWord) return [reason('noWord', {})];
  if (move.type !== 'exchange') return [reason('waits', {})];
  const kept = tilesIn(without(known.view.rack, move.tiles) ?? '');
  return [reason('poorRack', { tiles: move.tiles, kept })];
}

/** Reasons about a move that was not weighed; none for a pass. */
export function reasonsOfMove(known: Knowledge, move: Move): Reason[] {
  if (move.type === 'lay') return laying(known, { left: 0 }, move);
  if (move.type === 'pass') return [];
  return reasonsFor(known, { move, left: 0, looks: 0, plan: '', play: () => {} }, false);
}

function laying({ view, player: { leaves } }: Knowledge, { left }: Pick<Choice, 'left'>, { tiles }: LayMove): Reason[] {
  const { board, rack, bag } = view;
  const laid = tiles as ScoredLay['tiles'];
  const score = scoreOf(board, laid);
  const used = laid.map(({ letter, blank }): Tile => (blank ? '*' : letter));
  const kept = tilesIn(without(rack, used) ?? '');
  const reasons = [
    reason('points', { points: score.total, words: score.words.map(({ word }) => word) }),
    ...premiums(board, laid, score),
    ...triples(board, laid),
  ];
  if (used.length === RACK) reasons.push(reason('allSeven', { bonus: score.bonus }));
  if (score.words.length > 2) reasons.push(reason('manyWords', { count: score.words.length }));
  if (kept.length === 0 && bag === 0) reasons.push(reason('goesOut', { gained: unplayed(view, used) }));
  if (bag > 0 && kept.length > 0 && left >= GOOD_LEAVE)
    reasons.push(reason('keepsGood', { tiles: kept, points: Math.round(left) }));
  const hard = bag > 0 ? used.filter((tile) => leaves[copyAt(kindOf(tile), 1)]! <= HARD_TILE) : [];
  if (hard.length > 0) reasons.push(reason('shedsHard', { tiles: hard }));
  return inOrder(reasons);
}

const inOrder = (reasons: readonly Reason[]): Reason[] => {
  const order: readonly string[] = REASONS;
  return reasons.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
};

/** Points of all unseen tiles; with an empty bag they are on the other racks. */
function unplayed({ board, rack }: Knowledge['view'], used: readonly Tile[]): number {
  const seen = [...tilesOn(board), ...tilesIn(without(rack, used) ?? ''), ...used];
  return unseen(seen).reduce((sum, tile) => sum + pointsOf(tile), 0);
}

/** Word premiums under the tiles, and the best letter premium under an expensive letter. */
function premiums(board: Board, laid: ScoredLay['tiles'], { words }: Score): Reason[] {
  const reasons: Reason[] = [];
  const times = laid.reduce((product, { x, y }) => product * premiumAt(x, y).word, 1);
  if (times > 1) reasons.push(reason('wordPremium', { times }));
  const after = withTiles(board, laid);
  const expensive = laid
    .filter(({ x, y, letter, blank }) => !blank && premiumAt(x, y).letter > 1 && pointsOf(letter) >= EXPENSIVE)
    .map(({ x, y, letter }) => ({
      letter,
      times: premiumAt(x, y).letter,
      words: wordsThrough(after, { x, y }, words.length),
    }))
    .toSorted((a, b) => pointsOf(b.letter) * b.times * b.words - pointsOf(a.letter) * a.times * a.words);
  if (expensive[0]) reasons.push(reason('letterPremium', expensive[0]));
  return reasons;
}

const wordsThrough = (after: Board, { x, y }: Cell, words: number): number => {
  const across = !isFree(after, x - 1, y) || !isFree(after, x + 1, y);
  const down = !isFree(after, x, y - 1) || !isFree(after, x, y + 1);
  return words > 1 && across && down ? 2 : 1;
};

/** Distance in cells at which a triple-word cell is still easily reached from a tile. */
const REACH = 4;

const TRIPLES: readonly Cell[] = Array.from({ length: SIZE * SIZE }, (_, at) => ({
  x: at % SIZE,
  y: Math.floor(at / SIZE),
})).filter(({ x, y }) => premiumAt(x, y).word === 3);

/** Whether a word over this free cell could use a tile near it in its row or column. */
function isInReach(board: Board, { x, y }: Cell): boolean {
  for (let away = 1; away <= REACH; away++)
    for (const [dx, dy] of [
      [away, 0],
      [-away, 0],
      [0, away],
      [0, -away],
    ] as const)
      if (isOnBoard({ x: x + dx, y: y + dy }) && charAt(board, x + dx, y + dy) !== '.') return true;
  return false;
}

function triples(board: Board, laid: ScoredLay['tiles']): Reason[] {
  const after = withTiles(board, laid);
  const free = TRIPLES.filter(({ x, y }) => isFree(board, x, y));
  const closed = free.find((cell) => isInReach(board, cell) && !isFree(after, cell.x, cell.y));
  const opened = free.find(
    (cell) => isFree(after, cell.x, cell.y) && isInReach(after, cell) && !isInReach(board, cell),
  );
  return [
    ...(closed ? [reason('closesTriple', { x: closed.x, y: closed.y })] : []),
    ...(opened ? [reason('opensTriple', { x: opened.x, y: opened.y })] : []),
  ];
}

/** Reasons from the results of a simulation. */
export const simulated = (points: number, chance: number): Reason[] => [
  reason('expects', { points: Math.round(points) }),
  reason('winChance', { percent: percent(chance) }),
];
