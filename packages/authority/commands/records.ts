import type { Json } from '@izvilina/kernel/json.ts';
import { hashOf } from '@izvilina/kernel/match.ts';
import { ok, refuse } from '@izvilina/kernel/result.ts';
import { mayLook } from '../document/document.ts';
import { recordOf } from '../table/record.ts';
import type { Handlers } from './context.ts';

export const records: Handlers<'record'> = {
  async record(context, command) {
    const { deps, guest } = context;
    const table = await context.load(command.table);
    const closed = !table.ok && table.error.code === 'TABLE_CLOSED';
    const doc = table.ok ? table.value.live.doc : closed ? (await deps.store.table(command.table))?.doc : null;
    if (!doc) return table.ok ? refuse('NO_SUCH_TABLE') : table;
    if (doc.phase !== 'over') return refuse('NOT_OVER');
    const allowed = mayLook(doc, guest.id);
    if (!allowed.ok) return allowed;
    const match = table.ok ? table.value.live.match : null;
    return ok((await recordOf(deps, doc, match ? hashOf(match) : doc.hash)) as unknown as Json);
  },
};
