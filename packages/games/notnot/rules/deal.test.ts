import { begin } from '@izvilina/kernel/match.ts';
import { describe, expect, it } from 'vitest';
import { notnot } from '../game.ts';
import { COLOURS, DICE_COLOURS, PRINTS, printOf } from '../pieces/cards.ts';
import { NEGATIONS } from '../pieces/dice.ts';
import { DIRECTIONS, SLOTS } from '../pieces/slots.ts';
import type { State } from '../state.ts';
import { dealt, options, refusal, roll } from '../testing/play.ts';
import { LEVELS, levelOf, rulesAtStart } from './levels.ts';

const sit = (players: number): string => refusal(begin(notnot, { players, options: {}, seed: 'sit' }));
const onTable = (state: State) => SLOTS.map((slot) => state.table[slot]);
const count = <T>(items: readonly T[], test: (item: T) => boolean): number => items.filter(test).length;

describe('the cards', () => {
  it('NN-02 40 portals, 8 voids, 3 rule cards', () => {
    const kinds = ['portal', 'void', 'rule'].map((kind) => count(PRINTS, (print) => print.kind === kind));
    expect(kinds).toEqual([40, 8, 3]);
    expect(PRINTS.map(printOf)).toEqual(PRINTS.map((_, id) => id));
  });

  it('NN-D1 eight portals of each of five colours', () => {
    expect(COLOURS).toEqual(['red', 'green', 'blue', 'yellow', 'white']);
    for (const colour of COLOURS)
      expect(count(PRINTS, (print) => print.kind === 'portal' && print.colour === colour)).toBe(8);
  });

  it('NN-D4 half of the backs of every kind lie, and arrows point evenly every way', () => {
    for (const kind of [...COLOURS, 'void']) {
      const mine = PRINTS.filter((print) => (print.kind === 'portal' ? print.colour : print.kind) === kind);
      expect([count(mine, ({ lie }) => lie), mine.length]).toEqual([4, 8]);
    }
    expect(count(PRINTS, (print) => print.kind === 'rule' && print.lie)).toBe(0);
    const arrows = Array.from({ length: 50 }, (_, seed) => dealt(2, {}, `arrows ${seed}`).deck)
      .flat()
      .map(({ arrow }) => arrow);
    for (const direction of DIRECTIONS) {
      const share = count(arrows, (arrow) => arrow === direction) / arrows.length;
      expect(share).toBeGreaterThan(0.22);
      expect(share).toBeLessThan(0.28);
    }
  });

  it('NN-D5 a background is never its portal’s colour, and each other one comes twice', () => {
    for (const colour of COLOURS) {
      const grounds = PRINTS.flatMap((print) =>
        print.kind === 'portal' && print.colour === colour ? [print.background] : [],
      );
      expect(grounds.toSorted()).toEqual(
        COLOURS.filter((other) => other !== colour)
          .flatMap((other) => [other, other])
          .toSorted(),
      );
    }
    const voids = PRINTS.flatMap((print) => (print.kind === 'void' ? [print.background] : []));
    expect(voids).toEqual(DICE_COLOURS.flatMap((colour) => [colour, colour]));
  });
});

describe('the deal', () => {
  it('NN-01 two to eight sit down, no other number does', () => {
    for (let players = 2; players <= 8; players++) expect(sit(players)).toBe('accepted');
    for (const players of [-1, 0, 1, 9, 2.5, Number.NaN]) expect(sit(players)).toBe('BAD_OPTIONS');
  });

  it.each(LEVELS)('NN-04 %s: four portals in a cross, the other 44 cards in the deck', (level) => {
    for (let seed = 0; seed < 20; seed++) {
      const state = dealt(3, { level }, `${seed}`);
      expect(onTable(state).every((card) => card?.kind === 'portal')).toBe(true);
      const ids = [...onTable(state), ...state.deck].map((card) => printOf(card as NonNullable<typeof card>));
      expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 48 }, (_, id) => id));
      expect(count(state.deck, ({ kind }) => kind === 'void')).toBe(8);
    }
  });

  it('NN-04 the shuffle depends on the seed alone, and any card can be anywhere', () => {
    expect(dealt(4, {}, 'a')).toEqual(dealt(4, {}, 'a'));
    const deals = Array.from({ length: 400 }, (_, seed) => dealt(2, { level: 'hard' }, `any ${seed}`));
    expect(new Set(deals.map(({ deck }) => printOf(deck[0] as (typeof deck)[0])))).toHaveProperty('size', 48);
    expect(new Set(deals.map(({ table }) => printOf(table.left as NonNullable<typeof table.left>)))).toHaveProperty(
      'size',
      40,
    );
  });

  it('NN-03 each level has the rules of those below it, from the start', () => {
    expect(LEVELS.map((level) => rulesAtStart(options({ level })))).toEqual([
      [],
      ['notnot'],
      ['notnot', 'arrow'],
      ['notnot', 'arrow', 'lie'],
    ]);
    for (const level of LEVELS) expect(levelOf(dealt(2, { level }).rules)).toBe(level);
  });

  it('NN-03 the negation die is only rolled from normal on', () => {
    const negations = (level: (typeof LEVELS)[number]) =>
      new Set(Array.from({ length: 60 }, (_, seed) => roll(dealt(2, { level }), `${seed}`).roll?.[2]));
    expect(negations('discovery')).toEqual(new Set(['nothing']));
    expect(negations('normal')).toEqual(new Set(NEGATIONS));
  });

  it('NN-06 NN-R11 the first game: НЕ НЕ among the top sixteen, СТРЕЛКА the 17th, ЛОЖЬ the 33rd, 14 beneath', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 200; seed++) {
      const { deck, rules, table } = dealt(2, {}, `first ${seed}`);
      const at = (rule: string) => deck.findIndex((card) => card.kind === 'rule' && card.rule === rule);
      expect([deck.length, at('arrow'), at('lie'), rules]).toEqual([47, 16, 32, []]);
      places.add(at('notnot'));
      expect(SLOTS.every((slot) => table[slot]?.kind === 'portal')).toBe(true);
    }
    expect([...places].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, place) => place));
  });

  it('NN-R8 a chosen level has no rule cards in its deck', () => {
    for (const level of LEVELS) expect(dealt(2, { level }).deck.some(({ kind }) => kind === 'rule')).toBe(false);
  });
});
