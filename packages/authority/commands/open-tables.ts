import { ok } from '@izvilina/kernel/result.ts';
import type { OpenTable } from '@izvilina/protocol/messages.ts';
import { LIMITS } from '../deps.ts';
import { isOpen, openToAll } from '../document/open-to-all.ts';
import { asHost, type CommandContext, type Handlers } from './context.ts';

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
      // Asking loads the table, and a loaded table notices an absent host, even if it was open when the server stopped.
      const asked = await context.ask({ type: 'offer', table: id });
      const offer = asked.ok ? asked.value : null;
      if (!offer || hosts.has(offer.hostedBy)) continue;
      const { hostedBy, ...open } = offer;
      hosts.add(hostedBy);
      shown.push(open);
    }
    return ok(shown);
  },
};

/** A host has at most one open table. Should a question get lost, the list still shows only one of them. */
async function closeOthers(context: CommandContext, kept: string): Promise<void> {
  const mine = await context.deps.store.tablesOf(context.guest.id, LIMITS.shelf);
  for (const doc of mine)
    if (doc.id !== kept && doc.host === context.guest.id && isOpen(doc))
      await context.ask({ type: 'unlist', table: doc.id });
}
