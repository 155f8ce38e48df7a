import { placementOf } from '@izvilina/games/brainstorm/geometry/placement.ts';
import type { Move, MoveOf } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import { type Consequences, consequences } from '@izvilina/games/brainstorm/rules/consequences.ts';
import type { Rest } from '@izvilina/games/brainstorm/state.ts';
import { type BrainstormView, imagine } from '@izvilina/games/brainstorm/view/view.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import type { PuzzleKind } from '../puzzles/kind.ts';
import { after, settle } from './follow-up.ts';
import { movesAt } from './lays.ts';
import { against } from './value.ts';

/** Enough on the table to be joined or cut. */
const LEAST_TILES = 5;
/** Lays that come to this much less than the best are as good: only the corner of some tile differs. */
const SAME = 0.5;

/** One lay in so many is best at the most. */
const RARE = 4;

/**
 * How to lay the tile on the die at rest. The values are points: one's own lead once everybody has answered what the tile
 * asks. A throw is no puzzle: how it goes nobody can be sure of.
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
    ...{ players, options, pawns, tokens, supply, turn, dice, thrown, burned, box, rest },
    tiles: tiles.map(({ id, tile, face, at, angle }) => ({ id, tile, face, at, angle })),
  }),
  lead,
};

const worthOf = (view: BrainstormView, move: Move): number =>
  against(settle(after(imagine(view), move), against), view.viewer as Seat);

/**
 * How far the best is ahead of the best lay that does not come to the same. Null where it takes the play of the hole, where
 * too many lays are as good, or where the first thing that anybody would try is.
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

/** What people try first: to grow, then to fight and win, then to found something new. */
const APPEAL: Readonly<Record<Consequences['kind'], number>> = { own: 3, battle: 2, free: 1, side: 0, foreign: 0 };

function appealOf(view: BrainstormView, lay: MoveOf<'lay'>): number {
  const what = consequences(view, view.turn, placementOf(view.rest as Rest, lay));
  return what.kind === 'battle' && !what.sides.every(({ stays }) => stays) ? 0 : APPEAL[what.kind];
}
