import { describe, expect, it } from 'vitest';
import { advance, askOf, begin, hashOf, isOver, type Match, type Start, viewOf } from './match.ts';
import { must } from './result.ts';
import { bids } from './test/bids.ts';

const START: Start = { players: 2, options: { hand: 2 }, seed: 'match' };
/** Seat 0 holds 3 and 9, seat 1 holds 5 and 7. */
const OPEN: Start = {
  players: 2,
  options: {},
  seed: 'open',
  position: {
    players: 2,
    hands: [
      [3, 9],
      [5, 7],
    ],
  },
};
const bid = (by: number, card: number, at = 0) => ({ at, by, move: { type: 'bid', card } });
const timeout = (seat: number) => ({ at: 0, by: 'referee' as const, act: { type: 'timeout', seat } });
const play = (match: Match, ...events: Parameters<typeof advance>[1][]) =>
  events.reduce((so, event) => must(advance(so, event)), match);

describe('begin', () => {
  it('deals the same from the same seed and something else from another', () => {
    const hash = (seed: string) => hashOf(must(begin(bids, { ...START, seed })));
    expect(hash('a')).toBe(hash('a'));
    expect(hash('a')).not.toBe(hash('b'));
  });

  it('fills in default options', () => {
    expect(must(begin(bids, { ...START, options: {} })).state).toMatchObject({ hands: [{ length: 3 }, { length: 3 }] });
  });

  it.each([1, 5, 2.5, Number.NaN])('refuses %s players', (players) => {
    expect(begin(bids, { ...START, players })).toMatchObject({
      error: { code: 'BAD_OPTIONS', params: { at: 'players', min: 2, max: 4 } },
    });
  });

  it('refuses unknown and bad options', () => {
    for (const options of [{ hand: 9 }, { hands: 2 }, null, 'hand'])
      expect(begin(bids, { ...START, options })).toMatchObject({ error: { code: 'BAD_OPTIONS' } });
  });

  it('takes a given position, if it is one for so many players', () => {
    expect(must(begin(bids, OPEN)).state).toMatchObject({
      hands: [
        [3, 9],
        [5, 7],
      ],
    });
    expect(begin(bids, { ...OPEN, position: { players: 2 } })).toMatchObject({ error: { code: 'BAD_POSITION' } });
    expect(begin(bids, { ...OPEN, players: 3 })).toMatchObject({ error: { code: 'BAD_POSITION' } });
  });
});

describe('advance', () => {
  const match = must(begin(bids, OPEN));

  it('counts events and leaves the match before as it was', () => {
    const before = hashOf(match);
    const next = play(match, bid(0, 9));
    expect(next).toMatchObject({ seq: 1, state: { bids: [9, null] } });
    expect(match.seq).toBe(0);
    expect(hashOf(match)).toBe(before);
  });

  it('never lets time run backwards', () => {
    const later = play(match, bid(0, 9, 500));
    expect(later.at).toBe(500);
    expect(play(later, bid(1, 5, 100)).at).toBe(500);
    expect(advance(match, bid(0, 9, Number.NaN))).toMatchObject({ error: { code: 'BAD_MOVE' } });
  });

  it.each([
    ['a move of another shape', { at: 0, by: 0, move: { type: 'bid', card: 'nine' } }, 'BAD_MOVE'],
    ['a move with something extra', { at: 0, by: 0, move: { type: 'bid', card: 9, loud: true } }, 'BAD_MOVE'],
    ['no move', { at: 0, by: 0, move: undefined }, 'BAD_MOVE'],
    ['an act of another shape', { at: 0, by: 'referee' as const, act: { type: 'stop' } }, 'BAD_MOVE'],
    ['a seat that is not there', bid(2, 9), 'BAD_SEAT'],
    ['a seat that is no seat', bid(-1, 9), 'BAD_SEAT'],
    ['half a seat', bid(0.5, 9), 'BAD_SEAT'],
    ["another's card", bid(0, 5), 'ILLEGAL_MOVE'],
  ])('refuses %s', (_, event, code) => {
    expect(advance(match, event)).toMatchObject({ ok: false, error: { code } });
  });

  it('lets the referee play for a seat', () => {
    expect(play(match, timeout(1)).state).toMatchObject({ bids: [null, 5] });
  });

  it('refuses everything after the end, whatever the game would say', () => {
    const over = play(match, bid(0, 9), bid(1, 5), bid(0, 3), bid(1, 7));
    expect(isOver(match)).toBe(false);
    expect(isOver(over)).toBe(true);
    expect(advance(over, bid(0, 3))).toMatchObject({ error: { code: 'GAME_OVER' } });
    expect(advance(over, timeout(0))).toMatchObject({ error: { code: 'GAME_OVER' } });
  });
});

describe('what a match tells', () => {
  const match = must(begin(bids, OPEN));

  it('shows each viewer its own view', () => {
    const next = play(match, bid(0, 9));
    expect(viewOf(next, 0)).toMatchObject({ viewer: 0, hand: [3, 9], bid: 9 });
    expect(viewOf(next, 1)).toMatchObject({ viewer: 1, hand: [5, 7], bid: null, seats: [{ hasBid: true }, {}] });
    expect(JSON.stringify(viewOf(next, 'watcher'))).not.toContain('9');
  });

  it('names the open question of a seat, and none when it has answered or all is over', () => {
    const next = play(match, bid(0, 9));
    expect([askOf(next, 0), askOf(next, 1)]).toEqual([null, 'bid 0']);
    const round2 = play(next, bid(1, 5));
    expect(askOf(round2, 0)).toBe('bid 1');
    expect(askOf(play(round2, bid(0, 3), bid(1, 7)), 0)).toBeNull();
  });

  it('hashes the state, not how it was reached', () => {
    expect(hashOf(play(match, bid(0, 3), bid(0, 9)))).toBe(hashOf(play(match, bid(0, 9))));
    expect(hashOf(play(match, bid(0, 3)))).not.toBe(hashOf(play(match, bid(0, 9))));
  });
});
