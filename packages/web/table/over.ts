import type { Happening } from '@izvilina/kernel/game.ts';
import type { ComponentType } from 'react';

/** A line of the log, and what it tells of: the rulebook knows the rule behind that. */
export interface LogLine {
  readonly text: string;
  readonly happening: Happening;
}

/** What a player looks up during a game. */
export type Lookup = 'log' | 'rules' | 'settings';

/** Lies over the table. It knows the other screens, which a table does not: whoever shows the table brings it. */
export type Over = ComponentType<{
  readonly lookup: Lookup;
  readonly game: string;
  readonly log: readonly LogLine[];
  readonly onClose: () => void;
}>;
