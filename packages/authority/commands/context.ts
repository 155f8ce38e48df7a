import type { Match } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { Command, CommandType } from '@izvilina/protocol/commands.ts';
import type { Answers, AnswerTo } from '@izvilina/protocol/messages.ts';
import type { AuthorityDeps } from '../deps.ts';
import { allGiven, deal, fixChairs } from '../document/dealing.ts';
import { hosted, isSeated, seatsOf, type TableDoc } from '../document/document.ts';
import { stand } from '../document/seating.ts';
import type { QuestionAnswers, TableQuestion } from '../ownership.ts';
import { senderOf } from '../table/live-table.ts';
import type { TableWithViewers } from '../table/table-with-viewers.ts';
import type { Viewing } from '../table/viewings.ts';

/** What a command may touch: the guest behind the connection and the tables, but nothing of the transport. */
export interface CommandContext {
  readonly deps: AuthorityDeps;
  readonly guest: { readonly id: string; name: string | null };
  load(table: string): Promise<Result<TableWithViewers>>;
  /** Asks about a table wherever it is served. */
  ask<Q extends TableQuestion>(question: Q): Promise<Result<QuestionAnswers[Q['type']]>>;
  /** Loads a table and adds this connection as a viewer, if it may look and has not closed the table meanwhile. */
  look(
    table: string,
    how: { readonly since?: number | undefined; readonly watch?: boolean | undefined },
    allow: (table: TableWithViewers) => Result<unknown>,
  ): Promise<Result<null>>;
  lookAway(table: string): void;
  /** This connection's viewing of the table; null if it does not look at it. */
  looking(table: string): Viewing | null;
  renamed(name: string): Promise<void>;
}

export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;

/** The handlers of one family of commands. */
export type Handlers<T extends CommandType> = {
  readonly [K in T]: (context: CommandContext, command: CommandOf<K>) => Promise<Result<AnswerTo<K>>>;
};

export const done = ok(null);

/** For commands that are answered with null. */
export const withoutValue = <T>(result: Result<T>): Result<null> => (result.ok ? done : result);

export async function withTable<T>(
  context: CommandContext,
  id: string,
  act: (table: TableWithViewers) => Promise<Result<T>>,
): Promise<Result<T>> {
  const table = await context.load(id);
  return table.ok ? act(table.value) : table;
}

export async function asHost(
  context: CommandContext,
  id: string,
  edit: (table: TableWithViewers, doc: TableDoc) => Result<TableDoc>,
): Promise<Result<null>> {
  return withTable(context, id, async (table) => {
    const allowed = hosted(table.live.doc, context.guest.id); // before queueing: strangers cannot fill the queue
    if (!allowed.ok) return allowed;
    return withoutValue(
      await table.live.change((doc) => {
        const still = hosted(doc, context.guest.id);
        return still.ok ? edit(table, doc) : still;
      }, context.guest.id),
    );
  });
}

export async function withOwnSeat<T>(
  context: CommandContext,
  command: { readonly table: string; readonly seat: number },
  act: (table: TableWithViewers, match: Match) => Promise<Result<T>>,
): Promise<Result<T>> {
  return withTable(context, command.table, async (table) => {
    const { doc, match } = table.live;
    if (!seatsOf(doc, context.guest.id).includes(command.seat)) return refuse('NOT_YOUR_SEAT', { seat: command.seat });
    return match ? act(table, match) : refuse('NOT_STARTED');
  });
}

/** Does nothing (no queueing, no write) for a guest who has no seat. */
export const standUp = async (table: TableWithViewers, guest: string): Promise<Result<null>> =>
  isSeated(table.live.doc, guest) ? withoutValue(await table.live.change((doc) => stand(doc, guest), guest)) : done;

/**
 * Deals for the host, if the game can be dealt as agreed: options and number of players must go together. Where somebody's part of the
 * seed is missing the deal waits for it (`dealTask`), unless it is told to deal at once. A dealt table stays as it is.
 */
export const dealOnce = (
  table: TableWithViewers,
  guest: string,
  { atOnce = false }: { readonly atOnce?: boolean } = {},
): Promise<Result<TableDoc>> =>
  table.live.change(
    (doc) => {
      if (doc.phase !== 'gathering') return ok(doc);
      const allowed = hosted(doc, guest);
      if (!allowed.ok) return allowed;
      const fixed = doc.dealing ? ok(doc) : fixChairs(doc, table.live.game.players[0]);
      const can = fixed.ok ? table.live.canBegin(fixed.value) : fixed;
      if (!can.ok) return can;
      return ok(atOnce || allGiven(can.value) ? deal(can.value) : can.value);
    },
    senderOf(table.live.doc, guest),
  );

/** Deals a table that was made just now, without waiting for anybody's part of the seed. Answered with its id. */
export const dealAtOnce = (context: CommandContext, id: string): Promise<Result<Answers['create']>> =>
  withTable(context, id, async (table) => {
    const dealt = await dealOnce(table, context.guest.id, { atOnce: true });
    return dealt.ok ? ok({ table: id }) : dealt;
  });
