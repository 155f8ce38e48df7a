import { burning, consequences } from '@izvilina/games/brainstorm/consequences.ts';
import { moves } from '@izvilina/games/brainstorm/legal-moves.ts';
import type { Move } from '@izvilina/games/brainstorm/move-shapes.ts';
import { type Lay, placementOf } from '@izvilina/games/brainstorm/placement.ts';
import { POINTS } from '@izvilina/games/brainstorm/score.ts';
import type { Rest, TileId } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view.ts';
import { type Chance, drawn } from '@izvilina/kernel/chance.ts';
import { type Bots, LEVELS, type Thought } from '../bot.ts';

const NAMES = [...LEVELS, 'random'] as const;

/** How many moves a level looks at before it takes the one worth most at once. */
const LOOKS: Readonly<Record<(typeof NAMES)[number], number>> = {
  novice: 2,
  casual: 5,
  strong: 12,
  master: 40,
  random: 1,
};

const isName = (name: string): name is (typeof NAMES)[number] => Object.hasOwn(LOOKS, name);

/** A first opponent: it throws at random, and looks one placement ahead. */
export const bots: Bots<BrainstormView, Move> = { names: NAMES, think };

function think(name: string, view: BrainstormView, chance: Chance): Thought<Move> {
  if (!isName(name)) throw new Error(`no bot is called ${name}`);
  const candidates = candidatesFor(view, LOOKS[name], chance)
    .map((move) => ({ move, value: worthOf(view, move), why: [] }))
    .sort((a, b) => b.value - a.value);
  const [best] = candidates;
  if (best === undefined) throw new Error('nothing to decide');
  return { move: best.move, value: best.value, nodes: candidates.length, best: candidates.slice(0, 3) };
}

function candidatesFor(view: BrainstormView, count: number, chance: Chance): Move[] {
  const legal = moves(view);
  if (legal.finite) return count === 1 ? [drawn(legal.all, chance)] : [...legal.all];
  return Array.from({ length: view.phase === 'lay' || view.phase === 'burn' ? count : 1 }, () =>
    legal.sample(chance),
  ).filter((move) => move !== null);
}

/** What the move is worth at once, in points; what cannot be told so is worth nothing. */
function worthOf(view: BrainstormView, move: Move): number {
  if (view.viewer === 'watcher') return 0;
  switch (move.type) {
    case 'lay':
      return layValue(view, view.rest as Rest, move, view.viewer);
    case 'burn':
      return burnValue(view, view.rest as Rest, move.angle, view.viewer);
    case 'pawn':
      return move.on ? 1 : 0;
    case 'relocate':
      return points(view, view.relocations[0]?.parts.find((part) => part.includes(move.to)) ?? []);
    case 'claim':
      return points(view, view.claims[0]?.parts.find((part) => part.includes(move.on ?? '')) ?? []);
    case 'side':
      return -(view.scores[move.player] ?? 0);
    default:
      return 0;
  }
}

const points = ({ tiles }: BrainstormView, ids: readonly TileId[]): number =>
  tiles.reduce((sum, { id, tile }) => sum + (ids.includes(id) ? POINTS[tile] : 0), 0);

function layValue(view: BrainstormView, rest: Rest, lay: Lay, player: number): number {
  const seen = consequences(view, player, placementOf(rest, lay));
  const gained =
    POINTS[lay.tile] +
    points(
      view,
      seen.neutrals.flatMap(({ tiles }) => tiles),
    );
  switch (seen.kind) {
    case 'free':
      return seen.claimable ? gained : 0;
    case 'own':
      return gained;
    case 'foreign':
      return -gained;
    default: {
      const taken = points(
        view,
        seen.fights.filter(({ wins }) => wins).flatMap(({ tiles }) => tiles),
      );
      const stays = seen.sides.some(({ player: side, stays: alive }) => side === player && alive);
      return taken + (stays ? gained : 0);
    }
  }
}

const burnValue = (view: BrainstormView, { at }: Rest, angle: number, player: number): number =>
  burning(view, at, angle).damage.reduce(
    (sum, { owner, lost }) => sum + (owner === null ? 0 : owner === player ? -1 : 1) * points(view, lost),
    0,
  );
