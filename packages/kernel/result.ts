import type { Json } from './json.ts';

/** Why something was refused: a code and parameters, never a sentence. The client words it in the player's language. */
export interface Refusal {
  readonly code: string;
  readonly params: Readonly<Record<string, Json>>;
}

/** Errors are values. Throw only for our own bugs. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const refuse = (code: string, params: Readonly<Record<string, Json>> = {}): Result<never> => ({
  ok: false,
  error: { code, params },
});

/** For results whose refusal would be our own bug: records we wrote, scenarios we ship. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}
