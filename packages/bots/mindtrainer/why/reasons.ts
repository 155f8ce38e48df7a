import type { Reason } from '../../bot.ts';

/** Parameters of each reason a bot can give for a move. Letters are tiles as on a rack; a blank is `*`. */
export interface ReasonParams {
  /** The words it makes, main word first, and their total score (including the bonus for seven). */
  readonly points: { readonly points: number; readonly words: readonly string[] };
  /** The strongest move, but with words that people hardly know. Added to advice for people. */
  readonly rare: { readonly words: readonly string[] };
  /** All seven tiles at once. */
  readonly allSeven: { readonly bonus: number };
  /** Rack and bag are empty: the points on the other racks are gained. */
  readonly goesOut: { readonly gained: number };
  /** A word premium; `times` is the product if it covers several. */
  readonly wordPremium: { readonly times: number };
  /** An expensive letter on a letter premium; `words` is 2 where it counts in both directions. */
  readonly letterPremium: { readonly letter: string; readonly times: number; readonly words: number };
  /** More than two words in one turn. */
  readonly manyWords: { readonly count: number };
  /** Takes a triple word that the others could have reached. */
  readonly closesTriple: { readonly x: number; readonly y: number };
  /** Brings a triple-word cell within reach of the next player: an argument against the move. */
  readonly opensTriple: { readonly x: number; readonly y: number };
  /** The tiles that stay on the rack are worth more than average. */
  readonly keepsGood: { readonly tiles: readonly string[]; readonly points: number };
  /** Gets rid of tiles that are hard to use. */
  readonly shedsHard: { readonly tiles: readonly string[] };
  /** Why tiles are exchanged: no word is worth as much as a better rack. */
  readonly poorRack: { readonly tiles: readonly string[]; readonly kept: readonly string[] };
  /** No word can be laid with this rack. */
  readonly noWord: Readonly<Record<string, never>>;
  /** Any word would cost more than it brings. */
  readonly waits: Readonly<Record<string, never>>;
  /** Average over simulated games: growth of the lead until after the player's next turn. */
  readonly expects: { readonly points: number };
  readonly winChance: { readonly percent: number };
  /** The endgame is solved: with best play the game ends with this lead (negative: behind). */
  readonly counted: { readonly lead: number };
  /** Without a dictionary: why a word is accepted or challenged. */
  readonly inDictionary: { readonly words: readonly string[] };
  readonly notInDictionary: { readonly words: readonly string[] };
}
export type ReasonKey = keyof ReasonParams;

/** In the order of importance. */
export const REASONS = [
  ...(['allSeven', 'goesOut', 'points', 'rare', 'wordPremium', 'letterPremium', 'manyWords', 'closesTriple'] as const),
  ...(['keepsGood', 'shedsHard', 'poorRack', 'noWord', 'waits', 'opensTriple'] as const),
  ...(['counted', 'expects', 'winChance', 'inDictionary', 'notInDictionary'] as const),
] as const satisfies readonly ReasonKey[];

export const reason = <K extends ReasonKey>(key: K, params: ReasonParams[K]): Reason => ({
  key,
  params: { ...params },
});
