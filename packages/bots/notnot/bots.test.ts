import { notnot } from '@izvilina/games/notnot/game.ts';
import { chanceAt, chances } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../bot.ts';
import { botPlayer, playGame } from '../duel.ts';
import { bots } from './bots.ts';
import { LEVEL, NAMES } from './levels.ts';
import { easing, QUICKEST } from './reaction.ts';
import { REASONS } from './reasons.ts';
import { type Rolled, rolled, seen } from './testing/rolled.ts';

const BUDGET = { ms: 1000 };
const TIMES = 2000;

const PLAIN: Rolled = { roll: ['up', 'nothing', 'nothing'] };
const UNANSWERABLE: Rolled = { roll: ['nothing', 'nothing', 'nothing'] };
const HARDEST: Rolled = {
  roll: ['right', 'red', 'notnotnot'],
  ink: ['blue', 'green', 'red'],
  arrow: 'down',
  lie: true,
  void: 'left',
};

const sampled = new Map<string, ReturnType<typeof sampleOf>>();

/**
 * Statistics of a bot's answers to one roll over many samples. They are deterministic, so they are computed once and
 * shared between tests.
 */
function sample(name: string, given: Rolled) {
  const key = JSON.stringify([name, given]);
  const known = sampled.get(key) ?? sampleOf(name, given);
  sampled.set(key, known);
  return known;
}

function sampleOf(name: string, given: Rolled) {
  const state = rolled(given);
  const view = notnot.view(state, 0);
  const chanceOf = chances(`${name}/sample`);
  const thoughts = Array.from({ length: TIMES }, (_, i) => bots.think(name, view, chanceOf(i), BUDGET));
  const times = thoughts.map(({ after }) => after as number).toSorted((a, b) => a - b);
  const share = (count: number) => count / TIMES;
  return {
    mean: times.reduce((sum, each) => sum + each, 0) / TIMES,
    median: times[TIMES / 2] as number,
    quickest: times[0] as number,
    /** The median of the earliest of three. */
    quickestOfThree: times[Math.round(TIMES * (1 - 0.5 ** (1 / 3)))] as number,
    late: share(times.filter((ms) => ms >= view.options.answerMs).length),
    refrained: share(thoughts.filter(({ move }) => move === null).length),
    errors: share(thoughts.filter(({ move }) => move !== null && !state.right.includes(move.slot)).length),
  };
}

const ascending = (numbers: readonly number[]): boolean =>
  numbers.every((each, i) => i === 0 || each > (numbers[i - 1] as number));

describe.each(NAMES)('%s', (name) => {
  test('answers with moves that the game accepts, and says why in known words', () => {
    const chanceOf = chances(name);
    for (const given of [PLAIN, UNANSWERABLE, HARDEST])
      for (let i = 0; i < 200; i++) {
        const state = rolled(given);
        const { move, after, best } = bots.think(name, notnot.view(state, 0), chanceOf(i), BUDGET);
        expect(best.map((each) => each.move.slot)).toEqual(state.right);
        for (const { why } of best) {
          expect(why.at(-1)?.key).toBe('right');
          for (const { key } of why) expect(REASONS).toContain(key);
        }
        if (move === null) continue;
        expect(parse(notnot.move, move, 'BAD_MOVE')).toEqual({ ok: true, value: move });
        expect(move.at).toBe(after);
        expect(notnot.step(state, { at: move.at, by: 0, move }, chanceAt('step', 1)).ok).toBe(true);
      }
  });

  test('thinks the same about the same view with the same chance', () => {
    const think = () => bots.think(name, seen(HARDEST), chanceAt('same', 1), BUDGET);
    expect(think()).toEqual(think());
  });

  test('lets a round pass that is over before it would touch', () => {
    const view = seen({ ...HARDEST, answerMs: 1000 });
    const thoughts = Array.from({ length: 300 }, (_, i) => bots.think(name, view, chanceAt('late', i), BUDGET));
    expect(thoughts.some(({ after }) => (after as number) >= 1000)).toBe(true);
    for (const { move, after } of thoughts) if ((after as number) >= 1000) expect(move).toBeNull();
  });
});

