import type { Slug } from '@izvilina/games/registry.ts';
import type { AnyAct, PendingJob } from '@izvilina/kernel/game.ts';
import type { Match } from '@izvilina/kernel/match.ts';
import { ok, refuse } from '@izvilina/kernel/result.ts';
import type { Deps } from '../deps.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';
import { isOutdated, type TablePorts } from './table-ports.ts';

/**
 * Runs a match's pending job and writes its result, unless the match has gone on meanwhile. The job is part of the
 * state: after a crash it runs again. When it fails or takes too long, the game goes on with `ifFailed`.
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
  /** Null if the task was called off: the failure may then come from a server that is shutting down. */
  const result = (wanted: () => boolean): Promise<AnyAct | null> =>
    deps
      .runJob({ game: slug as Slug, job: pending.job }) // the slug is that of a loaded game
      .catch((error: unknown) => (wanted() ? failed(String(error)) : null));
  let act: AnyAct | null = null; // kept, so that a failed write is retried with the same act
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
