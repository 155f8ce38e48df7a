import * as z from 'zod/mini';
import { LEVELS } from './rules/levels.ts';

/** What the host agrees on before the deal. */
export const options = z.strictObject({
  /** `first` begins at discovery and rises as rule cards come up (NN-06). */
  level: z._default(z.enum([...LEVELS, 'first']), 'first'),
  /** NN-R3: what НЕ means for one НИЧЕГО beside a condition. */
  notNothing: z._default(z.enum(['any', 'ignored']), 'any'),
  /** NN-R1: how long a solvable roll waits for an answer, in milliseconds. */
  answerMs: z._default(z.int().check(z.minimum(100), z.maximum(60_000)), 8000),
  // Without defaults, so that games from before these options existed stay the same to the byte.
  /** How long the result of a round is shown, in milliseconds (`restOf`). */
  restMs: z.exactOptional(z.int().check(z.minimum(500), z.maximum(20_000))),
  /** For the whole table: the dice show a colour's shape beside its name, which also makes the ink harmless. */
  shapes: z.exactOptional(z.boolean()),
});
export type Options = z.infer<typeof options>;
