import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { mindtrainer } from '../game.ts';
import type { State } from '../state.ts';
import {
  accept,
  challenge,
  exchange,
  happenings,
  lay,
  listed,
  pass,
  passes,
  play,
  referee,
  refusal,
  rows,
  table,
  types,
  vote,
} from '../testing/play.ts';

const RACKS = ['ШМЫКАРИ', 'ФЫВАПРО', 'ЛДЖЭЯЧС', 'МИТЬБЮЕ'];

/** Seat 0 has laid a nonsense word. */
const laid = (players: number, more: object = {}): State =>
  play(
    table({ players, options: { lexicon: 'open' }, racks: RACKS.slice(0, players), bag: 'ОООООО', ...more }),
    0,
    lay('ШМЫК', 7, 7),
    1000,
  );

const asked = (state: State) => {
  const turn = mindtrainer.turn(state);
  return turn.over ? [] : turn.asks.map(({ seat, what }) => `${seat} ${what}`);
};

const outcome = (state: State) =>
  state.pending !== null ? 'waits' : happenings(state, 'rejected').length > 0 ? 'rejected' : 'stands';

/** Row, score and rack of seat 0, to check that a rejected word changed nothing. */
const isAsBefore = (state: State) => [state.board[7], state.scores[0], [...(state.racks[0] ?? '')].sort().join('')];
const BEFORE = ['...............', 0, [...'ШМЫКАРИ'].sort().join('')];

