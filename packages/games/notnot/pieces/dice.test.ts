import { chances } from '@izvilina/kernel/chance.ts';
import { describe, expect, it } from 'vitest';
import { CONDITION_A, CONDITION_B, inkFor, NEGATION, rollDice, WORDS } from './dice.ts';

const streams = chances('dice');

describe('the dice', () => {
  it('NN-D2 eight words once each between the two condition dice, and two НИЧЕГО on each', () => {
    const words = [...CONDITION_A, ...CONDITION_B].filter((word) => word !== 'nothing');
    expect(words.toSorted()).toEqual(WORDS.filter((word) => word !== 'nothing').toSorted());
    for (const die of [CONDITION_A, CONDITION_B]) expect(die.filter((word) => word === 'nothing')).toHaveLength(2);
  });

  it('NN-D3 the negation die: 2 · 2 · 1 · 1', () => {
    expect(NEGATION).toEqual(['nothing', 'nothing', 'not', 'not', 'notnot', 'notnotnot']);
  });

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
