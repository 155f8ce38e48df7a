import type { Slug } from '@izvilina/games/registry.ts';
import { randomGames } from '@izvilina/games/testing/random-games.ts';
import { seatsOf } from '@izvilina/kernel/contract/table.ts';
import type { Happening, View } from '@izvilina/kernel/game.ts';
import { viewOf } from '@izvilina/kernel/match.ts';
import type { Direction } from '../tables/shared/stage.ts';

/** Tolerance for rounding, in milliseconds. */
const TOLERANCE = 2;

/**
 * Finds events of random games that the table shows for longer than `Game.tellingTime` says: the clock would start
 * before the question is visible. `told` counts the events that are shown at all.
 */
export async function toldTooLong<V extends View, Scene, H extends Happening>(
  slug: Slug,
  { sceneOf, framesOf }: Pick<Direction<V, Scene, H>, 'sceneOf' | 'framesOf'>,
  games = 8,
): Promise<{ readonly told: number; readonly tooLong: readonly string[] }> {
  const tooLong: string[] = [];
  let told = 0;
  for (const positions of await randomGames(slug, games))
    for (const [index, match] of positions.entries()) {
      const before = positions[index - 1];
      if (!before || match.players < 2) continue;
      const stated = match.game.tellingTime?.(match.state.happened) ?? 0;
      for (const viewer of [...seatsOf(match), 'watcher'] as const) {
        const seat = viewer === 'watcher' ? null : viewer;
        const happened = viewOf(match, viewer).happened as readonly H[];
        const frames = framesOf(sceneOf(viewOf(before, viewer) as V, seat), happened, seat);
        const shown = frames.reduce((sum, { hold }) => sum + hold, 0);
        if (shown > 0) told++;
        if (shown > stated + TOLERANCE) tooLong.push(`${shown} ms instead of ${stated}: ${JSON.stringify(happened)}`);
      }
    }
  return { told, tooLong: tooLong.slice(0, 3) };
}
