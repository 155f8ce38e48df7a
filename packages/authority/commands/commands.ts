import { GAMES, isSlug } from '@izvilina/games/registry.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { askOf, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import type { Command, CommandType, ShelfTable } from '@izvilina/protocol/messages.ts';
import { nickname } from '@izvilina/protocol/names.ts';
import { type Deps, LIMITS, PAUSES } from '../deps.ts';
import { canDeal, createTable, isLevel, seatEverybody } from '../table/create-table.ts';
import {
  arrange,
  type Chair,
  gathering,
  hosted,
  seatsOf,
  sit,
  stand,
  start,
  type TableDoc,
} from '../table/document.ts';
import { recordOf } from '../table/record.ts';
import type { TableWithViewers, Viewing } from '../table/table-with-viewers.ts';
import { readCode } from '../tokens.ts';

/** What a command may touch: the guest behind the connection, the tables, and nothing of the transport. */
export interface CommandContext {
  readonly deps: Deps;
  readonly guest: { readonly id: string; name: string | null };
  load(table: string): Promise<Result<TableWithViewers>>;
  look(table: TableWithViewers, since: number | undefined): Promise<void>;
  lookAway(table: string): void;
  /** This connection at a table, if it looks at it. */
  looking(table: string): Viewing | null;
  renamed(name: string): Promise<void>;
}

type Handlers = {
  readonly [T in CommandType]: (context: CommandContext, order: Extract<Command, { type: T }>) => Promise<Result<Json>>;
};

export const answer = (context: CommandContext, order: Command): Promise<Result<Json>> =>
  (HANDLERS[order.type] as (context: CommandContext, order: Command) => Promise<Result<Json>>)(context, order);

const done = ok(null);
const quiet = <T>(result: Result<T>): Result<Json> => (result.ok ? done : result);

