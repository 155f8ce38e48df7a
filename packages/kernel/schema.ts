import * as z from 'zod/mini';
import type { Json } from './json.ts';
import { ok, type Result, refuse } from './result.ts';

/** The shape of something that comes from outside. JSON Schema and OpenAPI come from the same object. */
export type Schema<T> = z.ZodMiniType<T, unknown>;

/** What zod/mini says where a schema does not say it better. */
const NO_WORDS = 'Invalid input';

/** Parse at the edge: the value, or `code` with the first thing that is wrong, where, and the schema's own reason if it gives one. */
export function parse<T>(schema: Schema<T>, raw: unknown, code: string): Result<T> {
  const parsed = z.safeParse(schema, raw);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  const reason = issue && issue.message !== NO_WORDS ? { reason: issue.message } : {};
  return refuse(code, { at: issue?.path.join('.') ?? '', issue: issue?.code ?? 'invalid', ...reason });
}

/** As the outside should write it: defaults may be left out. */
export const jsonSchema = (schema: Schema<unknown>): Json => z.toJSONSchema(schema, { io: 'input' }) as Json;
