import { isVoid } from '@izvilina/games/notnot/pieces/cards.ts';
import type { Negation } from '@izvilina/games/notnot/pieces/dice.ts';
import { SLOTS, type Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { Millis } from '@izvilina/kernel/game.ts';
import { below, type Fast, unit } from '../fast.ts';
import type { Level, Reflexes } from './levels.ts';
import { conditionsOf, isColour, isTurned, type Puzzle } from './puzzle.ts';

/** Shortest time in which the quickest people read a roll and find a card, and by how much that varies (ms). */
export const QUICKEST: Millis = 400;
const VARIES: Millis = 100;

/** Share of the plain time by which each difficulty slows an ordinary player down. */
const NEGATION: Readonly<Record<Negation, number>> = { nothing: 0, not: 0.2, notnot: 0.35, notnotnot: 0.5 };
const ARROW: Readonly<Record<Slot, number>> = { top: 0, right: 0.25, bottom: 0.35, left: 0.25 };
const SECOND = 0.12;
const INK = 0.1;
const LIE = 0.3;
const VOID = 0.05;

/** Difficulty of a puzzle; 0 for a plain roll of one word without complications. */
function load(puzzle: Puzzle): number {
  const { roll, table, up, lie } = puzzle;
  return (
    NEGATION[roll[2]] +
    (isTurned(puzzle) ? ARROW[up] : 0) +
    (conditionsOf(puzzle).length > 1 ? SECOND : 0) +
    (inkMisleads(puzzle) ? INK : 0) +
    (lie ? LIE : 0) +
    (SLOTS.some((slot) => isVoid(table[slot])) ? VOID : 0)
  );
}

/** Whether a colour's name is written in the colour of some portal on the table. */
function inkMisleads({ roll: [a, b], ink, table }: Puzzle): boolean {
  return [a, b].some(
    (word, die) =>
      isColour(word) &&
      ink[die] !== word &&
      SLOTS.some((slot) => table[slot]?.kind === 'portal' && table[slot].colour === ink[die]),
  );
}

/** Time this level takes for the puzzle as it sees it, in whole ms. */
export function reaction(level: Level, puzzle: Puzzle, lead: number, fast: Fast): Millis {
  const hardness = 1 + level.burden * load(puzzle);
  const time = Math.round(easing(lead) * hardness * exGaussian(level, fast));
  return Math.max(QUICKEST + below(fast, VARIES), time);
}

/** Extra time of a gentle bot at the first roll, and how much less it is at each later one. */
const PATIENCE: Millis = 4000;
const LESS_EACH: Millis = 400;
/** Least extra time, and what each rule in force adds to it. */
const LEAST: Millis = 800;
const MORE_BY_RULE: Millis = 900;

/** Extra time that a gentle bot gives a newcomer: the first rolls are read slowly, and so are new rules. */
export const patience = ({ round, rules }: Pick<NotNotView, 'round' | 'rules'>): Millis =>
  Math.max(LEAST + MORE_BY_RULE * rules.length, PATIENCE - LESS_EACH * (round - 1));

/** Strength of the effect per card of lead, and the most cards ahead or behind that count. */
const EASE = 0.3;
const MOST_IN_FRONT = 3;
const MOST_BEHIND = 2;

/**
 * Factor for the reaction time: a bot that leads slows down, one that is behind speeds up. So a game stays open to its
 * end, and the step to the next level is not too large. `lead` is in cards over the best of the others.
 */
export const easing = (lead: number): number => Math.exp(EASE * Math.max(-MOST_BEHIND, Math.min(MOST_IN_FRONT, lead)));

const exGaussian = ({ mu, sigma, tau }: Reflexes, fast: Fast): Millis =>
  mu + sigma * bell(fast) - tau * Math.log(1 - unit(fast));

/** An approximately normal number from twelve uniform ones: the same on every machine, and without far outliers. */
function bell(fast: Fast): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += unit(fast);
  return sum;
}