const HANDLERS: Handlers = {
  async create(context, order) {
    const { deps, guest } = context;
    if (!isSlug(order.game)) return refuse('UNKNOWN_GAME', { game: order.game });
    const game = await GAMES[order.game]();
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

  async open(context, order) {
    return withTable(context, order.table, async (table) => {
      const { doc } = table.live;
      const stranger = seatsOf(doc, context.guest.id).length === 0;
      if (stranger && doc.phase !== 'gathering' && !doc.watchers) return refuse('NO_WATCHERS');
      if (stranger && table.watchers() >= LIMITS.watchersPerTable) return refuse('TOO_MANY_WATCHERS');
      await context.look(table, order.since);
      return done;
    });
  },

  async close(context, order) {
    context.lookAway(order.table);
    return done;
  },

  async find({ deps }, order) {
    const table = await deps.store.tableByCode(readCode(order.code));
    return table ? ok({ table }) : refuse('NO_SUCH_CODE');
  },

  async ping() {
    return done;
  },

  async mine(context) {
    const docs = await context.deps.store.tablesOf(context.guest.id, LIMITS.tablesPerGuest);
    const shelf: ShelfTable[] = [];
    for (const doc of docs) {
      const table = await context.load(doc.id);
      if (!table.ok) continue;
      const { match } = table.value.live;
      const yourTurn = match !== null && seatsOf(doc, context.guest.id).some((seat) => askOf(match, seat) !== null);
      shelf.push({ info: table.value.info(context.guest.id), yourTurn });
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
      const seated = await table.change((doc) => sit(doc, person, order.seat));
      if (seated.ok) await remember(context, name.value);
      return quiet(seated);
    });
  },

  async stand(context, order) {
    return withTable(context, order.table, async (table) =>
      quiet(await table.change((doc) => stand(doc, context.guest.id))),
    );
  },

  async chair(context, order) {
    const { chair } = order;
    if (chair?.kind === 'bot' && !isLevel(chair.level)) return refuse('NO_SUCH_LEVEL', { level: chair.level });
    return asHost(context, order.table, (table, doc) => arrange(doc, order.seat, chair, table.live.game.players[1]));
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
      });
    });
  },

  async start(context, order) {
    return withTable(context, order.table, async (table) => {
      const allowed = hosted(table.live.doc, context.guest.id);
      return allowed.ok ? quiet(await deal(table)) : allowed;
    });
  },

  async move(context, order) {
    const heard = context.deps.clock(); // before anything is awaited
    return withOwnSeat(context, order, async (table) => {
      const at = context.deps.now();
      let settle: () => void = () => undefined;
      const appended = await table.append(order.seat, order.client, (match) => {
        const seen = table.live.at(order.seq);
        if (!seen || askOf(seen, order.seat) !== askOf(match, order.seat)) return refuse('STALE');
        const answer = table.racing.moveFor(match, context.looking(order.table), order, heard);
        if (!answer.ok) return answer;
        settle = answer.value.settle;
        return ok({ at, by: order.seat, move: answer.value.move });
      });
      if (appended.ok) settle();
      return appended.ok ? ok({ seq: appended.value }) : appended;
    });
  },

  async hint(context, order) {
    return withOwnSeat(context, order, async (table, match) => {
      if (askOf(match, order.seat) === null) return refuse('NOT_YOUR_TURN');
      if (match.game.race && !context.deps.local) return refuse('NO_HINTS'); // it would race for them
      const view = viewOf(match, order.seat);
      const budget = { ms: PAUSES.hint };
      const { game, options } = table.live.doc;
      const thought = await context.deps.think({ game, options, name: 'master', view, budget });
      return ok({ best: thought.best.slice(0, 3), nodes: thought.nodes } as unknown as Json);
    });
  },

  async leave(context, order) {
    return withTable(context, order.table, async (table) => {
      if (table.live.doc.phase === 'gathering') return quiet(await table.change((doc) => stand(doc, context.guest.id)));
      table.depart(context.guest.id);
      context.lookAway(order.table);
      return done;
    });
  },

  async wait(context, order) {
    return withTable(context, order.table, async (table) => {
      const { doc } = table.live;
      if (seatsOf(doc, context.guest.id).length === 0) return refuse('NOT_SEATED');
      const chair = doc.chairs[order.seat];
      if (chair?.kind !== 'person') return refuse('NO_SUCH_SEAT');
      table.waitFor(chair.guest);
      return done;
    });
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

  async record(context, order) {
    return withTable(context, order.table, async (table) => {
      const { doc, match } = table.live;
      if (doc.phase !== 'over' || !match) return refuse('NOT_OVER');
      const stranger = seatsOf(doc, context.guest.id).length === 0;
      if (stranger && !doc.watchers) return refuse('NO_WATCHERS');
      return ok((await recordOf(context.deps, doc, match)) as unknown as Json);
    });
  },
};

async function remember(context: CommandContext, name: string): Promise<void> {
  if (context.guest.name === name) return;
  await context.renamed(name);
  context.guest.name = name;
}

async function withTable(
  context: CommandContext,
  id: string,
  act: (table: TableWithViewers) => Promise<Result<Json>>,
): Promise<Result<Json>> {
  const table = await context.load(id);
  return table.ok ? act(table.value) : table;
}

async function asHost(
  context: CommandContext,
  id: string,
  edit: (table: TableWithViewers, doc: TableDoc) => Result<TableDoc>,
): Promise<Result<Json>> {
  return withTable(context, id, async (table) =>
    quiet(
      await table.change((doc) => {
        const allowed = hosted(doc, context.guest.id);
        return allowed.ok ? edit(table, doc) : allowed;
      }),
    ),
  );
}

async function withOwnSeat(
  context: CommandContext,
  order: { readonly table: string; readonly seat: number },
  act: (table: TableWithViewers, match: Match) => Promise<Result<Json>>,
): Promise<Result<Json>> {
  return withTable(context, order.table, async (table) => {
    const { doc, match } = table.live;
    if (!seatsOf(doc, context.guest.id).includes(order.seat)) return refuse('NOT_YOUR_SEAT', { seat: order.seat });
    return match ? act(table, match) : refuse('NOT_STARTED');
  });
}

/** Deals, if the game can be dealt as agreed: options and number of players must go together. */
const deal = (table: TableWithViewers): Promise<Result<TableDoc>> =>
  table.change((doc) => {
    const started = start(doc, table.live.game.players[0]);
    return started.ok ? table.live.canBegin(started.value) : started;
  });
