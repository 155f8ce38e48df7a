import type { Json } from '@izvilina/kernel/json.ts';
import { ok } from '@izvilina/kernel/result.ts';
import type { OpenTable } from '@izvilina/protocol/messages.ts';
import { LIMITS } from '../deps.ts';
import { freeChairs, isListed, isOpen, isShownTo, openToAll } from '../document/open-to-all.ts';
import type { TableWithViewers } from '../table/table-with-viewers.ts';
import { asHost, type CommandContext, type Handlers, loadSafely } from './context.ts';

/** Tables for strangers: «Кто-нибудь сыграет?» */
export const openTables: Handlers<'openToAll' | 'openTables'> = {
  async openToAll(context, { table, open }) {
    const opened = await asHost(context, table, (_, doc) => openToAll(doc, open));
    if (opened.ok && open) await closeOthers(context, table);
    return opened;
  },

  async openTables(context) {
    const hosts = new Set<string>();
    const shown: OpenTable[] = [];
    for (const { id } of await context.deps.store.openTables(LIMITS.openTables)) {
      // Loaded, it notices when its host stays away: also one that was open when the server stopped.
      const table = await loadSafely(context, id);
      if (!table.ok) continue;
      const { doc } = table.value.live;
      if (!isListed(doc) || hosts.has(doc.host) || !isShownTo(doc, context.guest.id)) continue;
      hosts.add(doc.host);
      shown.push(asOpenTable(table.value));
    }
    return ok(shown as unknown as Json);
  },
};

/** Nobody has two open tables. Should this not get through, the list still shows only one of them. */
async function closeOthers(context: CommandContext, kept: string): Promise<void> {
  const mine = await context.deps.store.tablesOf(context.guest.id, LIMITS.shelf);
  for (const doc of mine)
    if (doc.id !== kept && doc.host === context.guest.id && isOpen(doc))
      await asHost(context, doc.id, (_, now) => openToAll(now, false));
}

function asOpenTable({ live: { doc }, timing }: TableWithViewers): OpenTable {
  const { id: table, game, pace, chairs } = doc;
  const host = chairs.find((chair) => chair.kind === 'person' && chair.guest === doc.host);
  return {
    ...{ table, game, pace: timing.ownTime ? null : pace },
    host: host?.kind === 'person' ? host.name : '',
    free: freeChairs(doc),
  };
}
