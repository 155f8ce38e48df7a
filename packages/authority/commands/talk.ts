import { ok, refuse } from '@izvilina/kernel/result.ts';
import { seatsOf } from '../document/document.ts';
import { spokenAt, talkAt } from '../document/talk.ts';
import { asHost, done, type Handlers, withTable } from './context.ts';

/** Table talk: only seated people may speak, and nothing is stored. */
export const talk: Handlers<'say' | 'talk'> = {
  async say(context, order) {
    if (context.deps.local) return refuse('TALK_OFF'); // all players are in one room
    return withTable(context, order.table, async (table) => {
      const { doc } = table.live;
      if (!seatsOf(doc, context.guest.id).includes(order.seat)) return refuse('NOT_YOUR_SEAT', { seat: order.seat });
      const said = spokenAt(doc, order.saying);
      if (!said.ok) return said;
      table.say(order.client, { seat: order.seat, saying: said.value });
      return done;
    });
  },

  async talk(context, order) {
    return asHost(context, order.table, (_, doc) =>
      ok(talkAt(doc) === order.talk ? doc : { ...doc, talk: order.talk }),
    );
  },
};
