import { describe, expect, it } from 'vitest';
import { cow006 } from '../game.ts';
import { all, attempt, draft, happenings, pick, play, refusal, table, take } from '../testing/play.ts';

const three = () =>
  table({
    players: 3,
    hands: [
      [37, 62],
      [8, 40],
      [21, 75],
    ],
    rows: [[12], [30], [45], [70]],
  });

describe('picking', () => {
  it('CW-05 nothing is turned up before everyone has picked, then everything at once', () => {
    let state = play(three(), 2, pick(75));
    state = play(state, 0, pick(37));
    expect([state.rows, state.hands]).toEqual([three().rows, three().hands]);
    state = play(state, 1, pick(40));
    expect(happenings(state, 'revealed').map(({ cards }) => cards)).toEqual([
      [
        { player: 0, card: 37 },
        { player: 1, card: 40 },
        { player: 2, card: 75 },
      ],
    ]);
    expect(state.hands).toEqual([[62], [8], [21]]);
    expect(state.played).toEqual([[37], [40], [75]]);
    expect(state.picks).toEqual([null, null, null]);
  });

  it('CW-05 only those who have not picked are asked, in secret, and the question changes every turn', () => {
    const asks = (state = three()) => {
      const turn = cow006.turn(state);
      return turn.over ? [] : turn.asks;
    };
    expect(asks()).toEqual([0, 1, 2].map((seat) => ({ seat, what: 'pick:1.9', secret: true })));
    expect(asks(play(three(), 1, pick(40))).map(({ seat }) => seat)).toEqual([0, 2]);
    expect(asks(all(three(), 37, 40, 75))[0]?.what).toBe('pick:1.10');
  });

  it('CW-R1 a pick may be changed until the last has picked', () => {
    let state = play(three(), 0, pick(37));
    state = play(state, 0, pick(62));
    expect(state.picks).toEqual([62, null, null]);
    state = play(play(state, 1, pick(40)), 0, pick(37));
    state = play(state, 2, pick(75));
    expect(state.played).toEqual([[37], [40], [75]]);
    expect(refusal(state, 0, pick(37))).toBe('ILLEGAL_MOVE NOT_IN_HAND');
  });

  it('CW-R1 the moves of a seat that has picked are still listed, its pick among them', () => {
    const state = play(three(), 0, pick(37));
    expect(cow006.moves(cow006.view(state, 0))).toEqual({ finite: true, all: [pick(37), pick(62)] });
    expect(cow006.moves(cow006.view(state, 'watcher'))).toEqual({ finite: true, all: [] });
  });

  it('refuses what is not in the hand, not of this phase, not of this table', () => {
    expect(refusal(three(), 0, pick(40))).toBe('ILLEGAL_MOVE NOT_IN_HAND');
    expect(refusal(three(), 0, pick(0))).toBe('ILLEGAL_MOVE NOT_IN_HAND');
    expect(refusal(three(), 0, take(0))).toBe('ILLEGAL_MOVE WRONG_PHASE');
    expect(refusal(three(), 0, draft(37))).toBe('ILLEGAL_MOVE WRONG_PHASE');
    expect(refusal(three(), 3, pick(37))).toBe('NOT_YOUR_TURN');
  });

  it('never changes the state it was given', () => {
    const state = play(play(three(), 0, pick(37)), 1, pick(40));
    const before = structuredClone(state);
    attempt(state, 2, pick(21));
    expect(state).toEqual(before);
  });
});
