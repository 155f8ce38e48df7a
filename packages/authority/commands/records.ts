import type { Json } from '@izvilina/kernel/json.ts';
import { ok, refuse } from '@izvilina/kernel/result.ts';
import { mayLook } from '../table/document.ts';
import { recordOf } from '../table/record.ts';
import { type Handlers, withTable } from './context.ts';

export const records: Handlers<'record'> = {
  async record(context, order) {
    return withTable(context, order.table, async (table) => {
      const { doc, match } = table.live;
      if (doc.phase !== 'over' || !match) return refuse('NOT_OVER');
      const allowed = mayLook(doc, context.guest.id);
      if (!allowed.ok) return allowed;
      return ok((await recordOf(context.deps, doc, match)) as unknown as Json);
    });
  },
};
