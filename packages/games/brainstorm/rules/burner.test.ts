import { describe, expect, it } from 'vitest';
import { asked, happenings, ids, nets, play, refusal, table, thrown, tile, timeout, toss } from '../testing/play.ts';
import { burning } from './consequences.ts';

const burner = { type: 'burner' } as const;
const ready = (more: object = {}) => table({ players: 2, ...more });

describe('the burner', () => {
  it('BS-23: a token buys one throw of the black die, and is gone whatever comes of it', () => {
    const taken = play(ready(), 0, burner);
    expect([taken.phase, taken.tokens, taken.burned]).toEqual(['burnerThrow', [2, 3], true]);
    expect(refusal(taken, 0, toss('red'))).toBe('ILLEGAL_MOVE BURNER_NEEDS_BLACK');
    const failed = thrown(taken, 'black', 'off');
    expect([failed.phase, failed.tokens, failed.thrown]).toEqual(['dice', [2, 3], []]);
  });

  it('BS-23: once per turn', () => {
    const used = thrown(play(ready(), 0, burner), 'black', 'tile');
    expect(refusal(used, 0, burner)).toBe('ILLEGAL_MOVE BURNER_USED_THIS_TURN');
    let state = play(used, 0, { type: 'dice', pair: ['red', 'black'] });
    expect(refusal(state, 0, burner)).toBe('ILLEGAL_MOVE BURNER_USED_THIS_TURN');
    state = thrown(thrown(state, 'red', 'off'), 'black', 'off');
    expect([state.turn, state.burned]).toEqual([1, false]);
  });

  it('BS-23: only with a token', () => {
    expect(refusal(ready({ tokens: [0, 3] }), 0, burner)).toBe('ILLEGAL_MOVE NO_TOKENS');
  });

  it('BS-R10: before the first throw or after the last, not between them', () => {
    const chosen = ready({ dice: ['red', 'black'] });
    expect(refusal(chosen, 0, burner)).toBe('accepted');
    const between = thrown(chosen, 'red', 'off');
    expect(refusal(between, 0, burner)).toBe('ILLEGAL_MOVE BURNER_BETWEEN_THROWS');
    const after = thrown(between, 'black', 'off');
    expect([after.phase, refusal(after, 0, burner)]).toEqual(['end', 'accepted']);
    const burnt = thrown(play(after, 0, burner), 'black', 'off');
    expect([burnt.turn, asked(burnt)]).toEqual([1, 1]);
  });

  it('BS-R10: a misfire is thrown again for nothing, also when medium tiles are gone', () => {
    const taken = play(ready({ supply: { small: 4, medium: 0, large: 4 } }), 0, burner);
    const again = thrown(taken, 'black', 'misfire');
    expect([again.phase, again.tokens, asked(again)]).toEqual(['burnerThrow', [2, 3], 0]);
    expect(thrown(again, 'black', 'table', [100, 100]).phase).toBe('burn');
  });

  it('BS-24: it destroys every tile it touches, anyone’s, and leaves the table itself', () => {
    const tiles = [tile('p1', 'medium', [-60, 40]), tile('p2', 'small', [-60, -40]), tile('p3', 'large', [150, 0])];
    const state = ready({
      tiles,
      pawns: [['p1'], ['p2']],
      rest: { die: 'black', at: [0, 0], angle: 33, burner: true },
    });
    expect(burning(state, [0, 0], 0).touches).toEqual(['p1', 'p2']);
    const burnt = play(state, 0, { type: 'burn', angle: 0 });
    expect(ids(burnt)).toEqual(['p3']);
    expect(happenings(burnt, 'burned')).toMatchObject([{ player: 0, angle: 0, tiles: ['p1', 'p2'] }]);
    expect(happenings(burnt, 'pawnReturned').map(({ player }) => player)).toEqual([0, 1]);
    expect([burnt.supply, burnt.rest, burnt.phase]).toEqual([state.supply, null, 'dice']);
    const turned = play(state, 0, { type: 'burn', angle: 180 });
    expect(ids(turned)).toEqual(['p1', 'p2', 'p3']);
    expect(happenings(turned, 'burned')).toMatchObject([{ tiles: [] }]);
  });

  it('BS-24, BS-22: what it splits is settled like after a fight, neutral networks just fall apart', () => {
    const row = [0, 1, 2].map((i) => tile(`p${1 + i}`, 'medium', [-138 + 69 * i, 0]));
    const rest = { die: 'black', at: [-69, 50], angle: 0, burner: true };
    const owned = play(ready({ tiles: row, pawns: [['p2'], []], rest }), 0, { type: 'burn', angle: 270 });
    expect([ids(owned), owned.phase, asked(owned)]).toEqual([['p1', 'p3'], 'relocate', 0]);
    const kept = timeout(owned, 0);
    expect([kept.phase, kept.pawns[0]]).toEqual(['claim', ['p1', null]]);
    const neutral = play(ready({ tiles: row, rest }), 0, { type: 'burn', angle: 270 });
    expect([nets(neutral), neutral.phase]).toEqual([['-: p1', '-: p3'], 'dice']);
    expect(happenings(neutral, 'split')).toMatchObject([{ owner: null }]);
  });
});
