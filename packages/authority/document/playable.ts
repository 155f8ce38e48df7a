import type { AnyGame } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import type { AuthorityDeps } from '../deps.ts';
import type { Versioned } from '../store.ts';
import type { TableDoc } from './document.ts';
import { DOC_FORMAT } from './document-format.ts';

/** Refusal code: the table was written by a later release. */
export const NEWER_TABLE = 'NEWER_TABLE';

export interface Playable {
  readonly doc: Versioned<TableDoc>;
  readonly game: AnyGame;
}

/**
 * A table with the rules it is played by, or why it can no longer be played. A match goes on under the rules it was
 * begun with as long as we still have them. Otherwise a table that has not been dealt goes on under today's rules, and
 * a match in progress is closed for good, which makes its record public. A table written by a later release is refused
 * and left alone.
 */
export async function playable(deps: AuthorityDeps, id: string): Promise<Result<Playable>> {
  for (;;) {
    const found = await deps.store.table(id);
    if (!found) return refuse('NO_SUCH_TABLE');
    const { doc, version } = found;
    if (doc.closed) return refuse('TABLE_CLOSED', { reason: doc.closed });
    const game = doc.format > DOC_FORMAT ? null : await deps.loadGame(doc.game, doc.options, doc.rules);
    if (!game || doc.rules > game.rules) return refuse(NEWER_TABLE);
    if (doc.rules === game.rules) {
      const options = parse(game.options, doc.options, 'BAD_OPTIONS');
      return options.ok ? ok({ doc: found, game }) : refuse(NEWER_TABLE, options.error.params);
    }
    if (doc.phase === 'over') return refuse('TABLE_CLOSED', { reason: 'OTHER_RULES' });
    const now = deps.now();
    const changed = doc.phase === 'gathering' ? underRulesOf(game, doc) : { ...closed(doc), ended: now };
    await deps.store.commit(id, { doc: { doc: { ...changed, changed: now }, version }, wakeAt: null }); // a faster node wrote the same
  }
}

const closed = (doc: TableDoc): TableDoc => ({ ...doc, phase: 'over', closed: 'OTHER_RULES' });

/** Options that today's rules do not know are replaced by the defaults. */
function underRulesOf(game: AnyGame, doc: TableDoc): TableDoc {
  const upgraded = game.upgradeOptions?.(doc.options, doc.rules) ?? doc.options;
  const options = parse(game.options, upgraded, 'BAD_OPTIONS');
  const fallback = parse(game.options, {}, 'BAD_OPTIONS');
  const agreed = options.ok ? options.value : fallback.ok ? fallback.value : {};
  return { ...doc, rules: game.rules, options: agreed as Json };
}
