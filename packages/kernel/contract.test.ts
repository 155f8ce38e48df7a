import { describe, expect, it } from 'vitest';
import { chanceAt } from './chance.ts';
import { mutants } from './contract/mutants.ts';
import { isRanking } from './contract/outcome.ts';
import { impurities } from './contract/plain.ts';
import { checkPosition, checkReplay, LAWS, type Law, playRandomly, type Violation } from './contract.ts';
import type { AnyGame, Event, Timeout } from './game.ts';
import { type Bid, type BidState, bids } from './test/bids.ts';
import { PLANTED } from './test/planted.ts';
import { runThrowJob, type ThrowJob, throws } from './test/throws.ts';

/** Plays twenty games and checks every position; yields the violations of the laws. */
function* violations(game: AnyGame, spellings = false): Generator<Violation> {
  const pool = new Set<string>();
  for (let index = 0; index < 20; index++) {
    const dice = chanceAt('contract of the contract', index);
    const start = { players: 2 + dice.below(3), options: { hand: 1 + dice.below(4) }, seed: `a seed to hide ${index}` };
    const played = playRandomly(game, start, dice, (match) => checkPosition(match, { dice, pool, spellings }));
    yield* played.violations;
    yield* checkReplay(game, start, played);
  }
}

function breaks(game: AnyGame, wanted: Law): boolean {
  for (const { law } of violations(game)) if (law === wanted) return true;
  return false;
}

describe('the contract', () => {
  it('finds nothing wrong with a sound game', () => {
    expect([...violations(bids)]).toEqual([]);
  });

  it.each(PLANTED)('catches $bug ($law)', ({ law, change }) => {
    expect(breaks({ ...bids, ...change }, law)).toBe(true);
  });

  it('lets a game take other spellings of a listed move only if it says so', () => {
    const game: AnyGame = {
      ...bids,
      step(state: BidState, event: Event<Bid, Timeout>, chance) {
        if (event.by === 'referee') return bids.step(state, event, chance);
        return bids.step(state, { ...event, move: { ...event.move, card: Math.abs(event.move.card) } }, chance);
      },
    };
    expect(new Set(Array.from(violations(game), ({ law }) => law))).toEqual(new Set(['others-refused']));
    expect([...violations(game, true)]).toEqual([]);
  });

  it('has a planted bug for every law', () => {
    expect(new Set(PLANTED.map(({ law }) => law))).toEqual(new Set(Object.keys(LAWS)));
  });
});

describe('what the laws stand on', () => {
  it('says where a value is not plain JSON', () => {
    expect(impurities({ a: [1, 'x', null, true, { b: [] }] })).toEqual([]);
    expect(impurities({ a: [Number.NaN, undefined], b: new Date(0), c: () => 1, d: 1n })).toEqual([
      '$.a[0] is NaN',
      '$.a[1] is undefined',
      '$.b is a Date',
      '$.c is function',
      '$.d is bigint',
    ]);
  });

  it('mutates every part of a move', () => {
    const around = mutants({ type: 'place', cells: [[0, 1]] }).map((move) => JSON.stringify(move));
    expect(around).toContain('{"type":"place","cells":[[0,2]]}');
    expect(around).toContain('{"type":"place","cells":[[1]]}');
    expect(around).toContain('{"type":"place"}');
    expect(around).toContain('{"cells":[[0,1]]}');
    expect(around).not.toContain('{"type":"place","cells":[[0,1]]}');
  });

  it('knows a competition ranking', () => {
    expect(isRanking([1, 1, 3], 3)).toBe(true);
    expect(isRanking([3, 1, 1, 4], 4)).toBe(true);
    expect(isRanking([2, 2, 3], 3), 'nobody wins').toBe(true);
    expect(isRanking([1, 1, 2], 3)).toBe(false);
    expect(isRanking([2, 3, 3], 3)).toBe(false);
    expect(isRanking([1, 2], 3)).toBe(false);
    expect(isRanking(null, 2)).toBe(false);
  });
});

describe('a game with jobs and deadlines', () => {
  const job = (pending: unknown) => runThrowJob(pending as ThrowJob);

  it('is checked like any other, with results in place of the work', () => {
    const found: Violation[] = [];
    const pool = new Set<string>();
    for (let index = 0; index < 60; index++) {
      const dice = chanceAt('jobs', index);
      const options = { rounds: 1 + dice.below(2), window: dice.below(2) * 2000, lot: dice.below(2) === 0 };
      const start = { players: 2 + dice.below(3), options, seed: `a seed to hide ${index}` };
      const probe = { dice, pool, spellings: false, job };
      const played = playRandomly(throws as AnyGame, start, dice, (match) => checkPosition(match, probe), job);
      found.push(...played.violations, ...checkReplay(throws as AnyGame, start, played));
    }
    expect(found).toEqual([]);
  });
});
