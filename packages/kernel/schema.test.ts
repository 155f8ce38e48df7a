import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { jsonSchema, parse } from './schema.ts';

const shape = z.strictObject({
  size: z._default(z.int().check(z.minimum(1), z.maximum(9)), 3),
  cells: z.array(z.strictObject({ at: z.int() })),
});

describe('parse', () => {
  it('gives the value with its defaults', () => {
    expect(parse(shape, { cells: [{ at: 1 }] }, 'BAD')).toEqual({ ok: true, value: { size: 3, cells: [{ at: 1 }] } });
  });

  it('gives the reason that a schema gives', () => {
    const word = z.array(z.enum(['А', 'Б'], { error: 'NOT_A_LETTER' }));
    expect(parse(word, ['А', 'A'], 'BAD')).toEqual({
      ok: false,
      error: { code: 'BAD', params: { at: '1', issue: 'invalid_value', reason: 'NOT_A_LETTER' } },
    });
  });

  it('says what is wrong and where, under the code it was given', () => {
    expect(parse(shape, { cells: [{ at: 1 }, { at: 'x' }] }, 'BAD')).toEqual({
      ok: false,
      error: { code: 'BAD', params: { at: 'cells.1.at', issue: 'invalid_type' } },
    });
    expect(parse(shape, { size: 10, cells: [] }, 'BAD')).toEqual({
      ok: false,
      error: { code: 'BAD', params: { at: 'size', issue: 'too_big' } },
    });
    expect(parse(shape, { cells: [], more: 1 }, 'BAD')).toMatchObject({
      error: { params: { issue: 'unrecognized_keys' } },
    });
    expect(parse(shape, null, 'BAD')).toMatchObject({ error: { params: { at: '' } } });
  });
});

describe('jsonSchema', () => {
  it('lets an outsider leave out what has a default', () => {
    expect(jsonSchema(shape)).toMatchObject({
      type: 'object',
      required: ['cells'],
      additionalProperties: false,
      properties: { size: { type: 'integer', default: 3, minimum: 1, maximum: 9 } },
    });
  });
});
