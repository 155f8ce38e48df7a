import type { Happening } from '@izvilina/kernel/game.ts';

/** A line of the log, and what it tells of: the rulebook knows the rule behind that. */
export interface LogLine {
  readonly text: string;
  readonly happening: Happening;
}
