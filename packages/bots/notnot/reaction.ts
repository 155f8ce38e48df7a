import { isVoid } from '@izvilina/games/notnot/pieces/cards.ts';
import type { Negation } from '@izvilina/games/notnot/pieces/dice.ts';
import { SLOTS, type Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { Millis } from '@izvilina/kernel/game.ts';
import { type Fast, unit } from '../fast.ts';
import type { Level, Reflexes } from './levels.ts';
import { conditionsOf, isColour, isTurned, type Puzzle } from './puzzle.ts';

/** Nobody reads a roll and finds a card in less. */
export const QUICKEST: Millis = 200;

/** By what share of the plain time each difficulty slows an ordinary player down. */
const NEGATION: Readonly<Record<Negation, number>> = { nothing: 0, not: 0.2, notnot: 0.35, notnotnot: 0.5 };
const ARROW: Readonly<Record<Slot, number>> = { top: 0, right: 0.25, bottom: 0.35, left: 0.25 };
const SECOND = 0.12;
const INK = 0.1;
const LIE = 0.3;
const VOID = 0.05;

/** 0 = a plain roll: one word, and nothing in its way. */
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

/** A colour's name in an ink that is the colour of some portal here. */
function inkMisleads({ roll: [a, b], ink, table }: Puzzle): boolean {
  return [a, b].some(
    (word, die) =>
      isColour(word) &&
      ink[die] !== word &&
      SLOTS.some((slot) => table[slot]?.kind === 'portal' && table[slot].colour === ink[die]),
  );
}

/** How long this level takes for what it believes to see; whole milliseconds. */
export function reaction(level: Level, puzzle: Puzzle, lead: number, fast: Fast): Millis {
  const hardness = 1 + level.burden * load(puzzle);
  return Math.max(QUICKEST, Math.round(easing(lead) * hardness * exGaussian(level, fast)));
}

/** How long a gentle bot lets the first roll lie before it begins to look, and how much less each one after it. */
const PATIENCE: Millis = 4000;
const LESS_EACH: Millis = 400;
/** The least, and what each rule that has come up adds to it. */
const LEAST: Millis = 800;
const MORE_BY_RULE: Millis = 900;

/** What a gentle bot leaves to somebody new beyond its own time: the first rolls are read slowly, and new rules too. */
export const patience = ({ round, rules }: Pick<NotNotView, 'round' | 'rules'>): Millis =>
  Math.max(LEAST + MORE_BY_RULE * rules.length, PATIENCE - LESS_EACH * (round - 1));

/** What one card in front or behind does to the time, and how many of them still do. */
const EASE = 0.3;
const MOST_IN_FRONT = 3;
const MOST_BEHIND = 2;

/**
 * Who is in front takes it easier, who is behind makes an effort: a game stays open to its end, and the next level is a
 * step and no cliff. `lead` in cards, before the best of the others.
 */
export const easing = (lead: number): number => Math.exp(EASE * Math.max(-MOST_BEHIND, Math.min(MOST_IN_FRONT, lead)));

const exGaussian = ({ mu, sigma, tau }: Reflexes, fast: Fast): Millis =>
  mu + sigma * bell(fast) - tau * Math.log(1 - unit(fast));

/** Twelve uniform numbers make a normal one that is good enough, the same on every machine and without a far tail. */
function bell(fast: Fast): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += unit(fast);
  return sum;
}