test('nothing to decide: for a watcher, after the own touch, between rounds', () => {
  const open = rolled(PLAIN);
  const point = { type: 'point', slot: 'top', at: 1 } as const;
  const touched = must(notnot.step(open, { at: 1, by: 0, move: point }, chanceAt('x', 1)));
  const between = must(notnot.step(open, { at: 1, by: 'referee', act: { type: 'close' } }, chanceAt('x', 1)));
  for (const view of [notnot.view(open, 'watcher'), notnot.view(touched, 0), notnot.view(between, 0)])
    expect(() => bots.think('master', view, chanceAt('x', 2), BUDGET)).toThrow('nothing to decide');
});

describe('reaction', () => {
  test('a plain roll: novices take two and a half to three seconds, masters three quarters of one, nobody none', () => {
    const [novice, learner, casual, strong, master] = LEVELS.map((level) => sample(level, PLAIN));
    expect(novice?.median).toBeGreaterThan(2500);
    expect(novice?.mean).toBeLessThan(3300);
    expect(master?.median).toBeGreaterThan(700);
    expect(master?.median).toBeLessThan(850);
    expect(ascending([master, strong, casual, learner, novice].map((each) => each?.mean as number))).toBe(true);
    for (const each of [novice, learner, casual, strong, master])
      expect(each?.quickest).toBeGreaterThanOrEqual(QUICKEST);
  });

  test('whoever is in front takes it easier, and who is behind makes an effort, up to a point', () => {
    expect(ascending([-2, -1, 0, 1, 2, 3].map(easing))).toBe(true);
    expect([easing(-9), easing(0), easing(9)]).toEqual([easing(-2), 1, easing(3)]);
    const state = rolled(PLAIN);
    const times = [0, 3].map((won) => {
      const view = notnot.view({ ...state, won: [won, 0] }, 0);
      return bots.think('casual', view, chanceAt('lead', 1), BUDGET).after as number;
    });
    expect((times[1] as number) / (times[0] as number)).toBeCloseTo(easing(3), 2);
  });

  test('nobody who is behind answers sooner than people can read the dice, nor always at the same moment', () => {
    const view = notnot.view({ ...rolled(PLAIN), won: [0, 2] }, 0);
    const chanceOf = chances('behind');
    const times = Array.from(
      { length: 500 },
      (_, i) => bots.think('master', view, chanceOf(i), BUDGET).after as number,
    );
    expect(Math.min(...times)).toBeGreaterThanOrEqual(400);
    expect(new Set(times.filter((ms) => ms < 500)).size).toBeGreaterThan(50);
  });

  test('somebody new has two seconds to read a plain roll, even against three novices', () => {
    expect(sample('novice', PLAIN).quickestOfThree).toBeGreaterThan(1900);
  });

  test('gentle novices leave a newcomer four seconds more at first, less later, and do not hurry when they are behind', () => {
    const state = rolled(PLAIN);
    const after = (round: number, won: readonly number[], gentle: boolean) =>
      bots.think('novice', notnot.view({ ...state, round, won }, 0), chanceAt('gentle', 1), { ...BUDGET, gentle })
        .after as number;
    const usual = after(1, [0, 0], false);
    expect([1, 2, 20].map((round) => after(round, [0, 0], true) - usual)).toEqual([4000, 3600, 800 + 900 * 3]);
    expect(after(1, [0, 3], false)).toBeLessThan(usual);
    expect(after(1, [0, 3], true)).toBe(usual + 4000);
  });

  test('a few take long: the mean lies beyond the median, by the tail', () => {
    for (const level of LEVELS) {
      const { mean, median } = sample(level, PLAIN);
      const beyond = (mean - median) / LEVEL[level].tau;
      expect(beyond, level).toBeGreaterThan(0.15); // 0 for a normal distribution alone, 1 − ln 2 for an exponential tail alone
      expect(beyond, level).toBeLessThan(1 - Math.LN2 + 0.05);
    }
  });

  test('every level is in time for nearly every plain roll, and for most of the hardest', () => {
    for (const level of LEVELS) {
      expect(sample(level, PLAIN).late, level).toBeLessThan(0.02);
      expect(sample(level, HARDEST).late, level).toBeLessThan(0.4);
    }
  });

  /** From easy to hard, one ladder per difficulty. */
  const ladders: Readonly<Record<string, readonly Rolled[]>> = {
    negations: (['nothing', 'not', 'notnot', 'notnotnot'] as const).map((no) => ({ roll: ['up', 'nothing', no] })),
    arrow: (['up', 'left', 'down'] as const).map((arrow) => ({ ...PLAIN, arrow })),
    lie: [PLAIN, { ...PLAIN, lie: true }],
    'second condition': [PLAIN, { roll: ['up', 'yellow', 'nothing'], ink: ['red', 'red', 'red'] }],
    'misleading ink': (['yellow', 'blue'] as const).map((ink) => ({
      roll: ['nothing', 'red', 'nothing'],
      ink: [ink, ink, ink],
    })),
    void: [PLAIN, { ...PLAIN, void: 'bottom' }],
    everything: [PLAIN, HARDEST],
  };
  test.each(Object.keys(ladders))('%s: the harder, the slower, at every level', (name) => {
    for (const level of LEVELS) {
      const means = (ladders[name] ?? []).map((given) => sample(level, given).mean);
      expect(ascending(means), `${level}: ${means}`).toBe(true);
    }
  });
});

