import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { Answers } from '@izvilina/protocol/messages.ts';
import { createTable } from '../document/create-table.ts';
import { isSeated, type TableDoc } from '../document/document.ts';
import { agreeAgain, declineAgain, nextGame, replaceByBot } from '../document/rematch.ts';
import type { TableWithViewers } from '../table/table-with-viewers.ts';
import { type CommandContext, dealAtOnce, done, type Handlers, withTable } from './context.ts';
import { roomForOneMore } from './new-table.ts';

/** Agreeing on another game, on the table of the one that is over. */
export const rematch: Handlers<'rematch' | 'replace'> = {
  async rematch(context, command) {
    const { id } = context.guest;
    return askedAgain(context, command.table, async (table) => {
      const room = command.again === false || table.live.doc.rematch ? done : await roomForOneMore(context);
      if (!room.ok) return room;
      return table.live.change((doc) => (command.again === false ? declineAgain(doc, id) : agreeAgain(doc, id)), id);
    });
  },

  async replace(context, command) {
    const by = context.guest.id;
    return askedAgain(context, command.table, (table) =>
      table.live.change(
        (doc) => replaceByBot(doc, { seat: command.seat, by, here: (guest) => table.attendance.here(guest) }),
        by,
      ),
    );
  },
};

/**
 * The agreement is written first, with the id of the next table. Any later command, also a repeated one, finds that
 * table or makes it: the id is the same for all of them.
 */
async function askedAgain(
  context: CommandContext,
  id: string,
  ask: (table: TableWithViewers) => Promise<Result<TableDoc>>,
): Promise<Result<Answers['rematch']>> {
  return withTable(context, id, async (table) => {
    if (!isSeated(table.live.doc, context.guest.id)) return refuse('NOT_SEATED'); // nothing is queued for them
    const asked = await ask(table);
    if (!asked.ok) return asked;
    return asked.value.rematch ? nextTable(context, asked.value, asked.value.rematch) : ok({ table: null });
  });
}

async function nextTable(context: CommandContext, doc: TableDoc, id: string): Promise<Result<Answers['rematch']>> {
  const { deps } = context;
  if (await deps.store.table(id)) return ok({ table: id });
  const made = await createTable(deps, id, nextGame(doc));
  if (!made.ok) return made;
  return deps.local ? dealAtOnce(context, id) : ok({ table: id });
}
