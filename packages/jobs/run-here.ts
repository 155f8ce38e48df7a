import { isSlug } from '@izvilina/games/registry.ts';
import type { AnyAct, PendingJob } from '@izvilina/kernel/game.ts';
import { advance, type Match } from '@izvilina/kernel/match.ts';
import { loadJobRunner } from './registry.ts';

/** Runs one job of a game and rejects when it fails. */
export type RunJob = (game: string, job: unknown) => Promise<AnyAct>;

/** Runs it in this thread: for programs that have nothing else to do meanwhile (engine, duel). */
export const runJobHere: RunJob = async (game, job) => {
  if (!isSlug(game)) throw new Error(`no game ${game}`);
  return (await loadJobRunner(game)).run(job);
};

/** The act that settles a match's pending job: its result, or `ifFailed` if there is none that the rules accept. */
export async function jobResult(
  match: Match,
  { job, ifFailed }: PendingJob<AnyAct, unknown>,
  run: RunJob,
): Promise<AnyAct> {
  try {
    const act = await run(match.game.slug, job);
    return advance(match, { at: match.at, by: 'referee', act }).ok ? act : ifFailed;
  } catch {
    return ifFailed;
  }
}
