import { ok, type Result } from '@izvilina/kernel/result.ts';
import { boxOutline, outlineOf } from '../geometry/outline.ts';
import { touches } from '../geometry/touch.ts';
import { exactDegrees, exactMm, toHundredths } from '../geometry/units.ts';
import { illegal } from '../moves/illegal.ts';
import type { MoveOf } from '../moves/move-shapes.ts';
import type { BoxPose, Table } from '../pieces/pieces.ts';
import { type LaidTile, type State, withHappened } from '../state.ts';

/** Most moves of the box per throw: a game has to end. */
export const BOX_MOVES = 8;

/** BS-07: before a throw the box may be put wholly on the table and on no tile, or removed. */
export function moveBox(state: State, { pose }: MoveOf<'box'>): Result<State> {
  if (state.boxMoves >= BOX_MOVES) return illegal('BOX_MOVED_TOO_OFTEN', { limit: BOX_MOVES });
  const box = pose && exactBox(pose);
  const reason = box && boxFault(state, box);
  if (reason !== null) return illegal(reason);
  return ok(
    withHappened({ ...state, box, boxMoves: state.boxMoves + 1 }, { type: 'box', player: state.turn, pose: box }),
  );
}

export const exactBox = ({ at, angle, stance }: BoxPose): BoxPose => ({
  at: [exactMm(at[0]), exactMm(at[1])],
  angle: exactDegrees(angle),
  stance,
});

export function boxFault(
  { table, tiles }: { readonly table: Table; readonly tiles: readonly LaidTile[] },
  box: BoxPose,
): 'BOX_OFF_TABLE' | 'BOX_ON_TILE' | null {
  const reach = Math.max(table.width, table.depth);
  if (Math.abs(box.at[0]) > reach || Math.abs(box.at[1]) > reach) return 'BOX_OFF_TABLE';
  const outline = boxOutline(box);
  const [x, y] = [toHundredths(table.width / 2), toHundredths(table.depth / 2)];
  if (outline.left < -x || outline.right > x || outline.near < -y || outline.far > y) return 'BOX_OFF_TABLE';
  return tiles.some((tile) => touches(outlineOf(tile), outline, 0)) ? 'BOX_ON_TILE' : null;
}
