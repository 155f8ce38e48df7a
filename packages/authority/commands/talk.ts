import { ok, refuse } from '@izvilina/kernel/result.ts';
import { seatsOf } from '../document/document.ts';
import { spokenAt, talkAt } from '../document/talk.ts';
import { asHost, done, type Handlers, withTable } from './context.ts';

/** Table talk: only seated people may speak, and nothing is stored. */
export const talk: Handlers<'say' | 'talk'> = {
  async say(context, command) {
    if (context.deps.local) return refuse('TALK_OFF'); // everybody is in one room
    return withTable(context, command.table, async (table) => {
      const { doc } = table.live;
      if (!seatsOf(doc, context.guest.id).includes(command.seat))
        return refuse('NOT_YOUR_SEAT', { seat: command.seat });
      const said = spokenAt(doc, command.saying);
      if (!said.ok) return said;
      table.sayings.say(command.client, { seat: command.seat, saying: said.value });
      return done;
    });
  },

  async talk(context, command) {
    return asHost(context, command.table, (_, doc) =>
      ok(talkAt(doc) === command.talk ? doc : { ...doc, talk: command.talk }),
    );
  },
};
