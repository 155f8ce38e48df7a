import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Line, linesOf } from './lines.ts';

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function split(bytes: Uint8Array, size: number, longest?: number): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of linesOf(inPieces(bytes, size), longest)) lines.push(line);
  return lines;
}

test('however the bytes arrive, the lines are the same', async () => {
  const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', '\u2028'));
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 9 }), async (lines, size) => {
      const bytes = Buffer.from(lines.map((each) => `${each}\n`).join(''));
      expect(await split(bytes, size)).toEqual(lines.map((text) => ({ text })));
    }),
  );
});

test('a last line needs no line feed, and an empty one between two is a line', async () => {
  expect(await split(Buffer.from('a\n\nb'), 2)).toEqual([{ text: 'a' }, { text: '' }, { text: 'b' }]);
});

test('bytes that are no UTF-8 spoil their own line only', async () => {
  const bytes = Buffer.concat([Buffer.from('a\n'), Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from('\nb\n')]);
  expect(await split(bytes, 1)).toEqual([{ text: 'a' }, { fault: expect.stringContaining('UTF-8') }, { text: 'b' }]);
});

test('a line past the limit spoils itself only', async () => {
  const bytes = Buffer.from(`${'x'.repeat(11)}\n${'y'.repeat(10)}\n${'z'.repeat(50)}`);
  for (const size of [1, 7, 100]) {
    const [first, second, third] = await split(bytes, size, 10);
    expect(first).toHaveProperty('fault');
    expect(second).toEqual({ text: 'y'.repeat(10) });
    expect(third).toHaveProperty('fault');
  }
});