describe('a game without a dictionary', () => {
  it('MT-R5 a laid word waits for the others: nothing is scored or drawn yet', () => {
    const state = laid(3);
    expect(types(state)).toEqual(['laid']);
    expect(asked(state)).toEqual(['1 answers:0', '2 answers:0']);
    expect([state.racks[0], state.bag, state.scores, state.board]).toEqual(['АРИ', 'ОООООО', [0, 0, 0], rows({})]);
    expect(state.pending).toMatchObject({ player: 0, words: [{ word: 'ШМЫК', score: 32 }], total: 32 });
    expect(listed(state, 0)).toEqual([]);
    expect(listed(state, 2)).toEqual([{ type: 'accept' }, { type: 'challenge' }]);
  });

  it('MT-R5 accepted by all, it stands, scores and the rack is refilled', () => {
    const one = play(laid(3), 1, accept);
    expect([outcome(one), asked(one)]).toEqual(['waits', ['2 answers:0']]);
    const all = play(one, 2, accept);
    expect(types(all)).toEqual(['accepted', 'stood', 'scored', 'refilled']);
    expect([all.board[7], all.scores, all.racks[0], all.bag, all.turn]).toEqual([
      '.......ШМЫК....',
      [32, 0, 0],
      'АРИОООО',
      'ОО',
      1,
    ]);
    expect(happenings(all, 'scored')).toEqual([
      { type: 'scored', player: 0, words: [{ word: 'ШМЫК', score: 32 }], bonus: 0, total: 32 },
    ]);
  });

  it('MT-R5 of two players the layer decides: a challenged word falls only if its layer agrees', () => {
    const state = play(laid(2), 1, challenge);
    expect([asked(state), happenings(state, 'challenged')]).toEqual([
      ['0 votes:0'],
      [{ type: 'challenged', player: 1, voters: [0] }],
    ]);
    const kept = play(state, 0, vote(true));
    expect([outcome(kept), kept.scores]).toEqual(['stands', [32, 0]]);
    const withdrawn = play(state, 0, vote(false));
    expect([outcome(withdrawn), isAsBefore(withdrawn), withdrawn.turn]).toEqual(['rejected', BEFORE, 1]);
  });

  it('MT-R5 of three the challenge and one more are a majority; one against one is a tie, and it stands', () => {
    const state = play(laid(3), 2, challenge);
    expect(asked(state)).toEqual(['1 votes:0']);
    expect(outcome(play(state, 1, vote(true)))).toBe('stands');
    const fallen = play(state, 1, vote(false));
    expect([outcome(fallen), isAsBefore(fallen), fallen.turn]).toEqual(['rejected', BEFORE, 1]);
  });

  it.each([
    [true, true, 'stands'],
    [true, false, 'rejected'],
    [false, true, 'rejected'],
    [false, false, 'rejected'],
  ])('MT-R5 of four, with votes %s and %s after a challenge, it %s', (second, third, wanted) => {
    const state = play(laid(4), 1, challenge);
    const voted = play(state, 3, vote(third));
    expect([outcome(voted), asked(voted)]).toEqual(['waits', ['2 votes:0']]);
    expect(outcome(play(voted, 2, vote(second)))).toBe(wanted);
  });

  it('MT-R5 who had accepted may vote against it once somebody challenges', () => {
    const state = play(play(laid(3), 1, accept), 2, challenge);
    expect(asked(state)).toEqual(['1 votes:0']);
    expect(outcome(play(state, 1, vote(false)))).toBe('rejected');
  });

  it('MT-R5 a rejected word loses the turn; it breaks a row of passes and is a turn without a tile laid', () => {
    const before = passes(table({ players: 2, options: { lexicon: 'open' }, racks: RACKS.slice(0, 2), bag: 'О' }), 2);
    const state = play(play(play(before, 0, lay('ШМЫК', 7, 7)), 1, challenge), 0, vote(false));
    expect([state.turn, state.passes, state.scoreless, state.passed]).toEqual([1, 0, 3, [false, true]]);
    expect(happenings(state, 'rejected')[0]).toMatchObject({ player: 0, words: ['ШМЫК'] });
  });

  it('MT-R3 six rounds of rejected words end it too', () => {
    let state = table({ players: 2, options: { lexicon: 'open' }, racks: RACKS.slice(0, 2), bag: 'О' });
    for (let turn = 0; turn < 12; turn++) {
      const { turn: seat } = state;
      const word = state.racks[seat]?.slice(0, 2) ?? '';
      state = play(play(play(state, seat, lay(word, 7, 7)), 1 - seat, challenge), seat, vote(false));
    }
    expect(happenings(state, 'ended')[0]?.why).toBe('scoreless');
  });

  it('MT-R5 going out ends the game only after the word stands', () => {
    const state = laid(2, { racks: ['ШМЫК', 'Щ'], bag: '' });
    expect([state.phase, state.racks[0]]).toEqual(['answers', '']);
    const stood = play(state, 1, accept);
    expect(happenings(stood, 'ended')[0]).toMatchObject({ why: 'out', lines: [{ gained: 10 }, { unplayed: -10 }] });
    const fallen = play(play(state, 1, challenge), 0, vote(false));
    expect([fallen.phase, fallen.turn, fallen.racks[0]]).toEqual(['turn', 1, 'ШМЫК']);
  });

  it('MT-R5 whoever stays silent for a minute lets it stand', () => {
    const state = laid(3);
    expect(mindtrainer.turn(state)).toMatchObject({ referee: { due: 61_000, act: { type: 'close' } } });
    const closed = must(referee(state, { type: 'close' }, 61_000));
    expect([outcome(closed), types(closed).slice(0, 2)]).toEqual(['stands', ['closed', 'stood']]);
    expect(happenings(closed, 'closed')).toEqual([{ type: 'closed', silent: [1, 2] }]);
  });

  it('MT-R5 a vote has a minute of its own, and silence is a vote for the word', () => {
    const votes = play(laid(4), 1, challenge, 30_000);
    expect(mindtrainer.turn(votes)).toMatchObject({ referee: { due: 90_000 } });
    expect(outcome(must(referee(votes, { type: 'close' }, 90_000)))).toBe('stands');
    // Two of three had already voted no.
    expect(outcome(must(referee(play(votes, 2, vote(false)), { type: 'close' }, 90_000)))).toBe('rejected');
    expect(outcome(must(referee(play(laid(2), 1, challenge), { type: 'close' }, 90_000)))).toBe('stands');
  });

  it('nothing can be closed where no word waits', () => {
    const state = table({ players: 2, options: { lexicon: 'open' } });
    expect(referee(state, { type: 'close' })).toMatchObject({ error: { params: { reason: 'NOTHING_TO_CLOSE' } } });
    expect(mindtrainer.turn(state)).toMatchObject({ referee: null });
  });

  it('everybody answers once, the right question, and the layer not at all', () => {
    const state = laid(3);
    expect([refusal(state, 0, accept), refusal(state, 0, pass)]).toEqual(['NOT_YOUR_TURN', 'NOT_YOUR_TURN']);
    expect([refusal(state, 1, vote(true)), refusal(state, 1, pass), refusal(state, 1, exchange('Ф'))]).toEqual(
      Array(3).fill('ILLEGAL_MOVE ANSWER_THE_WORD_FIRST'),
    );
    expect(refusal(play(state, 1, accept), 1, challenge)).toBe('NOT_YOUR_TURN');
    const votes = play(state, 1, challenge);
    expect([refusal(votes, 2, accept), refusal(votes, 1, vote(true))]).toEqual([
      'ILLEGAL_MOVE VOTE_FIRST',
      'NOT_YOUR_TURN',
    ]);
  });

  it('MT-R1 tiles must still lie as they should, only words are free', () => {
    const state = table({ players: 2, options: { lexicon: 'open' }, racks: RACKS.slice(0, 2) });
    expect(refusal(state, 0, lay('ШМЫК', 0, 0))).toBe('ILLEGAL_MOVE FIRST_WORD_NOT_ON_CENTRE');
    expect(refusal(state, 0, lay('ЩЪ', 7, 7))).toBe('ILLEGAL_MOVE NOT_ON_RACK');
  });

  it('its turns are too many to list, and what it draws from is described', () => {
    const moves = mindtrainer.moves(mindtrainer.view(table({ players: 2, options: { lexicon: 'open' } }), 0));
    expect(moves.finite).toBe(false);
  });

  it('MT-R5 a list of words is a dictionary, whatever the lexicon is called', () => {
    const state = table({ players: 2, options: { lexicon: 'open', words: ['ШМЫК'] }, racks: RACKS.slice(0, 2) });
    expect(types(play(state, 0, lay('ШМЫК', 7, 7)))).toEqual(['laid', 'scored', 'refilled']);
    expect(refusal(state, 0, lay('МЫШКА', 7, 7))).toBe('ILLEGAL_MOVE UNKNOWN_WORD');
  });
});
