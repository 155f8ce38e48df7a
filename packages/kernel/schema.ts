import * as z from 'zod/mini';
import type { Json } from './json.ts';
import { ok, type Result, refuse } from './result.ts';

/** The shape of outside input. JSON Schema and OpenAPI are made from the same object. */
export type Schema<T> = z.ZodMiniType<T, unknown>;

/** Default message of zod/mini, where a schema has none of its own. */
const NO_WORDS = 'Invalid input';

/** Parses outside input: the value, or `code` with the first fault, its place, and the schema's reason if any. */
export function parse<T>(schema: Schema<T>, raw: unknown, code: string): Result<T> {
  const parsed = z.safeParse(schema, raw);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  const reason = issue && issue.message !== NO_WORDS ? { reason: issue.message } : {};
  return refuse(code, { at: issue?.path.join('.') ?? '', issue: issue?.code ?? 'invalid', ...reason });
}

/** The schema as a caller should write it: defaults may be left out. */
export const jsonSchema = (schema: Schema<unknown>): Json => z.toJSONSchema(schema, { io: 'input' }) as Json;
