import type { MoveOf } from '../moves/move-shapes.ts';
import { DIE_SIDE, FACES, HOLE_SIDE, HOLES, type PlacedTile, SIZE_OF } from '../pieces/pieces.ts';
import type { Rest } from '../state.ts';
import { cosine, ONE, rounded, sine } from './sines.ts';
import { normalTenths, toDegrees, toHundredths, toMm, toTenths } from './units.ts';

export type Lay = MoveOf<'lay'>;
export type Slack = Lay['slack'];

export const NO_SLACK: Slack = { dx: 0, dy: 0, turn: 0 };

const HALF_DIE = toHundredths(DIE_SIDE / 2);
const HALF_HOLE = toHundredths(HOLE_SIDE / 2);
const CORNERS = [
  [HALF_DIE, HALF_DIE],
  [-HALF_DIE, HALF_DIE],
  [-HALF_DIE, -HALF_DIE],
  [HALF_DIE, -HALF_DIE],
] as const;

/**
 * BS-R4: whether the die's four corners are inside the hole of a tile that is shifted and turned by `slack`. Computed
 * in the hole's frame: the die is shifted the other way and turned back. Exact.
 */
export function holdsDie(rest: Pick<Rest, 'angle'>, { quarter, slack }: Pick<Lay, 'quarter' | 'slack'>): boolean {
  const angle = tileAngle(rest, { quarter, slack });
  const [sin, cos] = [sine(angle), cosine(angle)];
  const [dx, dy] = [-toHundredths(slack.dx), -toHundredths(slack.dy)];
  const [x, y] = [dx * cos + dy * sin, dy * cos - dx * sin];
  const back = toTenths(-slack.turn);
  const [backSin, backCos] = [sine(back), cosine(back)];
  const limit = HALF_HOLE * ONE;
  return CORNERS.every(([cx, cy]) => {
    const along = x + cx * backCos - cy * backSin;
    const across = y + cx * backSin + cy * backCos;
    return Math.abs(along) <= limit && Math.abs(across) <= limit;
  });
}

/** The tile's angle in tenths: the die's own angle, the quarter turns, and the play of the hole. */
const tileAngle = ({ angle }: Pick<Rest, 'angle'>, { quarter, slack }: Pick<Lay, 'quarter' | 'slack'>): number =>
  normalTenths(toTenths(angle) + 900 * quarter + toTenths(slack.turn));

/** BS-10: the placement of a tile whose hole is over the die. The hole must exist. */
export function placementOf(rest: Pick<Rest, 'at' | 'angle'>, lay: Omit<Lay, 'type'>): PlacedTile {
  const angle = tileAngle(rest, lay);
  const [sin, cos] = [sine(angle), cosine(angle)];
  const [holeX, holeY] = HOLES[lay.tile][lay.hole] as readonly [number, number];
  const [hx, hy] = [toHundredths(holeX), toHundredths(holeY) * (lay.face === 'back' ? -1 : 1)];
  const x = toHundredths(rest.at[0]) + toHundredths(lay.slack.dx) - rounded(hx * cos - hy * sin);
  const y = toHundredths(rest.at[1]) + toHundredths(lay.slack.dy) - rounded(hx * sin + hy * cos);
  return { tile: lay.tile, face: lay.face, at: [toMm(x), toMm(y)], angle: toDegrees(angle) };
}

/** BS-D2: the faces, holes and quarter turns possible for a die, without play: 4, 8 or 16. */
export function posesFor({ die }: Pick<Rest, 'die'>): Lay[] {
  const tile = SIZE_OF[die];
  // A small tile (a drop) looks the same from both sides.
  const faces = tile === 'small' ? FACES.slice(0, 1) : FACES;
  return faces.flatMap((face) =>
    HOLES[tile].flatMap((_, hole) =>
      [0, 1, 2, 3].map((quarter): Lay => ({ type: 'lay', tile, face, hole, quarter, slack: NO_SLACK })),
    ),
  );
}
