import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, digest } from './json.ts';

describe('canonical', () => {
  it('orders keys at every depth and nothing else', () => {
    expect(canonical({ b: [3, 1, { y: null, x: 'é"\n' }], a: { d: true, c: -0.5 } })).toBe(
      '{"a":{"c":-0.5,"d":true},"b":[3,1,{"x":"é\\"\\n","y":null}]}',
    );
    expect(canonical({ 10: 1, 9: 2, B: 3, a: 4, é: 5 })).toBe('{"10":1,"9":2,"B":3,"a":4,"é":5}');
  });

  it('leaves out what JSON leaves out', () => {
    expect(canonical({ a: undefined, b: [undefined, null] })).toBe('{"b":[null,null]}');
    expect(canonical({ zero: -0, tiny: 1e-7, huge: 1e21 })).toBe('{"huge":1e+21,"tiny":1e-7,"zero":0}');
  });

  it('does not depend on the order of keys and loses nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonical(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonical(backwards(value))).toBe(text);
      }),
    );
  });
});

/** The same value with its keys written in another order. */
function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, backwards(item)]),
  );
}

describe('digest', () => {
  it('is the SHA-256 of the canonical text', () => {
    expect(digest({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
    expect(digest({ b: 1, a: 'ы' })).toBe(digest({ a: 'ы', b: 1 }));
    expect(digest({ a: 1 })).not.toBe(digest({ a: 2 }));
  });
});
