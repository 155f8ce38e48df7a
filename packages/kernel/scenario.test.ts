import { describe, expect, it } from 'vitest';
import { advance } from './match.ts';
import { must } from './result.ts';
import { faults, fulfils, openPlay, type Play, plyEvent } from './scenario.ts';
import { bids } from './test/bids.ts';

const words = { ru: 'да', en: 'yes' };
const HIGHEST: Play = {
  position: {
    players: 2,
    hands: [
      [3, 9],
      [5, 7],
    ],
  },
  seat: 0,
  task: words,
  moves: [
    { by: 1, move: { type: 'bid', card: 7 } },
    { by: 0, move: { type: 'bid', card: 9 } },
  ],
  expect: { scores: [1, 0], hands: { 1: [5] } },
  after: words,
  refused: [{ by: 0, move: { type: 'bid', card: 5 }, code: 'ILLEGAL_MOVE' }],
};

describe('faults', () => {
  it('finds none in a true scenario', () => {
    expect(faults(bids, HIGHEST)).toEqual([]);
  });

  it('lets the referee move', () => {
    const moves = [HIGHEST.moves[1], { by: 'referee', act: { type: 'timeout', seat: 1 } }] as Play['moves'];
    expect(faults(bids, { ...HIGHEST, moves, expect: { played: [[9, 5]] } })).toEqual([]);
  });

  it.each<[string, Partial<Play>, string]>([
    ['another outcome', { expect: { scores: [0, 1] } }, 'state.scores: expected [0,1], got [1,0]'],
    ['another part of a list', { expect: { hands: { 1: [7] } } }, 'state.hands.1: expected [7], got [5]'],
    ['a longer list', { expect: { scores: [1] } }, 'state.scores: expected [1], got [1,0]'],
    ['a field that is not there', { expect: { score: null } }, 'state.score: expected null, got nothing'],
    ['an object where there is none', { expect: { bids: { 0: {} } } }, 'state.bids.0: expected {}, got null'],
    ['nothing at all', { expect: {}, refused: [] }, 'expects nothing, so it cannot fail'],
    [
      'a move that is refused',
      { moves: [{ by: 0, move: { type: 'bid', card: 4 } }] },
      '{"by":0,"move":{"card":4,"type":"bid"}}: {"code":"ILLEGAL_MOVE","params":{"reason":"not-in-hand"}}',
    ],
    [
      'a refusal that does not come',
      { refused: [{ by: 0, move: { type: 'bid', card: 9 }, code: 'ILLEGAL_MOVE' }] },
      '{"card":9,"type":"bid"} by 0: expected ILLEGAL_MOVE, got accepted',
    ],
    ['a position that cannot be', { position: { players: 2 } }, 'position: {"code":"BAD_POSITION","params":{}}'],
  ])('reports %s', (_, change, fault) => {
    expect(faults(bids, { ...HIGHEST, ...change })).toEqual([fault]);
  });
});

describe('fulfils', () => {
  it("judges the reader's own line", () => {
    const opened = openPlay(bids, HIGHEST);
    expect(fulfils(HIGHEST, opened)).toBe(false);
    const played = HIGHEST.moves.reduce((match, ply) => must(advance(match, plyEvent(ply))), opened);
    expect(fulfils(HIGHEST, played)).toBe(true);
  });
});
