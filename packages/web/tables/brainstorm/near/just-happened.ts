import { type LogLine, linesOf } from '../../shared/lines.tsx';
import type { Brainstorm } from '../brainstorm.ts';
import { describe } from '../words/describe.ts';

/** While something is told, that; at rest the last thing worth a line. Of a die in the air it does not say where it stops. */
export function justHappened(game: Pick<Brainstorm, 'stage' | 'view' | 'nameOf' | 'words'>): LogLine | null {
  const { stage, view, nameOf, words } = game;
  if (stage.happened.some(({ type }) => type === 'thrown' || type === 'dropped')) return null;
  const lines = (happened: typeof stage.happened) => linesOf(happened, (one) => describe(one, nameOf, words));
  return lines(stage.happened).at(-1) ?? lines(view.happened).at(-1) ?? null;
}

/** Before anything was told: a position may begin with a die that lies on the table. */
export const beforeAnything = ({ view: { rest }, words: { log } }: Pick<Brainstorm, 'view' | 'words'>): LogLine => ({
  text: rest ? log.thrown(rest.die, 'table') : log.begin,
  player: null,
});
