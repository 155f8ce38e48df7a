import type { Size } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Burning, Consequences } from '@izvilina/games/brainstorm/rules/consequences.ts';
import { POINTS } from '@izvilina/games/brainstorm/rules/score.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { pointsIn } from '../stage/points.ts';

type Laid = Pick<BrainstormView, 'tiles' | 'players' | 'turn'>;

/**
 * By seat: the immediate change in points, as far as it is certain. A pawn that may be placed is counted; what a split
 * cuts off, or a side yet to be chosen, is not.
 */
export function gainsOf(view: Laid, size: Size, what: Consequences): readonly number[] {
  const gains = Array<number>(view.players).fill(0);
  const joining =
    POINTS[size] +
    pointsIn(
      view,
      what.neutrals.flatMap(({ tiles }) => tiles),
    );
  const add = (seat: number, points: number) => {
    gains[seat] = (gains[seat] ?? 0) + points;
  };
  switch (what.kind) {
    case 'free':
      if (what.claimable) add(view.turn, joining);
      break;
    case 'own':
    case 'foreign':
      add(what.sides[0]?.player ?? view.turn, joining);
      break;
    case 'battle':
      for (const fight of what.fights) if (fight.wins) add(fight.against, -pointsIn(view, fight.tiles));
      if (what.sides.every(({ stays }) => stays)) add(view.turn, joining);
      break;
    case 'side':
      break;
  }
  return gains;
}

export function burningGains(view: Laid, { damage }: Burning): readonly number[] {
  const gains = Array<number>(view.players).fill(0);
  for (const { owner, lost } of damage) if (owner !== null) gains[owner] = (gains[owner] ?? 0) - pointsIn(view, lost);
  return gains;
}
