import { describe, expect, test } from 'vitest';
import { conversation } from './testing/conversation.ts';

/** What the tests read of events and views. */
interface Happening {
  readonly type: string;
}
interface Seen {
  readonly seats: readonly { readonly rackSize: number }[];
}

const rows = (some: Readonly<Record<number, string>>): string[] =>
  Array.from({ length: 15 }, (_, y) => (some[y] ?? '').padEnd(15, '.'));
const across = (word: string, x: number, y: number) => ({
  type: 'lay',
  tiles: Array.from(word, (letter, i) => ({ x: x + i, y, letter })),
});

const WORDS = { words: ['КОТ', 'КОТЫ', 'РОТ', 'ТО'] };
const POSITION = {
  players: 2,
  options: WORDS,
  board: rows({ 7: '.......КОТ' }),
  racks: ['Ы*', 'ЩА'],
  bag: 'РТО',
};

async function table(position: object) {
  const ask = conversation();
  const { match, toAct } = await ask({ op: 'position', game: 'mindtrainer', position });
  const play = (player: number | 'referee', move: object) => ask({ op: 'play', match, player, move });
  const legal = (player: number) => ask({ op: 'legal', match, player });
  const state = () => ask({ op: 'state', match });
  return { ask, match, toAct, play, legal, state };
}

describe('mindtrainer, as the protocol tells it', () => {
  test('legal lists every lay, every exchange and the pass, once and sorted', async () => {
    const { legal } = await table(POSITION);
    const { moves } = await legal(0);
    expect(moves).toHaveLength(new Set(moves.map((move: object) => JSON.stringify(move))).size);
    const lays = moves.filter(({ type }: { type: string }) => type === 'lay');
    expect(lays).toContainEqual({ type: 'lay', tiles: [{ x: 10, y: 7, letter: 'Ы' }] });
    expect(lays).toContainEqual({ type: 'lay', tiles: [{ x: 10, y: 7, letter: 'Ы', blank: true }] });
    // Downwards from the Т, the blank as О.
    expect(lays).toContainEqual({ type: 'lay', tiles: [{ x: 9, y: 8, letter: 'О', blank: true }] });
    const rest = moves.filter(({ type }: { type: string }) => type !== 'lay');
    expect(rest).toEqual([
      { type: 'exchange', tiles: ['Ы'] },
      { type: 'exchange', tiles: ['*'] },
      { type: 'exchange', tiles: ['*', 'Ы'] },
      { type: 'pass' },
    ]);
    expect((await legal(1)).moves).toEqual([]);
  });

  test('a lay tells its score in one event of the protocol’s shape', async () => {
    const { play, ask, match } = await table(POSITION);
    const { events, toAct } = await play(0, across('Ы', 10, 7));
    expect((events as Happening[]).filter(({ type }) => type === 'scored')).toEqual([
      { type: 'scored', player: 0, words: [{ word: 'КОТЫ', score: 8 }], bonus: 0, total: 8 },
    ]);
    expect(toAct).toEqual([1]);
    const { view } = await ask({ op: 'view', match, player: 1 });
    expect(view).toMatchObject({ board: rows({ 7: '.......КОТЫ' }), rack: 'ЩА', scores: [8, 0], bag: 0 });
    expect((view as Seen).seats.map(({ rackSize }) => rackSize)).toEqual([4, 2]);
    expect(JSON.stringify(view)).not.toContain('*');
  });

  test.each([
    [
      'gaps',
      'ILLEGAL_MOVE',
      'gap',
      {
        type: 'lay',
        tiles: [
          { x: 10, y: 7, letter: 'Ы' },
          { x: 12, y: 7, letter: 'О', blank: true },
        ],
      },
    ],
    [
      'two lines',
      'ILLEGAL_MOVE',
      'not in one line',
      {
        type: 'lay',
        tiles: [
          { x: 10, y: 7, letter: 'Ы' },
          { x: 9, y: 8, letter: 'О', blank: true },
        ],
      },
    ],
    ['detached', 'ILLEGAL_MOVE', 'detached', across('Ы', 1, 1)],
    ['unknown word', 'ILLEGAL_MOVE', 'unknown word (ЫКОТ)', across('Ы', 6, 7)],
    ['not owned', 'ILLEGAL_MOVE', 'not on rack', across('Щ', 10, 7)],
    ['blank without letter', 'ILLEGAL_MOVE', 'blank without letter', across('*', 10, 7)],
    [
      'exchange larger than the bag',
      'ILLEGAL_MOVE',
      'more than the bag holds',
      { type: 'exchange', tiles: ['Ы', '*'] },
    ],
    ['Latin look-alike', 'BAD_REQUEST', 'not a russian capital', across('O', 9, 8)],
    ['unknown letter', 'BAD_REQUEST', 'not a russian capital', across('?', 9, 8)],
  ])('%s: %s with the reason, and nothing changes', async (_, code, reason, move) => {
    const { play, state } = await table({ ...POSITION, bag: 'Р' });
    const before = await state();
    const { error } = await play(0, move);
    expect(error.code).toBe(code);
    expect(error.message).toContain(reason);
    expect(await state()).toEqual(before);
  });

  test('without a dictionary: a domain, then the others’ answers; the settling move scores', async () => {
    const open = { players: 3, options: { lexicon: 'open' }, racks: ['ШМЫКАРИ', 'ФЫВАПРО', 'ЛДЖЭЯЧС'] };
    const { play, legal } = await table(open);
    expect(await legal(0)).toMatchObject({ moves: null, domain: {} });
    const laid = await play(0, across('ШМЫК', 7, 7));
    expect([laid.toAct, (laid.events as Happening[]).map(({ type }) => type)]).toEqual([[1, 2], ['laid']]);
    expect((await legal(1)).moves).toEqual([{ type: 'accept' }, { type: 'challenge' }]);
    expect((await play(2, { type: 'challenge' })).toAct).toEqual([1]);
    const settled = await play(1, { type: 'vote', valid: true });
    expect(settled.events).toContainEqual(
      expect.objectContaining({ type: 'scored', player: 0, words: [{ word: 'ШМЫК', score: 32 }], total: 32 }),
    );
    expect(settled.toAct).toEqual([1]);
  });

  test('silence lets a word stand: the referee closes the answers', async () => {
    const open = { players: 2, options: { lexicon: 'open' }, racks: ['ШМЫК', 'ФЫВА'] };
    const { play, ask, match } = await table(open);
    await play(0, across('ШМЫК', 7, 7));
    expect((await ask({ op: 'legal', match, player: 'referee' })).moves).toEqual([{ type: 'close' }]);
    expect(await play('referee', { type: 'close' })).toMatchObject({ ok: true, toAct: [1] });
  });

  test('the result has the final count', async () => {
    const { play, ask, match } = await table({ ...POSITION, racks: ['Ы', 'ЩА'], bag: '' });
    expect(await play(0, across('Ы', 10, 7))).toMatchObject({ over: true, toAct: [] });
    expect(await ask({ op: 'result', match })).toMatchObject({
      over: true,
      scores: [19, -11],
      places: [1, 2],
      detail: {
        final: [
          { unplayed: 0, gained: 11 },
          { unplayed: -11, gained: 0 },
        ],
      },
    });
  });
});
