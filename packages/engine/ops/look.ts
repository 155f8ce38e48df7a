import { hashOf, isOver, viewOf } from '@izvilina/kernel/match.ts';
import { ok, refuse } from '@izvilina/kernel/result.ts';
import * as z from 'zod/mini';
import { match, op, seat } from '../shapes.ts';
import { find, isSeat } from '../table.ts';

export const view = op(
  z.strictObject({ match, player: z.union([seat, z.enum(['watcher', 'spectator'])]) }),
  (table, { match, player }) => {
    const held = find(table, match);
    if (!held.ok) return held;
    if (typeof player === 'string') return ok({ view: viewOf(held.value.match, 'watcher') });
    return isSeat(held.value.match, player) ? ok({ view: viewOf(held.value.match, player) }) : refuse('BAD_SEAT');
  },
);

export const state = op(z.strictObject({ match }), (table, { match }) => {
  const held = find(table, match);
  return held.ok ? ok({ state: held.value.match.state, hash: hashOf(held.value.match) }) : held;
});

export const result = op(z.strictObject({ match }), (table, { match }) => {
  const held = find(table, match);
  if (!held.ok) return held;
  const { game, state } = held.value.match;
  const { scores, places, detail } = game.result(state);
  return ok({ over: isOver(held.value.match), scores, places, detail });
});
