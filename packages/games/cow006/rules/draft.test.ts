import { describe, expect, it } from 'vitest';
import { cow006 } from '../game.ts';
import { cardsUpTo } from '../pieces/cards.ts';
import type { State } from '../state.ts';
import { dealt, draft, happenings, pick, play, refusal, table, wander } from '../testing/play.ts';

const asked = (state: State) => {
  const turn = cow006.turn(state);
  return turn.over ? [] : turn.asks;
};

const afterDraft = (state: State): boolean => state.phase !== 'draft';

describe('the draft', () => {
  it.each([2, 3, 4])('CW-20 %i players take one card at a time until each has ten and four are left', (players) => {
    const start = dealt(players, { variant: 'tactical' });
    expect([start.phase, start.pool, start.rows]).toEqual(['draft', cardsUpTo(10 * players + 4), [[], [], [], []]]);
    const takers: number[] = [];
    const state = wander(start, 'draft', afterDraft, (now) => {
      takers.push(...happenings(now, 'drafted').map(({ player }) => player));
    });
    expect(takers).toEqual(Array.from({ length: 10 * players }, (_, index) => (start.firstDrafter + index) % players));
    expect(state.hands.map((hand) => hand.length)).toEqual(Array(players).fill(10));
    expect([...state.hands, ...state.rows].flat().sort((a, b) => a - b)).toEqual(start.pool);
    expect(state.rows.map((row) => row.length)).toEqual([1, 1, 1, 1]);
    expect(happenings(state, 'dealt')).toEqual([{ type: 'dealt', round: 1, rows: state.rows.flat() }]);
  });

  it('CW-R2 the four left over start the rows in ascending order', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { rows } = wander(dealt(3, { variant: 'tactical' }, seed), seed, afterDraft);
      expect(rows.flat()).toEqual(rows.flat().sort((a, b) => a - b));
    }
  });

  it('CW-R4 chance names the first drafter of the first round', () => {
    const firsts = Array.from({ length: 60 }, (_, seed) => dealt(3, { variant: 'tactical' }, `${seed}`).firstDrafter);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });

  it('CW-R4 the first drafter moves one seat on every round', () => {
    let state = dealt(3, { variant: 'tactical', rounds: 5 });
    const firsts = [state.firstDrafter];
    for (let round = 2; round <= 5; round++) {
      state = wander(state, `round ${round}`, (now) => now.round === round);
      expect([state.phase, state.drafter]).toEqual(['draft', state.firstDrafter]);
      firsts.push(state.firstDrafter);
    }
    expect(firsts).toEqual([0, 1, 2, 3, 4].map((round) => ((firsts[0] as number) + round) % 3));
  });

  it('CW-20 only the drafter is asked, openly, and a new question each time', () => {
    const start = table({ players: 3, options: { variant: 'tactical' }, phase: 'draft', drafter: 1 });
    expect(asked(start)).toEqual([{ seat: 1, what: 'draft:1.1', secret: false }]);
    const next = play(start, 1, draft(34));
    expect(asked(next)).toEqual([{ seat: 2, what: 'draft:1.2', secret: false }]);
    expect(next.drafted).toEqual([[], [34], []]);
    expect(cow006.moves(cow006.view(next, 1))).toEqual({ finite: true, all: [] });
    expect(cow006.moves(cow006.view(next, 2))).toEqual({ finite: true, all: cardsUpTo(33).map(draft) });
  });

  it('CW-20 refuses a card already taken, a card of no deck, and a seat out of turn', () => {
    const start = table({ players: 3, options: { variant: 'tactical' }, phase: 'draft' });
    const next = play(start, 0, draft(34));
    expect(refusal(next, 1, draft(34))).toBe('ILLEGAL_MOVE NOT_IN_POOL');
    expect(refusal(next, 1, draft(35))).toBe('ILLEGAL_MOVE NOT_IN_POOL');
    expect(refusal(next, 1, pick(34))).toBe('ILLEGAL_MOVE WRONG_PHASE');
    expect(refusal(next, 0, draft(1))).toBe('NOT_YOUR_TURN');
  });
});
