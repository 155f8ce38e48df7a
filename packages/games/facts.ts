import type { AnyGame } from '@izvilina/kernel/game.ts';

/**
 * What is known of a game without its rules: a shelf shows it before anything else is loaded. Every game has it in
 * `<slug>/facts.ts`, a file that imports nothing but this type, and spreads it into its `Game`.
 */
export type GameFacts = Pick<AnyGame, 'slug' | 'title' | 'players'>;
