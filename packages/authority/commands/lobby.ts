import { isLevel } from '@izvilina/bots/bot.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { ok, refuse } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import type { ShelfTable } from '@izvilina/protocol/messages.ts';
import { nickname } from '@izvilina/protocol/names.ts';
import { LIMITS } from '../deps.ts';
import { allGiven, deal, giveEntropy } from '../document/dealing.ts';
import { gathering, hosted, isSeated, type TableDoc } from '../document/document.ts';
import { fillWithBots, nameFits, removePerson, takeOver } from '../document/host-changes.ts';
import { arrange, sit } from '../document/seating.ts';
import { senderOf } from '../table/live-table.ts';
import { unattendedInfo } from '../table/push-content.ts';
import { readCode } from '../tokens.ts';
import { asHost, type CommandContext, dealOnce, type Handlers, standUp, withoutValue, withTable } from './context.ts';

/** Commands before the deal: finding a table, sitting down, agreeing on the game. */
export const lobby: Handlers<
  'find' | 'mine' | 'rename' | 'sit' | 'stand' | 'chair' | 'fill' | 'remove' | 'host' | 'agree' | 'start' | 'entropy'
> = {
  async find({ deps }, command) {
    const table = await deps.store.tableByCode(readCode(command.code));
    return table ? ok({ table }) : refuse('NO_SUCH_CODE');
  },

  async mine(context) {
    const docs = await context.deps.store.tablesOf(context.guest.id, LIMITS.shelf);
    const shelf: ShelfTable[] = [];
    for (const doc of docs) {
      const asked = await context.ask({ type: 'shelf', table: doc.id });
      if (asked.ok) shelf.push(asked.value);
      else {
        // An unreachable table can be opened later.
        const closed = asked.error.code === 'UNREACHABLE' ? null : asked.error;
        shelf.push({ info: unattendedInfo(context.guest.id, doc), yourTurn: false, closed });
      }
    }
    return ok(shelf);
  },

  async rename(context, command) {
    const name = nickname(command.name);
    if (!name.ok) return name;
    await remember(context, name.value);
    return ok({ name: name.value });
  },

  async sit(context, command) {
    const name = nickname(command.name);
    if (!name.ok) return name;
    const person = { guest: context.guest.id, name: name.value, entropy: command.entropy ?? null };
    return withTable(context, command.table, async (table) => {
      const { doc } = table.live;
      const sender = senderOf(doc, context.guest.id);
      if (doc.phase !== 'gathering' && !isSeated(doc, context.guest.id)) return refuse('ALREADY_STARTED');
      const seated = await table.live.change((now) => {
        const fits = nameFits(now, context.guest.id, name.value);
        return fits.ok || now.phase !== 'gathering' ? sit(now, person, command.seat) : fits;
      }, sender);
      if (seated.ok) await remember(context, name.value);
      return withoutValue(seated);
    });
  },

  async stand(context, command) {
    return withTable(context, command.table, (table) => standUp(table, context.guest.id));
  },

  async chair(context, command) {
    const { chair } = command;
    if (chair?.kind === 'bot' && !isLevel(chair.level)) return refuse('NO_SUCH_LEVEL', { level: chair.level });
    return asHost(context, command.table, (table, doc) => arrange(doc, command, table.live.game.players[1]));
  },

  async fill(context, command) {
    if (!isLevel(command.level)) return refuse('NO_SUCH_LEVEL', { level: command.level });
    return asHost(context, command.table, (_, doc) => fillWithBots(doc, command.level));
  },

  async remove(context, command) {
    return asHost(context, command.table, (_, doc) => removePerson(doc, command));
  },

  async host(context, command) {
    const { id } = context.guest;
    return withTable(context, command.table, async (table) => {
      if (!isSeated(table.live.doc, id)) return refuse('NOT_SEATED');
      const change = (doc: TableDoc) => {
        if (doc.host === id) return ok(doc);
        return table.attendance.isHostMissed(doc) ? takeOver(doc, id) : refuse('HOST_HERE');
      };
      return withoutValue(await table.live.change(change, id));
    });
  },

  async agree(context, command) {
    return asHost(context, command.table, (table, doc) => {
      const open = gathering(doc);
      if (!open.ok) return open;
      const options = parse(table.live.game.options, command.options ?? doc.options, 'BAD_OPTIONS');
      if (!options.ok) return options;
      return ok({
        ...doc,
        options: options.value as Json,
        pace: command.pace ?? doc.pace,
        watchers: command.watchers ?? doc.watchers,
        hints: command.hints ?? doc.hints,
      });
    });
  },

  async start(context, command) {
    return withTable(context, command.table, async (table) => {
      const allowed = hosted(table.live.doc, context.guest.id);
      return allowed.ok ? withoutValue(await dealOnce(table, context.guest.id)) : allowed;
    });
  },

  async entropy(context, command) {
    return withTable(context, command.table, async (table) => {
      const { id } = context.guest;
      if (!isSeated(table.live.doc, id)) return refuse('NOT_SEATED');
      const changed = await table.live.change((doc) => {
        const given = giveEntropy(doc, id, command.entropy);
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
