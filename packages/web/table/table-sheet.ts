import type { Happening } from '@izvilina/kernel/game.ts';
import type { ComponentType } from 'react';

/** A line of the log and its happening, by which the rulebook finds the rule behind it. */
export interface LogEntry {
  readonly text: string;
  readonly happening: Happening;
}

/** What a player can look up during a game. */
export type SheetContent = 'log' | 'rules' | 'settings';

/** The sheet over the table, passed in by the page around it: the sheet uses pages that a table must not import. */
export type TableSheet = ComponentType<{
  readonly content: SheetContent;
  readonly game: string;
  readonly log: readonly LogEntry[];
  readonly onClose: () => void;
}>;
