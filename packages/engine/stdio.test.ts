import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PassThrough, Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { serveStdio } from './stdio.ts';
import { playOut, type Reply } from './testing/conversation.ts';

const IZVILINA = fileURLToPath(new URL('../../bin/izvilina', import.meta.url));

const start = (): ChildProcessWithoutNullStreams => spawn(IZVILINA, ['engine']);

/** All answers to these bytes, and the exit code. */
async function tell(input: Uint8Array | string): Promise<{ replies: Reply[]; code: number }> {
  const child = start();
  const replies: Reply[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => replies.push(JSON.parse(line)));
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { replies, code };
}

test('a whole game, question by question', async () => {
  const child = start();
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let id = 0;
  const ask = async (request: object | string): Promise<Reply> => {
    id += 1;
    child.stdin.write(`${JSON.stringify({ id, ...(request as object) })}\n`);
    const reply: Reply = JSON.parse((await lines.next()).value ?? '');
    expect(reply.id).toBe(id);
    return reply;
  };
  const { match, toAct } = await ask({ op: 'new', game: 'cow006', players: 4, seed: 'stdio' });
  await playOut(ask, match, toAct);
  const result = await ask({ op: 'result', match });
  expect(result).toMatchObject({ ok: true, over: true });
  expect(Math.max(...(result.scores as number[]))).toBeGreaterThanOrEqual(66);
  const { log } = await ask({ op: 'log', match });
  expect((await ask({ op: 'replay', log })).hash).toBe((await ask({ op: 'state', match })).hash);
  child.stdin.end();
  expect((await once(child, 'close'))[0]).toBe(0);
});

test('many lines at once are all answered, in order, before it ends', async () => {
  const count = 1000;
  const begin = '{"id":0,"op":"new","game":"cow006","players":10,"seed":"1"}\n';
  const lines = Array.from({ length: count }, (_, i) => `{"id":${i + 1},"op":"state","match":"m1"}\n`);
  const { replies, code } = await tell(begin + lines.join(''));
  expect(code).toBe(0);
  expect(replies.map(({ id }) => id)).toEqual(Array.from({ length: count + 1 }, (_, i) => i));
});

test('a slow reader is waited for again and again, and nothing piles up meanwhile', async () => {
  let answered = 0;
  let mostListeners = 0;
  const slow = new Writable({
    highWaterMark: 1,
    write(_chunk, _encoding, done) {
      answered += 1;
      mostListeners = Math.max(mostListeners, ...['close', 'drain', 'error'].map((event) => slow.listenerCount(event)));
      setImmediate(done);
    },
  });
  const questions = Array.from({ length: 50 }, (_, id) => Buffer.from(`{"id":${id},"op":"games"}\n`));
  await serveStdio(Readable.from(questions), slow, new PassThrough());
  expect(answered).toBe(questions.length);
  expect(mostListeners).toBeLessThan(5);
});

test('bad lines are answered and do no harm', async () => {
  const input = Buffer.concat([
    Buffer.from('\n'),
    Buffer.from([0xff, 0xfe, 0x0a]),
    Buffer.from(`${'['.repeat(1_000_000)}\n`),
    Buffer.from(`${'x'.repeat(5_000_000)}\n`),
    Buffer.from(`{"id":1,"op":"new","game":"${'g'.repeat(5_000_000)}","players":2,"seed":"1"}\n`),
    Buffer.from('{"id":"\u2028","op":"state","match":"\u2029"}\r\n'),
    Buffer.from('{"id":2,"op":"new","game":"cow006","players":2,"seed":"1"}'),
  ]);
  const { replies, code } = await tell(input);
  const codes = replies.map((reply) => (reply.ok ? 'ok' : reply.error.code));
  expect(codes).toEqual(['BAD_JSON', 'BAD_JSON', 'BAD_JSON', 'BAD_JSON', 'UNKNOWN_GAME', 'UNKNOWN_MATCH', 'ok']);
  expect(replies[5]?.id).toBe('\u2028');
  expect(code).toBe(0);
});

test('it ends quietly when nobody reads its answers any more', async () => {
  const child = start();
  child.stdin.on('error', () => {});
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const asking = setInterval(() => child.stdin.write('{"op":"result","match":"m1"}\n'), 5);
  const [code] = await once(child, 'exit');
  clearInterval(asking);
  expect(code).toBe(0);
  expect(complaints).toBe('');
});
