import { viewOf } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { FinishedGame } from '@izvilina/protocol/messages.ts';
import { endedAt, isSeated, type KeptOutcome, seatsOf, type TableDoc } from '../document/document.ts';
import { isLeft, leftTable, tombstoneOf } from '../document/leaving.ts';
import { unattendedInfo } from '../table/push-content.ts';
import { type CommandContext, done, type Handlers, withTable } from './context.ts';

/** The guest's finished and running games. */
export const myGames: Handlers<'history' | 'peek' | 'forget'> = {
  async history(context, { after, limit }) {
    const docs = await context.deps.store.finishedOf(context.guest.id, { after: after ?? null, limit });
    const games: FinishedGame[] = [];
    for (const doc of docs) games.push(await finishedGame(context, doc));
    const last = docs.at(-1);
    const next = last && docs.length === limit ? { ended: endedAt(last) ?? 0, table: last.id } : null;
    return ok({ games, next });
  },

  async peek(context, command) {
    return withTable(context, command.table, async (table) => {
      const [seat] = seatsOf(table.live.doc, context.guest.id);
      const { match } = table.live;
      if (seat === undefined) return refuse('NOT_SEATED');
      return match ? ok({ seq: match.seq, view: viewOf(match, seat) }) : refuse('NOT_STARTED');
    });
  },

  async forget(context, command) {
    const { deps, guest } = context;
    const table = await context.load(command.table);
    const leave = (doc: TableDoc) => leftTable(doc, guest.id, tombstoneOf('left', deps.random));
    if (!table.ok) return forgetUnloaded(context, command.table, leave, table);
    if (!isSeated(table.value.live.doc, guest.id)) return done; // it was done before
    context.lookAway(command.table);
    const left = await table.value.live.change((doc) => ok(leave(doc)), guest.id);
    if (!left.ok) return left;
    if (left.value.chairs.every(isLeft)) await deps.store.removeTable(command.table, Number.MAX_SAFE_INTEGER);
    return done;
  },
};

/** Forgets a table that cannot be loaded any more because its rules are gone. */
async function forgetUnloaded(
  { deps, guest }: CommandContext,
  id: string,
  leave: (doc: TableDoc) => TableDoc,
  why: Result<never>,
): Promise<Result<null>> {
  const found = await deps.store.table(id);
  if (!found) return done;
  if (!isSeated(found.doc, guest.id)) return why;
  const left = leave(found.doc);
  if (left.chairs.every(isLeft)) await deps.store.removeTable(id, Number.MAX_SAFE_INTEGER);
  else {
    const { kind } = await deps.store.commit(id, { doc: { ...found, doc: left }, wakeAt: null });
    if (kind === 'conflict') return refuse('BUSY');
  }
  return done;
}

async function finishedGame(context: CommandContext, doc: TableDoc): Promise<FinishedGame> {
  const { id: table, game, options, pace, closed } = doc;
  const { seats, series } = unattendedInfo(context.guest.id, doc);
  const outcome = doc.outcome ?? (closed ? null : await lateOutcome(context, doc));
  return { table, game, options, pace, seats, series, outcome, ended: endedAt(doc) ?? 0 };
}

/** The result of a game finished under an older version that did not store it: computed from the log and stored. */
async function lateOutcome(context: CommandContext, { id }: TableDoc): Promise<KeptOutcome | null> {
  const asked = await context.ask({ type: 'outcome', table: id });
  return asked.ok ? asked.value : null;
}
