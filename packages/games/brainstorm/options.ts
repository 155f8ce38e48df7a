import * as z from 'zod/mini';

/** What the host agrees on before the game. */
export const options = z.strictObject({
  /** BS-R15: everyone throws from their own side of the table only. */
  ownSide: z._default(z.boolean(), false),
  /** BS-R9: how many seconds somebody who is asked out of turn has for an answer. */
  answerS: z._default(z.int().check(z.minimum(5), z.maximum(600)), 30),
});
export type Options = z.infer<typeof options>;
