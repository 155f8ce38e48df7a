import { isLevel } from '@izvilina/bots/bot.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { ok, refuse } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import type { ShelfTable } from '@izvilina/protocol/messages.ts';
import { nickname } from '@izvilina/protocol/names.ts';
import { LIMITS } from '../deps.ts';
import { allGiven, arrange, deal, gathering, giveEntropy, hosted, seatsOf, sit } from '../document/document.ts';
import { fillWithBots, nameFits, removePerson } from '../document/host-changes.ts';
import { senderOf } from '../table/live-table.ts';
import { unattendedInfo } from '../table/pushes.ts';
import { readCode } from '../tokens.ts';
import { asHost, type CommandContext, dealOnce, type Handlers, standUp, withoutValue, withTable } from './context.ts';

/** Commands before the deal: finding a table, sitting down, agreeing on the game. */
export const lobby: Handlers<
  'find' | 'mine' | 'rename' | 'sit' | 'stand' | 'chair' | 'fill' | 'remove' | 'agree' | 'start' | 'entropy'
> = {
  async find({ deps }, order) {
    const table = await deps.store.tableByCode(readCode(order.code));
    return table ? ok({ table }) : refuse('NO_SUCH_CODE');
  },

  async mine(context) {
    const docs = await context.deps.store.tablesOf(context.guest.id, LIMITS.shelf);
    const shelf: ShelfTable[] = [];
    for (const doc of docs) {
      const asked = await context.ask({ type: 'shelf', table: doc.id });
      if (asked.ok) shelf.push(asked.value as unknown as ShelfTable);
      else {
        // An unreachable table can be opened later.
        const closed = asked.error.code === 'UNREACHABLE' ? null : asked.error;
        shelf.push({ info: unattendedInfo(context.guest.id, doc), yourTurn: false, closed });
      }
    }
    return ok(shelf as unknown as Json);
  },

  async rename(context, order) {
    const name = nickname(order.name);
    if (!name.ok) return name;
    await remember(context, name.value);
    return ok({ name: name.value });
  },

  async sit(context, order) {
    const name = nickname(order.name);
    if (!name.ok) return name;
    const person = { guest: context.guest.id, name: name.value, entropy: order.entropy ?? null };
    return withTable(context, order.table, async (table) => {
      const { doc } = table.live;
      const sender = senderOf(doc, context.guest.id);
      if (doc.phase !== 'gathering' && seatsOf(doc, context.guest.id).length === 0) return refuse('ALREADY_STARTED');
      const seated = await table.live.change((now) => {
        const fits = nameFits(now, context.guest.id, name.value);
        return fits.ok || now.phase !== 'gathering' ? sit(now, person, order.seat) : fits;
      }, sender);
      if (seated.ok) await remember(context, name.value);
      return withoutValue(seated);
    });
  },

  async stand(context, order) {
    return withTable(context, order.table, (table) => standUp(table, context.guest.id));
  },

  async chair(context, order) {
    const { chair } = order;
    if (chair?.kind === 'bot' && !isLevel(chair.level)) return refuse('NO_SUCH_LEVEL', { level: chair.level });
    return asHost(context, order.table, (table, doc) => arrange(doc, order, table.live.game.players[1]));
  },

  async fill(context, order) {
    if (!isLevel(order.level)) return refuse('NO_SUCH_LEVEL', { level: order.level });
    return asHost(context, order.table, (_, doc) => fillWithBots(doc, order.level));
  },

  async remove(context, order) {
    return asHost(context, order.table, (_, doc) => removePerson(doc, order));
  },

  async agree(context, order) {
    return asHost(context, order.table, (table, doc) => {
      const open = gathering(doc);
      if (!open.ok) return open;
      const options = parse(table.live.game.options, order.options ?? doc.options, 'BAD_OPTIONS');
      if (!options.ok) return options;
      return ok({
        ...doc,
        options: options.value as Json,
        pace: order.pace ?? doc.pace,
        watchers: order.watchers ?? doc.watchers,
        hints: order.hints ?? doc.hints,
      });
    });
  },

  async start(context, order) {
    return withTable(context, order.table, async (table) => {
      const allowed = hosted(table.live.doc, context.guest.id);
      return allowed.ok ? withoutValue(await dealOnce(table, context.guest.id)) : allowed;
    });
  },

  async entropy(context, order) {
    return withTable(context, order.table, async (table) => {
      const { id } = context.guest;
      if (seatsOf(table.live.doc, id).length === 0) return refuse('NOT_SEATED');
      const changed = await table.live.change((doc) => {
        const given = giveEntropy(doc, id, order.entropy);
        return given.ok && doc.dealing && allGiven(given.value) ? ok(deal(given.value)) : given;
      }, id);
      return withoutValue(changed);
    });
  },
};

async function remember(context: CommandContext, name: string): Promise<void> {
  if (context.guest.name === name) return;
  await context.renamed(name);
  context.guest.name = name;
}
