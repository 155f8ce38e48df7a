import type { AnyGame, Language } from '@izvilina/kernel/game.ts';

/**
 * What is known about a game without its rules: the shelf shows it before anything else is loaded. Every game has it in
 * `<slug>/facts.ts`, a file that imports only this type, and spreads it into its `Game`.
 */
export type GameFacts = Pick<AnyGame, 'slug' | 'title' | 'players'>;

/** Names of a game's bots, by seat: three bots of one level must not share a name. In `<slug>/bot-names.ts`. */
export type BotNames = Readonly<Record<Language, readonly string[]>>;

/** Ready phrases of a game, by id. In `<slug>/phrases.ts`. An id never changes its meaning: versions exchange ids. */
export type Phrases = Readonly<Record<string, Readonly<Record<Language, string>>>>;
