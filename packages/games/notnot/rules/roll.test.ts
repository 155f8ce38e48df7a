import { chances } from '@izvilina/kernel/chance.ts';
import { describe, expect, it } from 'vitest';
import { CONDITION_A, CONDITION_B, NEGATION } from '../pieces/dice.ts';
import { inkFor, rollDice } from './roll.ts';

const streams = chances('dice');

describe('a roll', () => {
  it('NN-08 every face comes up as often as it is there', () => {
    const rolls = Array.from({ length: 6000 }, (_, index) => rollDice(['notnot'], streams(index)));
    for (const [die, faces] of [CONDITION_A, CONDITION_B, NEGATION].entries())
      for (const face of faces) {
        const wanted = faces.filter((other) => other === face).length / 6;
        const got = rolls.filter((roll) => roll[die] === face).length / rolls.length;
        expect(Math.abs(got - wanted)).toBeLessThan(0.03);
      }
  });

  it('NN-D5 no word is ever written in the colour it names; any other may come', () => {
    const seen = new Map<string, Set<string>>();
    for (let index = 0; index < 600; index++) {
      const chance = streams(index);
      const roll = rollDice(['notnot'], chance);
      for (const [die, ink] of inkFor(roll, chance).entries()) {
        const word = roll[die] as string;
        seen.set(word, (seen.get(word) ?? new Set()).add(ink));
      }
    }
    for (const [word, inks] of seen)
      expect(inks).toEqual(new Set(['red', 'green', 'blue', 'yellow'].filter((colour) => colour !== word)));
  });
});
