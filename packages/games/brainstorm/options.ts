import * as z from 'zod/mini';

/** What the host agrees on before the game. */
export const options = z.strictObject({
  /** BS-R15: all players throw from their own side of the table only. */
  ownSide: z._default(z.boolean(), false),
  /** BS-R9: seconds that a seat asked out of turn has for its answer. */
  answerS: z._default(z.int().check(z.minimum(5), z.maximum(600)), 30),
});
export type Options = z.infer<typeof options>;
