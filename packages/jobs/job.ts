import type { Slug } from '@izvilina/games/registry.ts';
import type { AnyAct, Millis } from '@izvilina/kernel/game.ts';

/**
 * Does the long work that a game's state asks for (`turn.referee.job`). The result is a referee's act that depends on
 * the job alone, so that any node can compute it again.
 */
export interface JobRunner<Job, Act extends AnyAct> {
  /** How long a job may take before its thread is ended and the game goes on with `ifFailed`. */
  readonly limitMs: Millis;
  run(job: Job): Act;
}

export type AnyJobRunner = JobRunner<unknown, AnyAct>;

export interface JobRequest {
  readonly game: Slug;
  readonly job: unknown;
}
