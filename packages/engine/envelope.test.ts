import { describe, expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import { conversation, SMALL } from './testing/conversation.ts';

const NEW = { op: 'new', game: 'cow006', players: 2, seed: '1' };

describe('the id', () => {
  for (const id of [1, -2.5, 'x', '', null, true, [1, [2]], { a: { b: [] } }, { ['__proto__']: 1 }]) {
    test(`is repeated: ${JSON.stringify(id)}`, async () => {
      expect((await conversation()({ id, ...NEW })).id).toEqual(id);
      expect((await conversation()({ id, op: 'nonsense' })).id).toEqual(id);
    });
  }

  test('is written so that no reader of lines splits the answer', async () => {
    const answer = await createEngine()('{"id":"a\u2028b\u2029c","op":"nonsense"}');
    expect(answer).not.toMatch(/[\u2028\u2029]/);
    expect(JSON.parse(answer).id).toBe('a\u2028b\u2029c');
  });

  test('is null when there is none', async () => {
    expect((await conversation()(NEW)).id).toBeNull();
  });

  test('too deep to be written back is refused before anything is done', async () => {
    const ask = conversation();
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const answer = await ask(`{"id":${deep},"op":"new","game":"cow006","players":2,"seed":"1"}`);
    expect(answer).toMatchObject({ id: null, ok: false, error: { code: 'BAD_REQUEST' } });
    expect((await ask({ op: 'state', match: 'm1' })).error.code).toBe('UNKNOWN_MATCH');
  });
});

describe('BAD_JSON', () => {
  const lines = [
    '',
    ' ',
    'null',
    '1',
    '"x"',
    '[]',
    '[{"op":"games"}]',
    '{',
    '{"id":1',
    'NaN',
    '{"id":NaN}',
    "{'id':1}",
    '{}{}',
  ];
  for (const line of lines) {
    test(`for the line ${JSON.stringify(line)}`, async () => {
      expect(await conversation()(line)).toMatchObject({ id: null, ok: false, error: { code: 'BAD_JSON' } });
    });
  }
});

describe('BAD_REQUEST', () => {
  const bad: readonly object[] = [
    {},
    { op: 'nonsense' },
    { op: 'toString' },
    { op: '__proto__' },
    { op: ['games'] },
    { op: 'games', extra: 1 },
    { ...NEW, seed: 1 },
    { ...NEW, players: '2' },
    { ...NEW, players: null },
    { ...NEW, options: null },
    { ...NEW, options: [] },
    { ...NEW, options: 'x' },
    { ...NEW, game: 6 },
    { ...NEW, extra: 1 },
    { op: 'new', game: 'cow006', players: 2 },
    { op: 'new', game: 'nonsense', players: 2 },
    { op: 'position', game: 'cow006' },
    { op: 'position', game: 'cow006', position: [] },
    { op: 'position', game: 'cow006', position: SMALL, seed: 0 },
    { op: 'legal', match: 'm1' },
    { op: 'legal', match: 1, player: 0 },
    { op: 'legal', match: 'm1', player: 'watcher' },
    { op: 'legal', match: 'm1', player: -1 },
    { op: 'legal', match: 'm1', player: 2 },
    { op: 'play', match: 'm1', player: 0 },
    { op: 'play', match: 'm1', player: 2, move: { type: 'pick', card: 5 } },
    { op: 'play', match: 'm1', player: 0.5, move: { type: 'pick', card: 5 } },
    { op: 'play', match: 'm1', player: '0', move: { type: 'pick', card: 5 } },
    { op: 'play', match: 'm1', player: 'watcher', move: { type: 'pick', card: 5 } },
    { op: 'play', match: 'm1', player: 0, move: 'pick' },
    { op: 'play', match: 'm1', player: 0, move: null },
    { op: 'play', match: 'm1', player: 0, move: [] },
    { op: 'play', match: 'm1', player: 0, move: {} },
    { op: 'play', match: 'm1', player: 0, move: { type: 'nonsense' } },
    { op: 'play', match: 'm1', player: 0, move: { type: 'pick' } },
    { op: 'play', match: 'm1', player: 0, move: { type: 'pick', card: '5' } },
    { op: 'play', match: 'm1', player: 0, move: { type: 'pick', card: 5.5 } },
    { op: 'play', match: 'm1', player: 0, move: { type: 'pick', card: 5, row: 1 } },
    { op: 'play', match: 'm1', player: 0, move: JSON.parse('{"type":"pick","card":5,"__proto__":{}}') },
    { op: 'play', match: 'm1', player: 0, move: JSON.parse('{"__proto__":{"type":"pick","card":5}}') },
    { op: 'play', match: 'm1', player: 'referee', move: { type: 'pick', card: 5 } },
    { op: 'view', match: 'm1', player: 'referee' },
    { op: 'view', match: 'm1', player: 2 },
    { op: 'view', match: 'm1' },
    { op: 'state' },
    { op: 'result', match: null },
    { op: 'log', match: 'm1', player: 0 },
    { op: 'replay' },
    { op: 'replay', log: [] },
    { op: 'bot', match: 'm1', player: 0 },
    { op: 'bot', match: 'm1', player: 0, level: 'nonsense' },
    { op: 'bot', match: 'm1', player: 2, level: 'random' },
    { op: 'bot', match: 'm1', player: 0, level: 'random', budgetMs: 0 },
    { op: 'bot', match: 'm1', player: 0, level: 'random', budgetMs: 60_001 },
    { op: 'bot', match: 'm1', player: 0, level: 'random', budgetMs: '100' },
    { op: 'bot', match: 'm1', player: 0, level: 'random', seed: 1 },
    { op: 'bot', match: 'm1', player: 'referee', level: 'random' },
    { op: 'drop' },
    JSON.parse('{"op":"state","match":"m1","__proto__":{}}'),
    JSON.parse('{"op":"state","__proto__":{"match":"m1"}}'),
  ];
  for (const request of bad) {
    test(JSON.stringify(request), async () => {
      const ask = conversation();
      await ask({ op: 'position', game: 'cow006', position: SMALL });
      const before = await ask({ op: 'state', match: 'm1' });
      const answer = await ask({ id: 7, ...request });
      expect(answer).toMatchObject({ id: 7, ok: false, error: { code: 'BAD_REQUEST' } });
      expect(answer.error.message).toMatch(/^[A-Z].+\.$/);
      expect(await ask({ op: 'state', match: 'm1' })).toEqual(before);
    });
  }

  test('a number that overflows is no number', async () => {
    const ask = conversation();
    await ask({ op: 'position', game: 'cow006', position: SMALL });
    const move = '{"id":1,"op":"play","match":"m1","player":0,"move":{"type":"pick","card":1e999}}';
    expect((await ask(move)).error.code).toBe('BAD_REQUEST');
    expect((await ask('{"op":"legal","match":"m1","player":1e999}')).error.code).toBe('BAD_REQUEST');
  });
});
