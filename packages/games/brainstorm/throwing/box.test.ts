import { describe, expect, it } from 'vitest';
import type { BoxPose, Point, Stance } from '../pieces/pieces.ts';
import { happenings, over, play, refusal, restFor, table, thrown, tile } from '../testing/play.ts';
import { BOX_MOVES } from './box.ts';

const box = (at: Point, angle = 0, stance: Stance = 'flat') => ({ type: 'box', pose: { at, angle, stance } }) as const;
const ready = (more: object = {}) => table({ players: 2, dice: ['red', 'black'], ...more });

describe('the box', () => {
  it('BS-07: is set before a throw, lying or standing, and taken away again', () => {
    for (const stance of ['flat', 'side', 'end'] as const) {
      const set = play(ready(), 0, box([10, 20], 30, stance));
      expect(set.box).toEqual({ at: [10, 20], angle: 30, stance });
      expect([set.phase, set.turn]).toEqual(['throw', 0]);
      expect(play(set, 0, { type: 'box', pose: null }).box).toBeNull();
    }
    const between = thrown(ready(), 'red', 'off');
    expect(refusal(between, 0, box([0, 0]))).toBe('accepted');
    expect(refusal(table({ players: 2 }), 0, box([0, 0]))).toBe('accepted');
    expect(refusal(table({ players: 2, rest: restFor('small', [0, 0]) }), 0, box([0, 0]))).toBe(
      'ILLEGAL_MOVE WRONG_PHASE',
    );
  });

  it.each([
    [[135, 97.5], 0, 'flat', 'accepted'],
    [[135.01, 97.5], 0, 'flat', 'ILLEGAL_MOVE BOX_OFF_TABLE'],
    [[135, 97.5], 1, 'flat', 'ILLEGAL_MOVE BOX_OFF_TABLE'],
    [[172.5, 170], 0, 'end', 'accepted'],
    [[172.5, 170.01], 0, 'end', 'ILLEGAL_MOVE BOX_OFF_TABLE'],
    [[1e9, 0], 0, 'end', 'ILLEGAL_MOVE BOX_OFF_TABLE'],
  ] as const)('BS-07: wholly on the table: at %j turned %i, %s: %s', (at, angle, stance, answer) => {
    expect(refusal(ready(), 0, box(at, angle, stance))).toBe(answer);
  });

  it('BS-07: stands on no tile', () => {
    const state = ready({ tiles: [tile('p1', 'medium', [0, 0])] });
    expect(refusal(state, 0, box([0, 0]))).toBe('ILLEGAL_MOVE BOX_ON_TILE');
    expect(refusal(state, 0, box([0, 59], 0, 'end'))).toBe('ILLEGAL_MOVE BOX_ON_TILE');
    expect(refusal(state, 0, box([0, 60.01], 0, 'end'))).toBe('accepted');
  });

  it('BS-R2: a box in the way of a tile is taken off; otherwise it stays', () => {
    const pose = { at: [100, 0], angle: 90, stance: 'side' } satisfies BoxPose;
    const clear = play(ready({ box: pose, rest: restFor('medium', [39, 0]) }), 0, over('medium'));
    expect(clear.box).toEqual(pose);
    const blocked = play(ready({ box: pose, rest: restFor('medium', [41, 0]) }), 0, over('medium'));
    expect(blocked.box).toBeNull();
    expect(happenings(blocked, 'boxTakenOff')).toHaveLength(1);
  });

  it('BS-R2: a box in the way of the burner too', () => {
    const rest = { die: 'black', at: [0, 0], angle: 0, burner: true };
    const pose = { at: [100, 0], angle: 90, stance: 'side' };
    expect(play(ready({ box: pose, rest }), 0, { type: 'burn', angle: 180 }).box).toBeNull();
    expect(play(ready({ box: pose, rest }), 0, { type: 'burn', angle: 0 }).box).toEqual(pose);
  });

  it('is not moved for ever', () => {
    let state = ready();
    for (let i = 0; i < BOX_MOVES; i++) state = play(state, 0, box([i, 0]));
    expect(refusal(state, 0, box([0, 0]))).toBe('ILLEGAL_MOVE BOX_MOVED_TOO_OFTEN');
    expect(refusal(thrown(state, 'red', 'off'), 0, box([0, 0]))).toBe('accepted');
  });
});
