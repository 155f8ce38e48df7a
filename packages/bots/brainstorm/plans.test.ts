import { brainstorm } from '@izvilina/games/brainstorm/game.ts';
import { table } from '@izvilina/games/brainstorm/testing/play.ts';
import type { Throw } from '@izvilina/games/brainstorm/throwing/release.ts';
import { expect, it } from 'vitest';
import { samePlan } from './plans.ts';

it('throws of one die are one plan if they leave the table’s edge close to each other', () => {
  const view = brainstorm.view(table({ players: 2 }), 0); // 540 × 390 mm, so 0.01 of the edge is 18.6 mm
  const toss: Throw = {
    type: 'throw',
    die: 'red',
    edge: 0.005,
    yaw: 0,
    pitch: 10,
    speed: 900,
    height: 60,
    grip: 'flat',
    style: 'toss',
  };
  const isSame = (other: Partial<Throw>) => samePlan(view, toss, { ...toss, ...other });
  expect([isSame({ edge: 0.02 }), isSame({ edge: 0.995 })]).toEqual([true, true]);
  expect([isSame({ edge: 0.05 }), isSame({ edge: 0.505 }), isSame({ die: 'white' })]).toEqual([false, false, false]);
});
