import type { Json } from '@izvilina/kernel/json.ts';
import type { Moment } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { DEEPEST } from '@izvilina/protocol/beginning.ts';
import { createTable } from '../document/create-table.ts';
import { seatsOf } from '../document/document.ts';
import type { LiveTable } from '../table/live-table.ts';
import { momentBefore, seatTakingBack } from '../table/take-back.ts';
import { tokenFrom } from '../tokens.ts';
import { type CommandContext, dealOnce, type Handlers, withTable } from './context.ts';
import { myGames } from './my-games.ts';

/** Takes back the last decision: a new table continues from before it, and the old one is removed. */
export const takeBack: Handlers<'takeBack'> = {
  async takeBack(context, order) {
    const { store } = context.deps;
    const id = tokenFrom(['takeBack', order.table]); // a repeated command gets the same id
    if (await store.table(id)) return dealt(context, id);
    return withTable(context, order.table, async ({ live }) => {
      const from = await lastDecision(context, live);
      if (!from.ok) return from;
      // The same people, agreements and series; only the events since then are gone.
      const made = await createTable(context.deps, id, { ...live.doc, begins: { from: from.value } });
      const begun = made.ok ? await dealt(context, id) : made;
      // `forget` is refused only if the table is gone already, because the command came twice at once.
      if (begun.ok) await myGames.forget(context, { type: 'forget', id: order.id, table: order.table });
      return begun;
    });
  },
};

async function lastDecision({ deps, guest }: CommandContext, live: LiveTable): Promise<Result<Moment>> {
  const seat = seatTakingBack(live, deps.local);
  if (!seat.ok) return seat;
  if (!seatsOf(live.doc, guest.id).includes(seat.value)) return refuse('NOT_YOUR_SEAT', { seat: seat.value });
  if (!live.match) return refuse('NOT_STARTED');
  if (live.over) return refuse('GAME_OVER');
  const events = (await deps.store.entries(live.doc.id, 0)).map(({ event }) => event);
  const moment = momentBefore(live.game, { ...live.match.start, events }, seat.value);
  return moment && depthOf(moment) <= DEEPEST ? ok(moment) : refuse('NOTHING_TO_TAKE_BACK');
}

const depthOf = ({ from }: Moment): number => 1 + (from ? depthOf(from) : 0);

async function dealt(context: CommandContext, id: string): Promise<Result<Json>> {
  const table = await context.load(id);
  const begun = table.ok ? await dealOnce(table.value, context.guest.id, { atOnce: true }) : table;
  return begun.ok ? ok({ table: id }) : begun;
}
