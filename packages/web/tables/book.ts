import type { Happening, Language, Seat, View } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import type { ComponentType } from 'react';
import type { NameOf } from './module.ts';

/** A move that a rulebook reader tried on a page that asks for another one, and its outcome. */
export interface Attempt<V extends View = View, Move = Json, H extends Happening = Happening> {
  readonly seat: Seat;
  readonly move: Move;
  /** The position as the reader saw it. */
  readonly before: V;
  /** Same as `before` when the rules refused the move. */
  readonly after: V;
  /** What the move led to, including the other seats' answers. */
  readonly happened: readonly H[];
  /** Null when the rules allowed the move. */
  readonly refusal: Refusal | null;
}

/** An attempt as explained by the rules. */
export interface Explained {
  /** `wrong`: against the rules, a mistake or a loss. `fine`: a good move, though not the one the page is about. */
  readonly tone: 'wrong' | 'fine';
  /** The ledger row that decided. */
  readonly rule: string;
  /** The outcome in a few words: «26 — шестая». */
  readonly headline: string;
  /** The reasons, in the order of thought. Never empty. */
  readonly steps: readonly string[];
}

export interface Telling {
  readonly language: Language;
  readonly nameOf: NameOf;
}

/** The moves of a scenario as played; the figure beside the rule is drawn from them. */
export interface FigureProps<V extends View = View, H extends Happening = Happening> {
  /** The ledger row that the page is about. */
  readonly rule: string;
  readonly seat: Seat;
  readonly before: V;
  readonly after: V;
  readonly happened: readonly H[];
}

/** What a game adds to its rulebook. Loaded with the book, never with the table. */
export interface BookDefinition<V extends View, Move, H extends Happening> {
  explain(attempt: Attempt<V, Move, H>, telling: Telling): Explained;
  /** The explanation is about the position before the move, so the board goes back to it. */
  readonly explainsBefore: boolean;
  /** A picture of the rule in the units of `Drawing`; draws nothing when the moves have nothing to show. */
  readonly Figure: ComponentType<FigureProps<V, H>>;
}

export type BookModule = BookDefinition<View, Json, Happening>;

/** Casts like `defineTable`: the shell gives a game's book only that game's own views and moves. */
export const defineBook = <V extends View, Move, H extends Happening>(
  definition: BookDefinition<V, Move, H>,
): BookModule => definition as unknown as BookModule;
