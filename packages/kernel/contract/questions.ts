import type { Ask } from '../game.ts';
import { broken, type Violation } from './law.ts';

const nameOf = ({ seat, what }: Ask): string => `${seat} ${what}`;

/**
 * Follows the questions of one game; to be called with those of each position. The authority
 * tells by its name whether a seat is asked something new: otherwise neither a bot nor a clock would start again.
 */
export function followQuestions(): (asks: readonly Ask[]) => Violation[] {
  const answered = new Set<string>();
  let before: readonly Ask[] = [];
  return (asks) => {
    const names = new Set(asks.map(nameOf));
    for (const ask of before) if (!names.has(nameOf(ask))) answered.add(nameOf(ask));
    before = asks;
    return asks
      .filter((ask) => answered.has(nameOf(ask)))
      .map(({ seat, what }) => broken('asks-anew', `seat ${seat} is asked ${what} again`));
  };
}
