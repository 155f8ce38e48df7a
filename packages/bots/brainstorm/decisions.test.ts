import { brainstorm } from '@izvilina/games/brainstorm/game.ts';
import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { State } from '@izvilina/games/brainstorm/state.ts';
import { over, play, restFor, table, tile } from '@izvilina/games/brainstorm/testing/play.ts';
import type { Throw } from '@izvilina/games/brainstorm/throwing/release.ts';
import { flightPreview } from '@izvilina/jobs/brainstorm/preview.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../bot.ts';
import { bots } from './bots.ts';
import { LEVEL } from './levels.ts';
import { plansFor } from './throws.ts';

const think = (name: string, state: State, seat = state.turn) =>
  bots.think(name, brainstorm.view(state, seat), chanceAt('decisions', 0), { ms: 20_000, nodes: 4000 });

const keys = ({ best }: ReturnType<typeof think>) => best[0]?.why.map(({ key }) => key);

/** A dense cluster of the second player's tiles in the middle, with free table around. */
const cluster = [
  tile('p1', 'large', [0, 0]),
  tile('p2', 'large', [0, 60]),
  tile('p3', 'large', [0, -60]),
  tile('p4', 'medium', [95, 0]),
  tile('p5', 'medium', [-95, 0]),
];

describe('the burner', () => {
  const late = { supply: { small: 3, medium: 0, large: 0 }, thrown: ['red'], dice: ['red'] };
  const pawns = [[], ['p1']];

  it.each(['strong', 'master'])('of %s is used where it destroys more than the token is worth', (name) => {
    const state = table({ players: 2, tiles: cluster, pawns, ...late });
    expect(state.phase).toBe('end');
    const thought = think(name, state);
    expect(thought.move).toEqual({ type: 'burner' });
    expect(keys(thought)).toEqual(['burns']);
  });

  it.each(['casual', 'strong', 'master'])('of %s is kept where there is little to destroy', (name) => {
    const state = table({ players: 2, tiles: [tile('p1', 'medium', [0, 0])], pawns, ...late });
    const thought = think(name, state);
    expect(thought.move).toEqual({ type: 'endTurn' });
    expect(keys(thought)).toEqual(['keepsToken']);
  });

  it('is never thrown at one’s own tiles', () => {
    const state = table({ players: 2, tiles: cluster, pawns: [['p1'], []], ...late });
    expect(think('master', state).move).toEqual({ type: 'endTurn' });
  });

  it('comes before the throws when the tiles may run out', () => {
    const state = table({ players: 2, tiles: cluster, pawns, supply: { small: 1, medium: 0, large: 0 } });
    expect(state.phase).toBe('throw');
    expect(think('strong', state).move).toEqual({ type: 'burner' });
  });

  it('is laid where it hits most and spares one’s own', () => {
    const tiles = [...cluster, tile('p6', 'small', [0, 170])];
    const rest = { die: 'black', at: [0, 110], angle: 0, burner: true };
    const state = table({ players: 2, tiles, pawns: [['p6'], ['p1']], rest });
    const thought = think('master', state);
    expect(keys(thought)).toContain('destroys');
    const { tiles: left } = play(state, 0, thought.move as Move);
    expect(left.map(({ id }) => id)).toContain('p6');
  });
});

