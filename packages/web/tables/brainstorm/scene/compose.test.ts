import { brainstorm } from '@izvilina/games/brainstorm/game.ts';
import { chances } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import { expect, test } from 'vitest';
import { boardOf } from '../stage/board.ts';
import { compose } from './compose.ts';
import { focusOnDie } from './focus.ts';

const tile = (id: string, x: number) => ({ id, tile: 'medium', face: 'front', at: [x, 0], angle: 0 });
const position = {
  players: 2,
  dice: ['black', 'white'],
  tiles: [tile('p1', -65), tile('p2', -118), tile('p3', -171)],
  pawns: [['p3'], []],
  rest: { die: 'black', at: [0, 0], angle: 0 },
};
const VIEW = brainstorm.view(must(brainstorm.position(position, chances('compose')(0))), 0);

const labelOn = (size: { readonly width: number; readonly height: number }) => {
  const camera = { kind: 'top', from: 'near', focus: focusOnDie(VIEW, size) } as const;
  return compose({ board: boardOf(VIEW), view: VIEW, prepared: null, advised: [], camera, title: '' }).labels[0];
};

test('close to the die a network whose pawn is out of sight is labelled within the section', () => {
  expect(labelOn({ width: 1200, height: 700 })?.at[0]).toBeLessThan(-125);
  const close = labelOn({ width: 390, height: 470 });
  expect(close?.at[0]).toBeGreaterThan(-125 + 30);
  expect(close).toMatchObject({ owner: 0, points: 6 });
});
