import { type LogLine, linesOf } from '../../shared/lines.tsx';
import type { Brainstorm } from '../brainstorm.ts';
import { describe } from '../words/describe.ts';

/**
 * The line of what is being animated; at rest, the last happening worth a line. Null while a die flies, so as not to
 * reveal where it stops.
 */
export function justHappened(game: Pick<Brainstorm, 'stage' | 'view' | 'nameOf' | 'words'>): LogLine | null {
  const { stage, view, nameOf, words } = game;
  if (stage.happened.some(({ type }) => type === 'thrown' || type === 'dropped')) return null;
  const lines = (happened: typeof stage.happened) => linesOf(happened, (one) => describe(one, nameOf, words));
  return lines(stage.happened).at(-1) ?? lines(view.happened).at(-1) ?? null;
}

/** The line at the start. A set-up position, or one that was gone back to, has tiles or a die on the table. */
export const beforeAnything = ({ view, words: { log } }: Pick<Brainstorm, 'view' | 'words'>): LogLine => ({
  text: view.rest ? log.thrown(view.rest.die, 'table') : view.tiles.length > 0 ? log.goesOn : log.begin,
  player: null,
});
