import type { Json } from '@izvilina/kernel/json.ts';
import { ok, refuse } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { LIMITS } from '../deps.ts';
import { canDeal, createTable, seatEverybody } from '../table/create-table.ts';
import { type Chair, seatsOf } from '../table/document.ts';
import { deal, done, type Handlers, withTable } from './context.ts';

/** Commands that make a table. */
export const newTable: Handlers<'create' | 'rematch'> = {
  async create(context, order) {
    const { deps, guest } = context;
    const game = await deps.loadGame(order.game, order.options);
    if (!game) return refuse('UNKNOWN_GAME', { game: order.game });
    const options = parse(game.options, order.options, 'BAD_OPTIONS');
    if (!options.ok) return options;
    if (order.chairs.length > game.players[1]) return refuse('TOO_MANY_SEATS', { most: game.players[1] });
    const running = await deps.store.tablesOf(guest.id, LIMITS.tablesPerGuest);
    if (!deps.local && running.filter((table) => table.phase !== 'over').length >= LIMITS.tablesPerGuest)
      return refuse('TOO_MANY_TABLES', { most: LIMITS.tablesPerGuest });
    const chairs = seatEverybody(order, guest);
    if (!chairs.ok) return chairs;
    const could = order.start ? canDeal(game, chairs.value, options.value as Json) : done;
    if (!could.ok) return could;
    const doc = await createTable(deps, {
      game: game.slug,
      rules: game.rules,
      options: options.value as Json,
      pace: order.pace,
      watchers: order.watchers,
      host: guest.id,
      chairs: chairs.value,
    });
    if (order.start) {
      const table = await context.load(doc.id);
      const started = table.ok ? await deal(table.value) : table;
      if (!started.ok) return started;
    }
    return ok({ table: doc.id });
  },

  async rematch(context, order) {
    return withTable(context, order.table, async (table) => {
      const { doc } = table.live;
      if (seatsOf(doc, context.guest.id).length === 0) return refuse('NOT_SEATED');
      if (doc.phase !== 'over') return refuse('NOT_OVER');
      if (doc.rematch) return ok({ table: doc.rematch });
      const chairs = doc.chairs.map(
        (chair): Chair => (chair.kind === 'person' ? { ...chair, entropy: null, standIn: null } : chair),
      );
      const next = await createTable(context.deps, { ...doc, host: context.guest.id, chairs });
      const linked = await table.change((now) => ok(now.rematch ? now : { ...now, rematch: next.id }));
      if (!linked.ok) return linked;
      const alone =
        seatsOf(doc, context.guest.id).length === doc.chairs.filter((chair) => chair.kind === 'person').length;
      if (linked.value.rematch === next.id && alone) {
        const opened = await context.load(next.id);
        const started = opened.ok ? await deal(opened.value) : opened;
        if (!started.ok) return started;
      }
      return ok({ table: linked.value.rematch ?? next.id });
    });
  },
};
