import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODES } from './errors.ts';
import { conversation, type Reply, SMALL } from './testing/conversation.ts';

const OPS = ['games', 'new', 'position', 'legal', 'play', 'view', 'state', 'result', 'log', 'replay', 'bot', 'drop'];
const KEYS = ['op', 'id', 'match', 'player', 'move', 'game', 'players', 'seed', 'options', 'position', 'log', 'level'];

const wellAnswered = (reply: Reply): void => {
  expect(typeof reply.ok).toBe('boolean');
  if (reply.ok) return;
  expect(CODES).toContain(reply.error.code);
  expect(reply.error.code).not.toBe('INTERNAL');
  expect(reply.error.message).not.toBe('');
};

/** Mostly plausible requests, with anything in any field. */
const value = fc.oneof(
  fc.constantFrom<unknown>('m1', 'cow006', 0, 1, 2, -1, 'referee', 'watcher', 'random', '', null, SMALL),
  fc.constantFrom<unknown>({ type: 'pick', card: 5 }, { type: 'pick', card: 1 }, { type: 'takeRow', row: 0 }),
  fc.jsonValue(),
);
const request = fc.tuple(
  fc.constantFrom(...OPS),
  fc.dictionary(fc.oneof(fc.constantFrom(...KEYS, '__proto__', 'constructor'), fc.string()), value, { maxKeys: 6 }),
);

test('any text gets exactly one answer', async () => {
  const ask = conversation();
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), async (line) => wellAnswered(await ask(line))),
    { numRuns: 500 },
  );
});

test('any request gets one answer with its id, and a refused one changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(request, async ([op, fields]) => {
      const ask = conversation();
      await ask({ op: 'position', game: 'cow006', position: SMALL });
      const before = await ask({ op: 'state', match: 'm1' });
      const reply = await ask(JSON.stringify({ ...fields, op, id: 42 }));
      wellAnswered(reply);
      expect(reply.id).toBe(42);
      if (!reply.ok) expect(await ask({ op: 'state', match: 'm1' })).toEqual(before);
    }),
    { numRuns: 1000 },
  );
});

test('a damaged log is answered like any other request', async () => {
  const ask = conversation();
  await ask({ op: 'position', game: 'cow006', position: SMALL });
  await ask({ op: 'play', match: 'm1', player: 0, move: { type: 'pick', card: 60 } });
  const text = JSON.stringify({ op: 'replay', log: (await ask({ op: 'log', match: 'm1' })).log });
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length - 1), fc.nat(3), fc.string({ maxLength: 3 }), async (at, cut, put) =>
      wellAnswered(await ask(text.slice(0, at) + put + text.slice(at + cut))),
    ),
    { numRuns: 1000 },
  );
});
