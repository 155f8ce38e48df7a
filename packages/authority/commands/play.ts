import { EXPLAINED_FOR_PLANS } from '@izvilina/bots/analysis/plans.ts';
import { HINT_LEVEL } from '@izvilina/bots/bot.ts';
import type { AnyEvent } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { askOf, viewOf } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { LIMITS, PAUSES } from '../deps.ts';
import { hintsAllowed, isSeated, mayLook, seatsOf } from '../document/document.ts';
import { mayAnswer } from '../table/answer-changes.ts';
import { type Head, stillAsked } from '../table/head.ts';
import { done, type Handlers, standUp, withOwnSeat, withTable } from './context.ts';

/** Most alternative plans that one hint names. */
const HINTED_PLANS = 3;

/** Commands at a table: opening it, playing, leaving. */
export const play: Handlers<'open' | 'close' | 'ping' | 'move' | 'hint' | 'leave' | 'wait'> = {
  async open(context, order) {
    return context.look(order.table, order, (table) => {
      const { doc } = table.live;
      const isOneMore = !isSeated(doc, context.guest.id) && context.looking(order.table) === null;
      if (isOneMore && table.presence().watchers >= LIMITS.watchersPerTable) return refuse('TOO_MANY_WATCHERS');
      return mayLook(doc, context.guest.id);
    });
  },

  async close(context, order) {
    context.lookAway(order.table);
    return done;
  },

  async ping() {
    return done;
  },

  async move(context, order) {
    const heard = context.deps.clock(); // read before the first await
    return withOwnSeat(context, order, async (table) => {
      const at = context.deps.now();
      let settle: () => void = () => undefined;
      let seq = 0;
      const decide = (head: Head): Result<AnyEvent> => {
        const { match, changes } = head;
        if (!stillAsked(head, order.seat, order.seq)) return refuse('STALE');
        const allowed = mayAnswer(changes, match, order.seat);
        if (!allowed.ok) return allowed;
        const answer = table.timing.readMove(match, context.looking(order.table), order, heard);
        if (!answer.ok) return answer;
        settle = answer.value.settle;
        seq = match.seq + 1;
        return ok({ at, by: order.seat, move: answer.value.move });
      };
      const appended = await table.live.append(order.seat, order.client, decide, context.guest.id);
      if (appended.ok && appended.value === seq) settle(); // a retry finds an older seq: it was settled then
      return appended.ok ? ok({ seq: appended.value }) : appended;
    });
  },

  async hint(context, order) {
    return withOwnSeat(context, order, async (table, match) => {
      if (askOf(match, order.seat) === null) return refuse('NOT_YOUR_TURN');
      if (table.timing.ownTime && !context.deps.local) return refuse('NO_HINTS'); // a hint would play the race for them
      if (!hintsAllowed(table.live.doc)) return refuse('HINTS_OFF');
      const { game, options } = table.live.doc;
      const hint = table.hints.ask(order.seat, match.seq, async () => {
        const request = {
          game,
          options,
          name: HINT_LEVEL,
          view: viewOf(match, order.seat),
          budget: { ms: PAUSES.hint, explained: EXPLAINED_FOR_PLANS },
          plans: HINTED_PLANS,
        };
        const { best, nodes } = await context.deps.think(request, { kind: 'hint', owner: context.guest.id });
        return { best, nodes } as unknown as Json;
      });
      return hint.ok ? ok(await hint.value) : hint;
    });
  },

  async leave(context, order) {
    return withTable(context, order.table, async (table) => {
      if (table.live.doc.phase === 'gathering') return standUp(table, context.guest.id);
      context.lookAway(order.table);
      if (seatsOf(table.live.doc, context.guest.id).length > 0) table.depart(context.guest.id);
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
};
