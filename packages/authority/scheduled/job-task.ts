import type { Slug } from '@izvilina/games/registry.ts';
import type { AnyAct, PendingJob } from '@izvilina/kernel/game.ts';
import type { Match } from '@izvilina/kernel/match.ts';
import { ok, refuse } from '@izvilina/kernel/result.ts';
import type { Deps } from '../deps.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';
import { isOutdated, type TablePorts } from './table-ports.ts';

/**
 * Runs a match's pending job and writes its result, if the match has not gone on meanwhile. The job is part of the state:
 * a server that dies in the middle of it runs it again. When it fails or takes too long, the game goes on with `ifFailed`.
 */
export function jobTask(
  match: Match,
  pending: PendingJob<AnyAct, unknown>,
  deps: Deps,
  ports: TablePorts,
): ScheduledTask {
  const { slug } = match.game;
  const key = `job:${match.seq}`;
  const failed = (why: unknown) => {
    deps.log('job failed', { game: slug, seq: match.seq, why });
    return pending.ifFailed;
  };
  const append = (act: AnyAct) =>
    ports.append('referee', key, (now) =>
      now.seq === match.seq ? ok({ at: deps.now(), by: 'referee', act }) : refuse('STALE'),
    );
  /** Null: called off, and then a failure may be that of a server that is going down. */
  const result = (wanted: () => boolean): Promise<AnyAct | null> =>
    deps
      .runJob({ game: slug as Slug, job: pending.job }) // one of the games that were loaded
      .catch((error: unknown) => (wanted() ? failed(String(error)) : null));
  let act: AnyAct | null = null; // one that could not be written is tried again as it is
  return {
    key,
    after: 0,
    async run(wanted) {
      act ??= await result(wanted);
      if (act === null || !wanted()) return;
      const appended = await append(act);
      if (!appended.ok && !isOutdated(appended.error)) await append(failed(appended.error));
    },
  };
}
