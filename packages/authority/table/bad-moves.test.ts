import { mindtrainer } from '@izvilina/games/mindtrainer/game.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localBus } from '../bus.ts';
import { clientKey, Person, Rig, settle } from '../testing/rig.ts';

const ROW = '.'.repeat(15);
const POSITION = {
  players: 2,
  options: { words: ['КОТ', 'КОТЫ', 'ТОК'] },
  board: Array.from({ length: 15 }, (_, y) => (y === 7 ? '.......КОТ.....' : ROW)),
  racks: ['ТОКРЫ*', 'АБВ'],
  bag: 'ГД',
};
/** A game that begins every table in this position instead of with a deal. */
const fromPosition: AnyGame = {
  ...(mindtrainer as AnyGame),
  setup: (_players, _options, chance) => (mindtrainer as AnyGame).position(POSITION, chance),
};

const rig = new Rig();
const node = rig.node({}, localBus(), async () => fromPosition);
const [anya, boris] = [new Person(node, 'anya'), new Person(node, 'boris')];
let table = '';

beforeAll(async () => {
  const made = await anya.say({
    type: 'create',
    client: clientKey(),
    game: 'mindtrainer',
    options: {},
    pace: 'calm',
    watchers: true,
    chairs: [{ kind: 'me' }, { kind: 'open' }],
    start: false,
  });
  ({ table } = made as { table: string });
  await boris.say({ type: 'sit', table, name: 'Борис' });
  for (const person of [anya, boris]) await person.say({ type: 'open', table });
  await anya.say({ type: 'start', table });
  await settle();
});
afterAll(() => rig.close());

const lay = (...tiles: readonly (readonly [x: number, y: number, letter: string, blank?: true])[]): Json => ({
  type: 'lay',
  tiles: tiles.map(([x, y, letter, blank]) => ({ x, y, letter, ...(blank && { blank }) })),
});

describe('bad input to a table of words gets its code and reason, and changes nothing', () => {
  test.each<readonly [string, string, string, Json]>([
    ['a gap', 'ILLEGAL_MOVE', 'GAP', lay([9, 8, 'О'], [9, 10, 'К'])],
    ['two lines', 'ILLEGAL_MOVE', 'NOT_IN_ONE_LINE', lay([9, 8, 'О'], [10, 7, 'Ы'])],
    ['detached', 'ILLEGAL_MOVE', 'DETACHED', lay([1, 1, 'Т'], [2, 1, 'О'])],
    ['an unknown word', 'ILLEGAL_MOVE', 'UNKNOWN_WORD', lay([10, 7, 'Р'])],
    ['an unknown letter', 'BAD_MOVE', 'NOT_A_RUSSIAN_CAPITAL', lay([10, 7, '?'])],
    ['a tile not owned', 'ILLEGAL_MOVE', 'NOT_ON_RACK', lay([10, 7, 'Щ'])],
    ['a blank without letter', 'ILLEGAL_MOVE', 'BLANK_WITHOUT_LETTER', lay([10, 7, '*', true])],
    [
      'an exchange larger than the bag',
      'ILLEGAL_MOVE',
      'MORE_THAN_THE_BAG_HOLDS',
      { type: 'exchange', tiles: ['Т', 'О', 'К'] },
    ],
    ['a Latin look-alike', 'BAD_MOVE', 'NOT_A_RUSSIAN_CAPITAL', lay([9, 8, 'O'])],
    ['a Latin look-alike to exchange', 'BAD_MOVE', 'NOT_A_RUSSIAN_CAPITAL', { type: 'exchange', tiles: ['T'] }],
  ])('%s: %s, %s', async (_, code, reason, move) => {
    const before = [anya.view, anya.seq, boris.view, boris.seq];
    const error = await anya.refusal({ type: 'move', table, seat: 0, seq: anya.seq, client: clientKey(), move });
    expect(error).toMatchObject({ code, params: { reason } });
    await settle();
    expect([anya.view, anya.seq, boris.view, boris.seq]).toEqual(before);
  });

  test('and the table goes on', async () => {
    const move = lay([10, 7, 'Ы']);
    await anya.say({ type: 'move', table, seat: 0, seq: anya.seq, client: clientKey(), move });
    await settle();
    expect(boris.view).toMatchObject({ turn: 1, scores: [8, 0] });
  });
});
