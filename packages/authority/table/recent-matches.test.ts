import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { AnyEvent, AnyGame } from '@izvilina/kernel/game.ts';
import { advance, begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../deps.ts';
import { RecentMatches } from './recent-matches.ts';

/** A long game, move by move, with every match along the way. */
function longGame(events: number, pad = ''): { readonly recent: RecentMatches; readonly all: readonly Match[] } {
  const options = { variant: 'standard', rounds: 50 };
  const all = [must(begin(cow006 as AnyGame, { players: 2, options, seed: 'long' }))];
  const recent = new RecentMatches(all[0] as Match);
  while (all.length <= events) {
    const match = all.at(-1) as Match;
    const event = { ...firstMove(match), pad };
    const next = must(advance(match, event));
    all.push(next);
    recent.add([{ event, match: next }]);
  }
  return { recent, all };
}

function firstMove(match: Match): AnyEvent {
  const turn = match.game.turn(match.state);
  const seat = turn.over ? 0 : (turn.asks[0]?.seat ?? 0);
  const moves = match.game.moves(viewOf(match, seat));
  return { at: match.seq, by: seat, move: moves.finite ? moves.all[0] : null };
}

describe('the last matches of a long game', () => {
  const { recent, all } = longGame(200);
  const newest = all.length - 1;

  it.each([0, 1, 2, 31, 32, 33, 63, LIMITS.gap])('are the very same again, %i back', (back) => {
    expect(recent.after(newest - back)).toEqual(all.slice(all.length - back, all.length));
  });

  it('are not known from longer ago, nor from the future', () => {
    expect([recent.after(newest - LIMITS.gap - 1), recent.after(newest + 1)]).toEqual([null, null]);
  });

  it('are fewer where events are long, but never so few that a moment’s gap shows', () => {
    const long = longGame(200, 'x'.repeat(LIMITS.gapSize / 8));
    const known = (back: number) => long.recent.after(newest - back);
    expect(known(7)).toEqual(long.all.slice(-7));
    expect(known(20)).toBeNull();
  });

  it('that were written at once are known as well as if one by one', () => {
    const { recent: at, all: before } = longGame(40);
    const written = [];
    let match = before.at(-1) as Match;
    for (let n = 0; n < 5; n++) {
      const event = firstMove(match);
      match = must(advance(match, event));
      written.push({ event, match });
    }
    at.add(written);
    const whole = [...before, ...written.map(({ match: next }) => next)];
    for (const back of [1, 3, 5, 6, 30, 45]) expect(at.after(45 - back)).toEqual(whole.slice(-back));
    expect(at.after(40)?.[0]).toBe(written[0]?.match); // without replaying
  });

  it('are all there while the game is young', () => {
    const young = longGame(5);
    expect(young.recent.after(0)).toEqual(young.all.slice(1));
  });
});
