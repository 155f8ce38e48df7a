import { DICE_COLOURS, type DiceColour, isVoid, type Portal } from '@izvilina/games/notnot/pieces/cards.ts';
import type { Ink, Roll } from '@izvilina/games/notnot/pieces/dice.ts';
import { SLOTS, type Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import { LEVELS } from '@izvilina/games/notnot/rules/levels.ts';
import { chances } from '@izvilina/kernel/chance.ts';
import { expect, test } from 'vitest';
import { median, NOTHING, recordAfter, remember } from './bests.ts';
import { fellForInk, firstDrill, type Kind, kindOf, nextDrill, takenFor, timeFor } from './drill.ts';
import { sampleDrill } from './sample.ts';

test('a practice run never ends: when the deck is used up, it is dealt anew', () => {
  for (const level of LEVELS) {
    const chance = chances(level)(0);
    let drill = firstDrill(level, chance);
    const kinds = new Set<Kind>();
    let fresh = 0;
    for (let round = 0; round < 300; round++) {
      const before = drill.deck.length;
      drill = nextDrill(drill, drill.right[0] ?? null, chance);
      if (drill.deck.length > before) fresh++;
      kinds.add(drill.kind);
      for (const slot of SLOTS) expect(drill.table[slot]).not.toBeNull();
    }
    expect(fresh).toBeGreaterThan(1);
    expect(kinds.has('lie')).toBe(level === 'extreme');
    expect(kinds.has('arrow')).toBe(level === 'hard' || level === 'extreme');
    expect(kinds.has('not')).toBe(level !== 'discovery');
  }
});

test('NN-19: a right touch takes the void that lies there, and the card touched stays', () => {
  const { table } = sampleDrill('discovery');
  expect(takenFor(table, 'left')).toBe('left');
  const chance = chances('void')(0);
  let drill = firstDrill('discovery', chance);
  let voids = 0;
  for (let round = 0; round < 200; round++) {
    const [touched = null] = drill.right;
    const at = SLOTS.find((slot) => isVoid(drill.table[slot]));
    const next = nextDrill(drill, touched, chance);
    if (touched && at && next.deck.length < drill.deck.length) {
      voids++;
      expect(next.table[touched]).toEqual(drill.table[touched]);
      expect(isVoid(next.table[at]) && next.table[at] === drill.table[at]).toBe(false);
    }
    drill = next;
  }
  expect(voids).toBeGreaterThan(3);
});

test('a record is told when the run passes the best one, once, and never for a short run', () => {
  expect([0, 1, 2, 3, 9].map(recordAfter)).toEqual([3, 3, 3, 4, 10]);
});

test('a roll is of the kind of its hardest part', () => {
  expect(kindOf(['left', 'red', 'nothing'], 'top', false)).toBe('plain');
  expect(kindOf(['left', 'red', 'not'], 'top', false)).toBe('not');
  expect(kindOf(['left', 'red', 'notnotnot'], 'top', false)).toBe('notnot');
  expect(kindOf(['left', 'red', 'notnot'], 'right', false)).toBe('arrow');
  expect(kindOf(['nothing', 'red', 'notnot'], 'right', false)).toBe('notnot');
  expect(kindOf(['nothing', 'red', 'nothing'], 'right', true)).toBe('lie');
});

test('the example before the first roll shows what its level is about, with cards that are right and wrong', () => {
  const kinds = LEVELS.map((level) => {
    const { right, kind } = sampleDrill(level);
    expect(right.length % SLOTS.length, level).not.toBe(0);
    return kind;
  });
  expect(kinds).toEqual(['plain', 'not', 'arrow', 'lie']);
});

test('the fuse gets shorter, but never too short', () => {
  const drill = firstDrill('discovery', chances('1')(0));
  expect(timeFor(drill, 0)).toBe(8000);
  expect(timeFor(drill, 5)).toBeLessThan(timeFor(drill, 4));
  expect(timeFor(drill, 500)).toBe(2500);
});

test('bests are kept by level, times by kind', () => {
  let memory = remember(NOTHING, 'hard', 'arrow', 900, 1);
  memory = remember(memory, 'hard', 'arrow', 700, 2);
  memory = remember(memory, 'hard', 'plain', null, 3);
  memory = remember(memory, 'hard', 'arrow', 1100, 1);
  expect(memory.bests.hard).toEqual({ streak: 3, quickest: 700 });
  expect(memory.bests.discovery).toBeUndefined();
  expect(memory.times).toEqual({ arrow: [900, 700, 1100] });
  expect(median(memory.times.arrow ?? [])).toBe(900);
  expect(median([1, 2])).toBe(1.5);
  expect(median([])).toBeNull();
});

test('NN-16: who touches the colour of the letters fell for the ink, on either die, but not of a direction', () => {
  const drill = sampleDrill('discovery');
  const slot = SLOTS.find((one) => drill.table[one]?.kind === 'portal') as Slot;
  const { colour } = drill.table[slot] as Portal;
  const [other, another] = DICE_COLOURS.filter((one) => one !== colour) as [DiceColour, DiceColour];
  const fell = (roll: Roll, ink: Ink) => fellForInk({ ...drill, roll, ink }, slot);
  expect(fell([other, 'up', 'nothing'], [colour as DiceColour, other, other])).toBe(true);
  expect(fell(['up', other, 'nothing'], [other, colour as DiceColour, other])).toBe(true);
  expect(fell(['up', other, 'nothing'], [colour as DiceColour, another, other])).toBe(false);
  expect(fell(['nothing', 'up', 'nothing'], [colour as DiceColour, colour as DiceColour, other])).toBe(false);
});