describe('errors', () => {
  test.each([
    ['a plain roll', PLAIN, 0.05],
    ['a colour in a misleading ink', { roll: ['nothing', 'red', 'nothing'], ink: ['blue', 'blue', 'blue'] }, 0.2],
    ['НЕ', { roll: ['up', 'red', 'not'] }, 0.2],
    ['the hardest', HARDEST, 0.5],
  ] as const)('%s: the better the level, the fewer', (_, given, most) => {
    const rates = LEVELS.map((level) => sample(level, given).errors);
    expect(ascending(rates.toReversed()), `${rates}`).toBe(true);
    expect(rates[0]).toBeLessThan(most);
    expect(rates.at(-1)).toBeLessThan(most / 4);
  });

  test('every level errs more on the hardest roll than on a plain one', () => {
    for (const level of LEVELS)
      expect(sample(level, HARDEST).errors).toBeGreaterThan(2 * sample(level, PLAIN).errors + 0.01);
  });

  test('where nothing is right they refrain, the better the surer', () => {
    const rates = LEVELS.map((level) => sample(level, UNANSWERABLE).refrained);
    expect(ascending(rates), `${rates}`).toBe(true);
    expect(rates[0]).toBeGreaterThan(0.8);
    expect(rates[0]).toBeLessThan(0.95);
    expect(rates.at(-1)).toBeGreaterThan(0.97);
    expect(sample('random', UNANSWERABLE).refrained).toBeLessThan(0.3);
  });
});

describe('the ladder: each level beats the one below it', () => {
  const options = ['discovery', 'normal', 'hard', 'extreme', 'first'].map((level) => ({ level }));
  const games = 80;
  test.each([
    ['novice', 'random'],
    ['learner', 'novice'],
    ['casual', 'learner'],
    ['strong', 'casual'],
    ['master', 'strong'],
  ])('%s beats %s', async (...seats) => {
    const players = seats.map((name) => botPlayer(bots, name));
    let wins = 0;
    for (const each of options)
      for (let index = 0; index < games; index++) {
        const plan = { seats, games, seed: each.level, options: each };
        const [above] = await playGame(plan, notnot, players, index);
        wins += above?.wins ?? 0;
      }
    const rate = wins / (games * options.length);
    expect(rate).toBeGreaterThanOrEqual(0.62);
    if (seats[1] !== 'random') expect(rate, 'a step, no cliff').toBeLessThanOrEqual(0.8);
  });
});
