import { brainstorm } from '@izvilina/games/brainstorm/game.ts';
import { chances } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import { expect, test } from 'vitest';
import { PLAYING_WORDS as WORDS } from './playing.ts';
import { refusalInWords } from './refusal.ts';

const tile = { id: 'p1', tile: 'large', face: 'front', at: [0, 0], angle: 0 };
const at = (position: object) => must(brainstorm.position({ players: 2, ...position }, chances('refusals')(0)));
const toss = {
  type: 'throw',
  die: 'black',
  edge: 0.1,
  yaw: 0,
  pitch: 20,
  speed: 900,
  height: 60,
  grip: 'flat',
  style: 'toss',
};
const lay = { type: 'lay', tile: 'medium', face: 'front', hole: 0, quarter: 0 };
const throwing = { dice: ['black', 'white'] };
const laying = { ...throwing, thrown: ['black'], rest: { die: 'black', at: [100, 100], angle: 0 } };

test.each([
  ['a hand over the table', throwing, { ...toss, edge: 1.5 }, 'NOT_ON_PERIMETER'],
  ['a speed beyond any hand', throwing, { ...toss, speed: 60_000 }, 'TOO_FAST'],
  ['a pose that does not hold the die', laying, { ...lay, slack: { dx: 3, dy: 0, turn: 0 } }, 'DIE_DOES_NOT_FIT'],
  [
    'the box on a tile',
    { ...throwing, tiles: [tile] },
    { type: 'box', pose: { at: [0, 0], angle: 0, stance: 'end' } },
    'BOX_ON_TILE',
  ],
  ['a second burner', { ...throwing, burned: true }, { type: 'burner' }, 'BURNER_USED_THIS_TURN'],
])('%s is refused with its reason in both languages, and changes nothing', (_, position, move, reason) => {
  const state = at(position);
  const before = structuredClone(state);
  const next = brainstorm.step(state, { at: 0, by: 0, move: move as never }, chances('refusals')(1));
  expect(next).toMatchObject({ ok: false, error: { code: 'ILLEGAL_MOVE', params: { reason } } });
  expect(state).toEqual(before);
  if (next.ok) return;
  expect(refusalInWords(next.error, WORDS.ru)).toMatch(/^[А-ЯЁ]/);
  expect(refusalInWords(next.error, WORDS.en)).toMatch(/^[A-Z]/);
});
