import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import * as z from 'zod/mini';
import { playersFit } from '../players.ts';
import { facts } from './facts.ts';
import type { Radius } from './pieces/board.ts';

export const MODES = ['standard', 'team', 'solo'] as const;
export type Mode = (typeof MODES)[number];

/** What the host agrees on before the deal. */
export const options = z.strictObject({
  /** Left out: solo for one player, standard for more. */
  mode: z.optional(z.enum(MODES)),
  /** Who begins; null lets chance decide (IN-05). */
  first: z._default(z.nullable(z.int().check(z.nonnegative(), z.maximum(facts.players[1] - 1))), null),
  /** IN-20: partners keep silent unless all four agreed that they may talk. */
  partnersTalk: z._default(z.boolean(), false),
});
export type Options = z.infer<typeof options>;

/** The options with all defaults filled in. */
export interface Settled {
  readonly mode: Mode;
  readonly first: number | null;
  readonly partnersTalk: boolean;
}

export const modeFor = (players: number, { mode }: Options): Mode => mode ?? (players === 1 ? 'solo' : 'standard');

const SEATS: Readonly<Record<Mode, readonly [number, number]>> = { standard: [2, 4], team: [4, 4], solo: [1, 1] };

/** IN-01: checks that the mode fits the number of players. */
export function settle(players: number, given: Options): Result<Settled> {
  const mode = modeFor(players, given);
  const { first, partnersTalk } = given;
  const seated = playersFit(players, SEATS[mode]);
  if (!seated.ok) return seated;
  if (first !== null && first >= players) return refuse('BAD_OPTIONS', { at: 'first', max: players - 1 });
  return ok({ mode, first, partnersTalk });
}

/** IN-02: three players add the light-grey ring, four also the dark one. */
export const radiusFor = (players: number): Radius => (players < 3 ? 5 : players === 3 ? 6 : 7);
