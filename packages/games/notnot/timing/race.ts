import type { Race } from '@izvilina/kernel/game.ts';
import { ok } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import * as z from 'zod/mini';
import { type Act, LONGEST_HOLD, LONGEST_LEAD } from '../moves/move-shapes.ts';
import { SLOTS } from '../pieces/slots.ts';
import { HOLD } from '../rules/round.ts';
import type { State } from '../state.ts';

const touch = z.strictObject({ type: z.literal('point'), slot: z.enum(SLOTS) });

/** Everybody sees the dice at the same moment, and a right touch waits for an earlier one on a slower connection. */
export const race: Race<State, Act> = {
  shown: ({ phase, since }) => (phase === 'open' ? since : null),

  fit: (act, { lead, spread }) =>
    act.type === 'roll'
      ? { type: 'roll', lead: Math.min(LONGEST_LEAD, lead), hold: Math.min(LONGEST_HOLD, HOLD + spread) }
      : act,

  react(raw, reaction) {
    const pointed = parse(touch, raw, 'BAD_MOVE');
    return pointed.ok ? ok({ ...pointed.value, ...reaction }) : pointed;
  },
};
