import { describe, expect, it } from 'vitest';
import { notnot } from '../game.ts';
import { SLOTS } from '../pieces/slots.ts';
import { card, cross, deck, ruleCard } from '../scenarios/pieces.ts';
import type { State } from '../state.ts';
import { dealt, happenings, judged, roll, table, touch, wander } from '../testing/play.ts';
import { LEVELS, rulesAtStart } from './levels.ts';

const first = (cards: readonly object[], some: object = {}): State =>
  table({
    players: 2,
    table: cross('red', 'green', 'red', 'blue'),
    deck: cards,
    roll: ['nothing', 'red'],
    won: [0, 2],
    ...some,
  });

/** Both reds are taken: top and bottom are empty. */
const both = (state: State) => judged(state, touch('top', 500), touch('bottom', 505));

describe('filling the cross', () => {
  it('NN-11 after a round there are four again, in place', () => {
    const after = both(first(deck('white', 'yellow', 'green')));
    expect(SLOTS.map((slot) => after.table[slot])).toMatchObject([
      { colour: 'white' },
      { colour: 'green' },
      { colour: 'yellow' },
      { colour: 'blue' },
    ]);
    expect(after.deck).toMatchObject([{ colour: 'green' }]);
  });

  it('NN-05 NN-R4 a second void is replaced by the next card, and is gone', () => {
    const after = both(first(deck('void', 'void', 'void', 'white', 'yellow')));
    expect([after.table.top, after.table.bottom]).toMatchObject([{ kind: 'void' }, { colour: 'white' }]);
    expect([happenings(after, 'removed').length, after.deck.length]).toEqual([2, 1]);
    expect(happenings(after, 'removed')[0]?.card.kind).toBe('void');
  });

  it('NN-05 at no time of any game do two voids lie there', () => {
    for (let seed = 0; seed < 30; seed++)
      wander(dealt(3, { level: 'normal' }, `voids ${seed}`), `${seed}`, (state) => {
        expect(SLOTS.filter((slot) => state.table[slot]?.kind === 'void').length).toBeLessThanOrEqual(1);
        return true;
      });
  });

  it('NN-R4 a lost card does not come back', () => {
    const before = first(deck('white', 'white'));
    const after = judged(before, touch('top', 500), touch('right', 300));
    expect([after.won, after.deck.length]).toEqual([[1, 1], 1]);
  });

  it('NN-07 a rule card goes back to the box and the next card fills its place', () => {
    const after = judged(first([ruleCard('notnot'), card('white'), card('yellow')]), touch('top'), null);
    expect([after.rules, after.table.top, after.deck.length]).toMatchObject([['notnot'], { colour: 'white' }, 1]);
    expect(happenings(after, 'rule')).toEqual([{ type: 'rule', rule: 'notnot' }]);
    expect(notnot.view(after, 0).level).toBe('normal');
  });

  it('NN-R8 a rule revealed by a refill counts from the next roll', () => {
    const rules = ['notnot', 'arrow'];
    const before = first([ruleCard('lie', 'left'), card('white'), card('yellow', 'down', true)], {
      rules,
      roll: ['nothing', 'red', 'nothing'],
    });
    expect(before).toMatchObject({ up: 'left', lie: false });
    const after = judged(before, touch('top'), null);
    expect(after).toMatchObject({ up: 'left', lie: false, rules: ['notnot', 'arrow', 'lie'] });
    expect(roll(after)).toMatchObject({ up: 'bottom', lie: true });
  });

  it('NN-R10 clockwise from the top, each place finished before the next', () => {
    const after = both(
      first([ruleCard('notnot'), card('void'), ruleCard('arrow'), card('void'), card('yellow'), card('white')]),
    );
    expect([after.table.top, after.table.bottom]).toMatchObject([{ kind: 'void' }, { colour: 'yellow' }]);
    expect(after.happened.slice(-5).map(({ type }) => type)).toEqual(['rule', 'laid', 'rule', 'removed', 'laid']);
  });

  it('NN-R10 two rule cards in one refill both apply', () => {
    const after = judged(first([ruleCard('notnot'), ruleCard('arrow'), card('white')]), touch('top'), null);
    expect(after.rules).toEqual(['notnot', 'arrow']);
  });

  it('NN-R10 if the deck runs out on the way the game is over', () => {
    const after = both(first([card('white'), ruleCard('notnot')]));
    expect([after.phase, after.table.bottom, after.rules]).toEqual(['over', null, ['notnot']]);
  });

  it('NN-03 a level keeps its rules from the first roll to the last', () => {
    for (const level of LEVELS)
      wander(dealt(2, { level }, level), level, (state) => {
        expect([state.rules, notnot.view(state, 0).level]).toEqual([rulesAtStart({ level }), level]);
        return true;
      });
  });

  it('NN-06 a whole first game rises from discovery to extreme', () => {
    const levels: string[] = [];
    wander(dealt(2, {}, 'rising'), 'rising', (state) => {
      const { level } = notnot.view(state, 0);
      if (levels.at(-1) !== level) levels.push(level);
      return true;
    });
    expect(levels).toEqual(LEVELS);
  });
});
