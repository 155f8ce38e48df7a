import { chances } from '@izvilina/kernel/chance.ts';
import { describe, expect, it } from 'vitest';
import { brainstorm } from '../game.ts';
import { holdsDie, type Lay } from '../geometry/placement.ts';
import type { Rest } from '../state.ts';
import { play, restFor, table, tile } from '../testing/play.ts';

describe('a view', () => {
  it('shows everybody the same table: nothing is hidden', () => {
    const state = table({ players: 2, tiles: [tile('p1', 'large', [0, 0])], pawns: [['p1'], []] });
    const [mine, theirs] = [brainstorm.view(state, 0), brainstorm.view(state, 'watcher')];
    expect({ ...theirs, viewer: 0 }).toEqual(mine);
    expect(mine.scores).toEqual([12, 9]);
    expect(mine.networks).toEqual([{ tiles: ['p1'], owner: 0 }]);
    expect(brainstorm.imagine(mine, { below: () => 0 })).toEqual(state);
  });

  it('says who is asked what', () => {
    const state = table({ players: 2, dice: ['red', 'black'] });
    expect(brainstorm.view(state, 1).asks).toMatchObject([{ seat: 0, what: 'throw:0', secret: false }]);
    const boxed = play(state, 0, { type: 'box', pose: { at: [0, 0], angle: 0, stance: 'flat' } });
    expect(brainstorm.view(boxed, 1).asks).toEqual(brainstorm.view(state, 1).asks);
  });
});

describe('sampled moves', () => {
  it('are varied and legal', () => {
    const state = table({ players: 2, rest: restFor('large', [0, 0]) });
    const moves = brainstorm.moves(brainstorm.view(state, 0));
    if (moves.finite) throw new Error('a placement has play, so it is no list');
    const streams = chances('samples');
    const seen = Array.from({ length: 200 }, (_, i) => moves.sample(streams(i)) as Lay);
    for (const lay of seen) expect(holdsDie(state.rest as Rest, lay)).toBe(true);
    expect(new Set(seen.map(({ face, hole, quarter }) => `${face}${hole}${quarter}`)).size).toBe(16);
    expect(seen.filter(({ slack }) => slack.turn !== 0).length).toBeGreaterThan(50);
  });

  it('the domain names just the moves of the phase', () => {
    const types = (position: object) => {
      const moves = brainstorm.moves(brainstorm.view(table({ players: 2, ...position }), 0));
      const sampled = new Set<string>();
      const streams = chances('types');
      if (!moves.finite) for (let i = 0; i < 200; i++) sampled.add(moves.sample(streams(i))?.type ?? 'none');
      return [...sampled].sort();
    };
    expect(types({})).toEqual(['box', 'burner', 'dice']);
    expect(types({ dice: ['red', 'black'] })).toEqual(['box', 'burner', 'throw']);
    expect(types({ dice: ['red', 'black'], thrown: ['red'] })).toEqual(['box', 'throw']);
    expect(types({ dice: ['red', 'black'], thrown: ['red', 'black'] })).toEqual(['box', 'burner', 'endTurn']);
    expect(types({ rest: { die: 'black', at: [0, 0], angle: 0, burner: true } })).toEqual(['burn']);
  });
});
