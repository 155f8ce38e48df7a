import { placementOf } from '@izvilina/games/brainstorm/geometry/placement.ts';
import type { Move, MoveOf } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import { type Consequences, consequences } from '@izvilina/games/brainstorm/rules/consequences.ts';
import type { Rest } from '@izvilina/games/brainstorm/state.ts';
import { type BrainstormView, imagine } from '@izvilina/games/brainstorm/view/view.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import type { PuzzleKind } from '../puzzles/kind.ts';
import { after, settle } from './follow-up.ts';
import { movesAt } from './lays.ts';
import { leadOf } from './value.ts';

/** Fewest tiles on the table, so that there is something to join or cut. */
const LEAST_TILES = 5;
/** Lays whose value is less than this below the best count as equally good: only the corner of some tile differs. */
const SAME = 0.5;

/** At most one lay in this many may be best. */
const RARE = 4;

/**
 * The question is how to lay the tile on the die at rest. Values are points: the seat's lead once all following
 * questions are answered. A throw is no puzzle, because its result is uncertain.
 */
export const puzzles: PuzzleKind<BrainstormView, Move> = {
  seats: ['casual', 'casual', 'casual'],
  options: {},
  nodes: 1500,
  margin: 1.5,
  tooEasyFor: null,
  mostOfGame: 6,
  isWorthAsking: ({ phase, rest, tiles }) => phase === 'lay' && rest !== null && tiles.length >= LEAST_TILES,
  isAsGood: (view, best, move) => worthOf(view, move) >= worthOf(view, best) - SAME,
  position: ({ players, options, tiles, pawns, tokens, supply, turn, dice, thrown, burned, box, rest }) => ({
    players,
    options,
    pawns,
    tokens,
    supply,
    turn,
    dice,
    thrown,
    burned,
    box,
    rest,
    tiles: tiles.map(({ id, tile, face, at, angle }) => ({ id, tile, face, at, angle })),
  }),
  lead,
};

const worthOf = (view: BrainstormView, move: Move): number =>
  leadOf(settle(after(imagine(view), move)), view.viewer as Seat);

/**
 * How far the best lay is ahead of the best one that is not equally good. Null if it needs the slack of the hole, if
 * too many lays are equally good, or if the first one that people would try is among them.
 */
function lead(view: BrainstormView, best: Move): number | null {
  const top = worthOf(view, best);
  const all = movesAt(view.rest as Rest, false).map((move) => ({
    value: worthOf(view, move),
    appeal: appealOf(view, move as MoveOf<'lay'>),
  }));
  const first = all.reduce((kept, lay) => (lay.appeal > kept.appeal ? lay : kept));
  const others = all.filter(({ value }) => value < top - SAME);
  const same = all.length - others.length;
  if (same === 0 || same * RARE > all.length || !others.includes(first)) return null;
  return top - Math.max(...others.map(({ value }) => value));
}

/** What people try first: to grow, then to win a battle, then to found a new network. */
const APPEAL: Readonly<Record<Consequences['kind'], number>> = { own: 3, battle: 2, free: 1, side: 0, foreign: 0 };

function appealOf(view: BrainstormView, lay: MoveOf<'lay'>): number {
  const what = consequences(view, view.turn, placementOf(view.rest as Rest, lay));
  return what.kind === 'battle' && !what.sides.every(({ stays }) => stays) ? 0 : APPEAL[what.kind];
}