describe('laying', () => {
  it('takes a fight that is won and says what it destroys', () => {
    const tiles = [tile('p1', 'large', [-90, 0]), tile('p2', 'large', [60, 0])];
    const state = table({ players: 2, tiles, pawns: [['p1'], ['p2']], rest: restFor('small', [-22, 0]) });
    const thought = think('strong', state);
    expect(thought.best[0]?.why).toContainEqual({ key: 'destroys', params: { player: 1, tiles: 1, points: 3 } });
  });

  it('says of every way to lie what becomes of the tile', () => {
    const tiles = [tile('p1', 'large', [0, 0]), tile('p2', 'large', [0, 200])];
    const pawns = [['p1', null], ['p2']];
    const state = table({ players: 2, tiles, pawns, rest: restFor('medium', [0, 95]) });
    const { best } = bots.think('master', brainstorm.view(state, 0), chanceAt('lies', 0), {
      ms: 20_000,
      nodes: 4000,
      explained: 24,
    });
    const becomes = best.map(({ why }) => why.filter(({ key }) => ['grows', 'alone', 'dies'].includes(key)));
    expect(becomes[0]).toEqual([{ key: 'grows', params: { points: 5 } }]);
    expect(becomes.every((said) => said.length === 1)).toBe(true);
    expect(becomes.flat()).toContainEqual({ key: 'alone', params: {} });
  });

  it('does not join a foreign network if it can be helped', () => {
    const tiles = [tile('p1', 'large', [0, 0])];
    const state = table({ players: 2, tiles, pawns: [[], ['p1']], rest: restFor('small', [0, 55]) });
    for (const name of ['casual', 'strong', 'master']) expect(keys(think(name, state))).not.toContain('gives');
  });
});

describe('small questions', () => {
  it('a pawn whose network fell apart goes to the part worth most, and a free one claims the other', () => {
    const tiles = [
      tile('p1', 'large', [-115, 60]),
      tile('p2', 'large', [0, 60]),
      tile('p3', 'large', [115, 60]),
      tile('p4', 'medium', [-115, 120]),
      tile('p5', 'medium', [0, -30]),
    ];
    const pawns = [['p5'], ['p2', null]];
    const rested = table({ players: 2, tiles, pawns, rest: restFor('small', [0, 15]) });
    const split = play(rested, 0, over('small'));
    expect(split.phase).toBe('relocate');
    for (const name of LEVELS) {
      const { move } = think(name, split, 1);
      expect(move).toMatchObject({ type: 'relocate', to: 'p1' });
      const asked = play(split, 1, move as Move);
      expect(asked.phase).toBe('claim');
      expect(think(name, asked, 1).move).toEqual({ type: 'claim', on: 'p3' });
    }
  });

  it('a pawn is put on a tile laid by itself', () => {
    const rested = table({ players: 2, rest: restFor('large', [0, 0]) });
    const state = play(rested, 0, over('large'));
    expect(state.phase).toBe('pawn');
    for (const name of LEVELS) expect(think(name, state).move).toEqual({ type: 'pawn', on: true });
  });
});

describe('throwing', () => {
  it('takes a box away that somebody left on the table', () => {
    const state = table({ players: 2, box: { at: [0, 0], angle: 0, stance: 'flat' } });
    expect(think('casual', state).move).toEqual({ type: 'box', pose: null });
  });

  it('aims next to its own network and says what it expects', () => {
    const state = table({
      players: 2,
      tiles: [tile('p1', 'large', [0, 0])],
      pawns: [['p1', null], []],
      dice: ['white', 'black'],
    });
    const { move, best } = think('master', state);
    expect(move?.type).toBe('throw');
    expect(best[0]?.why.map(({ key }) => key)).toEqual(['aims', 'expects', 'free']);
    expect(best[0]?.why[0]?.params).toEqual({ at: 'own' });
    expect(best[0]?.value).toBeGreaterThan(3);
  });

  it('throws past the table where every place is worse than a failed throw', () => {
    const state = table({ players: 2, dice: ['red', 'black'] });
    const map = { table: state.table, columns: 10, rows: 8, free: new Uint8Array(80).fill(1), nodes: 0 };
    const [worst] = plansFor(state, 'red', { ...map, gains: new Float64Array(80).fill(-1) }, LEVEL.strong);
    expect(worst).toMatchObject({ target: null, gain: 0 });
    // It must touch the table on its way, or it would have to be thrown again (BS-09).
    const release = { ...(worst?.move as Throw), spin: [0, 0, 0] as const };
    expect(flightPreview(release, state.table, null).meets).toBe('table');
    const [good] = plansFor(state, 'red', { ...map, gains: new Float64Array(80).fill(1) }, LEVEL.strong);
    expect(good?.target).not.toBeNull();
    expect(good?.success).toBe(1);
  });
});
