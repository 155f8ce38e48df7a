import type { Moment } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { DEEPEST } from '@izvilina/protocol/beginning.ts';
import { createTable } from '../document/create-table.ts';
import { seatsOf } from '../document/document.ts';
import type { LiveTable } from '../table/live-table.ts';
import { momentBefore, seatTakingBack } from '../table/take-back.ts';
import { tokenFrom } from '../tokens.ts';
import { type CommandContext, dealAtOnce, type Handlers, withTable } from './context.ts';
import { myGames } from './my-games.ts';

/** Takes back the last decision: a new table continues from before it, and the old one is removed. */
export const takeBack: Handlers<'takeBack'> = {
  async takeBack(context, command) {
    const { store } = context.deps;
    const id = tokenFrom(['takeBack', command.table]); // the same for whoever asks again
    if (await store.table(id)) return dealAtOnce(context, id);
    return withTable(context, command.table, async ({ live }) => {
      const from = await lastDecision(context, live);
      if (!from.ok) return from;
      // The same people, agreements and series; only the events since then are gone.
      const made = await createTable(context.deps, id, { ...live.doc, begins: { from: from.value } });
      const begun = made.ok ? await dealAtOnce(context, id) : made;
      // Refused only where it is gone already: somebody asked twice at once.
      if (begun.ok) await myGames.forget(context, { type: 'forget', id: command.id, table: command.table });
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
