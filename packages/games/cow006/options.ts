import * as z from 'zod/mini';

const VARIANTS = ['standard', 'tactical'] as const;

/** What the host agrees on before the deal. */
export const options = z.strictObject({
  variant: z._default(z.enum(VARIANTS), 'standard'),
  /** Tactical only: players take their cards one by one; false deals them at random. */
  draft: z._default(z.boolean(), true),
  /** The game ends after the round in which some total reaches this. */
  endAt: z._default(z.int().check(z.minimum(1), z.maximum(200)), 66),
  /** A fixed number of rounds instead; `endAt` then only decides the loser's title. */
  rounds: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(50))), null),
  /** Tactical with three or four players: show what everyone drafted and still holds. */
  openMemory: z._default(z.boolean(), false),
  /** Hide everyone's running penalty until the round's end. */
  hiddenBases: z._default(z.boolean(), false),
});

export type Options = z.infer<typeof options>;
