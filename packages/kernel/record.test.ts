import { describe, expect, it } from 'vitest';
import { chanceAt } from './chance.ts';
import { playRandomly } from './contract.ts';
import { hashOf, type Match } from './match.ts';
import { type MatchRecord, replay } from './record.ts';
import { must } from './result.ts';
import { bids } from './test/bids.ts';

const START = { players: 3, options: { hand: 3 }, seed: 'recorded' };
const { events, last } = playRandomly(bids, START, chanceAt('record', 0));
const record: MatchRecord = { ...START, game: 'bids', rules: 1, events };

describe('replay', () => {
  it('reaches the same state to the byte, also after JSON', () => {
    const again = must(replay(bids, JSON.parse(JSON.stringify(record))));
    expect(hashOf(again)).toBe(hashOf(last as Match));
    expect(again.seq).toBe(events.length);
  });

  it('keeps only the start of the game in the match', () => {
    expect(must(replay(bids, record)).start).toEqual(START);
  });

  it('says at which event a record breaks the rules', () => {
    const wrong = { at: 0, by: 1, move: { type: 'bid', card: 99 } };
    expect(replay(bids, { ...record, events: events.toSpliced(2, 0, wrong) })).toEqual({
      ok: false,
      error: { code: 'ILLEGAL_MOVE', params: { reason: 'not-in-hand', seq: 3 } },
    });
  });

  it('refuses a record of another game, of other rules, or that cannot begin', () => {
    expect(replay(bids, { ...record, game: 'chess' })).toMatchObject({ error: { code: 'UNKNOWN_GAME' } });
    expect(replay(bids, { ...record, rules: 2 })).toMatchObject({
      error: { code: 'OTHER_RULES', params: { theirs: 2, ours: 1 } },
    });
    expect(replay(bids, { ...record, players: 9 })).toMatchObject({ error: { code: 'BAD_OPTIONS' } });
  });
});
