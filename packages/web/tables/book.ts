import type { Happening, Language, Seat, View } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import type { ComponentType } from 'react';
import type { NameOf } from './module.ts';

/** Something a reader of the rulebook tried on a page that asks for something else, and what became of it. */
export interface Attempt<V extends View = View, Move = Json, H extends Happening = Happening> {
  readonly seat: Seat;
  readonly move: Move;
  /** The position as the reader saw it. */
  readonly before: V;
  /** The same as `before` where the rules refused the move. */
  readonly after: V;
  /** What the move led to, the others' answers included. */
  readonly happened: readonly H[];
  /** Null: the rules allowed it. */
  readonly refusal: Refusal | null;
}

/** What the rules make of an attempt. */
export interface Explained {
  /** `wrong`: against the rules, a mistake or a loss. `fine`: a good move, though not the one the page is about. */
  readonly tone: 'wrong' | 'fine';
  /** The row of the ledger that decided. */
  readonly rule: string;
  /** What it came to, in a few words: «26 — шестая». */
  readonly headline: string;
  /** Why, in the order in which one thinks. Never empty. */
  readonly steps: readonly string[];
}

export interface Telling {
  readonly language: Language;
  readonly nameOf: NameOf;
}

/** A line of a scenario as it was played: what the figure beside the rule is drawn from. */
export interface FigureProps<V extends View = View, H extends Happening = Happening> {
  readonly seat: Seat;
  readonly before: V;
  readonly after: V;
  readonly happened: readonly H[];
}

/** What a game adds to its rulebook. Loaded with the book, never with the table. */
export interface BookDefinition<V extends View, Move, H extends Happening> {
  explain(attempt: Attempt<V, Move, H>, telling: Telling): Explained;
  /** The explanation speaks of the position before the move: the board goes back to it while it is read. */
  readonly explainsBefore: boolean;
  /** A small picture of the rule. Draws nothing where the line has nothing to show. */
  readonly Figure: ComponentType<FigureProps<V, H>>;
}

export type BookModule = BookDefinition<View, Json, Happening>;

/** The same one cast as `defineTable`: the shell gives a game's book nothing but that game's own views and moves. */
export const defineBook = <V extends View, Move, H extends Happening>(
  definition: BookDefinition<V, Move, H>,
): BookModule => definition as unknown as BookModule;
