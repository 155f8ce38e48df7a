import type { AnyGame, Language } from '@izvilina/kernel/game.ts';

/**
 * What is known of a game without its rules: a shelf shows it before anything else is loaded. Every game has it in
 * `<slug>/facts.ts`, a file that imports nothing but this type, and spreads it into its `Game`.
 */
export type GameFacts = Pick<AnyGame, 'slug' | 'title' | 'players'>;

/** What a game's bots are called, by seat: three of one level must not share a name. In `<slug>/bot-names.ts`. */
export type BotNames = Readonly<Record<Language, readonly string[]>>;

/** What players like to say at this game, by id. In `<slug>/phrases.ts`. An id stays what it means: it travels between versions. */
export type Phrases = Readonly<Record<string, Readonly<Record<Language, string>>>>;
