import type { Slug } from '@izvilina/games/registry.ts';
import type { AnyAct, Millis } from '@izvilina/kernel/game.ts';

/**
 * Does the long work that a game's state asks for (`turn.referee.job`). The result is a referee's act that any node may
 * compute again: it follows from the job alone.
 */
export interface JobRunner<Job, Act extends AnyAct> {
  /** How long a job may take before its thread is given up and the game goes on with `ifFailed`. */
  readonly limitMs: Millis;
  run(job: Job): Act;
}

export type AnyJobRunner = JobRunner<unknown, AnyAct>;

export interface JobRequest {
  readonly game: Slug;
  readonly job: unknown;
}
