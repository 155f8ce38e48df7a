import { chances } from '@izvilina/kernel/chance.ts';
import { describe, expect, it } from 'vitest';
import { brainstorm } from '../game.ts';
import { play, refusal, table, toss } from '../testing/play.ts';
import { exactThrow, releaseOf } from './release.ts';

const ready = (options = {}) => table({ players: 4, options, dice: ['red', 'black'] });

describe('a throw', () => {
  it('BS-06: is released from the perimeter, so the hand is never above the table', () => {
    expect(refusal(ready(), 0, toss('red', { edge: 1.2 }))).toBe('ILLEGAL_MOVE NOT_ON_PERIMETER');
    expect(refusal(ready(), 0, toss('red', { edge: -0.1 }))).toBe('ILLEGAL_MOVE NOT_ON_PERIMETER');
    expect(refusal(ready(), 0, toss('red', { yaw: 120 }))).toBe('ILLEGAL_MOVE AWAY_FROM_TABLE');
    for (const style of ['toss', 'skim', 'slap'] as const)
      expect(refusal(ready(), 0, toss('red', { style }))).toBe('accepted');
  });

  it('what no hand can do has its reason and changes nothing', () => {
    const state = ready();
    const before = JSON.stringify(state);
    expect(refusal(state, 0, toss('red', { speed: 6001 }))).toBe('ILLEGAL_MOVE TOO_FAST');
    expect(refusal(state, 0, toss('red', { speed: -1 }))).toBe('ILLEGAL_MOVE TOO_SLOW');
    expect(refusal(state, 0, toss('red', { height: 501 }))).toBe('ILLEGAL_MOVE TOO_HIGH');
    expect(refusal(state, 0, toss('red', { height: -1 }))).toBe('ILLEGAL_MOVE TOO_LOW');
    expect(refusal(state, 0, toss('red', { pitch: 91 }))).toBe('ILLEGAL_MOVE TOO_STEEP');
    expect(JSON.stringify(state)).toBe(before);
  });

  it('BS-R15: comes from anywhere, or from one’s own side if the host says so', () => {
    const middles = { near: 0.145, right: 0.395, far: 0.645, left: 0.895 };
    for (const edge of Object.values(middles)) expect(refusal(ready(), 0, toss('red', { edge }))).toBe('accepted');
    const own = ready({ ownSide: true });
    expect(refusal(own, 0, toss('red', { edge: middles.near }))).toBe('accepted');
    expect(refusal(own, 0, toss('red', { edge: middles.left }))).toBe('ILLEGAL_MOVE NOT_YOUR_SIDE');
    const left = { ...own, turn: 1 };
    expect(refusal(left, 1, toss('red', { edge: middles.left }))).toBe('accepted');
    expect(refusal(left, 1, toss('red', { edge: middles.near }))).toBe('ILLEGAL_MOVE NOT_YOUR_SIDE');
  });

  it('becomes a job that holds all the physics needs', () => {
    const box = { at: [0, 0], angle: 0, stance: 'end' } as const;
    const state = table({
      players: 2,
      tiles: [{ id: 'p4', tile: 'small', face: 'back', at: [150, 80], angle: 12.3 }],
      dice: ['red', 'black'],
      box,
    });
    const flying = play(state, 0, toss('black'));
    expect(brainstorm.turn(flying)).toMatchObject({
      asks: [],
      referee: {
        job: {
          kind: 'throw',
          table: { width: 540, depth: 390 },
          tiles: [{ tile: 'small', face: 'back', at: [150, 80], angle: 12.3 }],
          box,
          die: 'black',
          release: { edge: 0.1, grip: 'tumble', style: 'toss', height: 60 },
          drop: null,
        },
        ifFailed: { outcome: 'misfire' },
      },
    });
    expect(refusal(flying, 0, toss('red'))).toBe('NOT_YOUR_TURN');
  });

  it('is rounded first, then a hand shakes by chance: about 2.4 % of speed, 0.9° and 1.2°', () => {
    expect(exactThrow(toss('red', { edge: 0.123456, yaw: 3.07, speed: 1500.4, height: 59.6 }))).toMatchObject({
      edge: 0.1235,
      yaw: 3.1,
      speed: 1500,
      height: 60,
    });
    const streams = chances('hands');
    const releases = Array.from({ length: 4000 }, (_, i) => releaseOf(toss('red', { speed: 1000 }), streams(i)));
    const deviation = (of: (release: (typeof releases)[number]) => number) => {
      const values = releases.map(of);
      const mean = values.reduce((a, b) => a + b) / values.length;
      return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    };
    expect(deviation(({ speed }) => speed)).toBeCloseTo(24, -0.5);
    expect(deviation(({ yaw }) => yaw)).toBeCloseTo(0.9, 1);
    expect(deviation(({ pitch }) => pitch)).toBeCloseTo(1.2, 1);
    for (const { spin } of releases) for (const one of spin) expect(Math.abs(one)).toBeLessThanOrEqual(1);
    expect(releaseOf(toss('red'), streams(7))).toEqual(releaseOf(toss('red'), streams(7)));
  });
});
