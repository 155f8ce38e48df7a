import { EXPLAINED_FOR_PLANS } from '@izvilina/bots/analysis/plans.ts';
import { HINT_LEVEL } from '@izvilina/bots/bot.ts';
import type { AnyEvent } from '@izvilina/kernel/game.ts';
import { askOf, viewOf } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { Answers } from '@izvilina/protocol/messages.ts';
import { LIMITS, PAUSES } from '../deps.ts';
import { gathering, hintsAllowed, isSeated, mayLook } from '../document/document.ts';
import { mayAnswer } from '../table/answer-changes.ts';
import { type Head, stillAsked } from '../table/head.ts';
import { done, type Handlers, standUp, withOwnSeat, withTable } from './context.ts';

/** Most alternative plans that one hint names. */
const HINTED_PLANS = 3;

/** Commands at a table: opening it, playing, leaving. */
export const play: Handlers<'open' | 'close' | 'ping' | 'move' | 'hint' | 'leave' | 'wait'> = {
  async open(context, command) {
    return context.look(command.table, command, (table) => {
      const { doc } = table.live;
      const isOneMore = !isSeated(doc, context.guest.id) && context.looking(command.table) === null;
      if (isOneMore && table.presence().watchers >= LIMITS.watchersPerTable) return refuse('TOO_MANY_WATCHERS');
      return mayLook(doc, context.guest.id);
    });
  },

  async close(context, command) {
    context.lookAway(command.table);
    return done;
  },

  async ping() {
    return done;
  },

  async move(context, command) {
    const heard = context.deps.clock(); // before anything is awaited
    return withOwnSeat(context, command, async (table) => {
      const at = context.deps.now();
      let settle: () => void = () => undefined;
      let seq = 0;
      const decide = (head: Head): Result<AnyEvent> => {
        const { match, changes } = head;
        if (!stillAsked(head, command.seat, command.seq)) return refuse('STALE');
        const allowed = mayAnswer(changes, match, command.seat);
        if (!allowed.ok) return allowed;
        const answer = table.timing.readMove(match, context.looking(command.table), command, heard);
        if (!answer.ok) return answer;
        settle = answer.value.settle;
        seq = match.seq + 1;
        return ok({ at, by: command.seat, move: answer.value.move });
      };
      const appended = await table.live.append(command.seat, command.client, decide, context.guest.id);
      if (appended.ok && appended.value === seq) settle(); // a retry finds an older seq: it was settled then
      return appended.ok ? ok({ seq: appended.value }) : appended;
    });
  },

  async hint(context, command) {
    return withOwnSeat(context, command, async (table, match) => {
      if (askOf(match, command.seat) === null) return refuse('NOT_YOUR_TURN');
      if (table.timing.ownTime && !context.deps.local) return refuse('NO_HINTS'); // in a race a hint would play for them
      if (!hintsAllowed(table.live.doc)) return refuse('HINTS_OFF');
      const { game, options } = table.live.doc;
      const hint = table.hints.ask(command.seat, match.seq, async () => {
        const request = {
          game,
          options,
          name: HINT_LEVEL,
          view: viewOf(match, command.seat),
          budget: { ms: PAUSES.hint, explained: EXPLAINED_FOR_PLANS },
          plans: HINTED_PLANS,
        };
        const { best, nodes } = await context.deps.think(request, { kind: 'hint', owner: context.guest.id });
        return { best: best as unknown as Answers['hint']['best'], nodes };
      });
      return hint.ok ? ok(await hint.value) : hint;
    });
  },

  async leave(context, command) {
    return withTable(context, command.table, async (table) => {
      if (gathering(table.live.doc).ok) return standUp(table, context.guest.id);
      context.lookAway(command.table);
      if (isSeated(table.live.doc, context.guest.id)) table.depart(context.guest.id);
      return done;
    });
  },

  async wait(context, command) {
    return withTable(context, command.table, async (table) => {
      const { doc } = table.live;
      if (!isSeated(doc, context.guest.id)) return refuse('NOT_SEATED');
      const chair = doc.chairs[command.seat];
      if (chair?.kind !== 'person') return refuse('NO_SUCH_SEAT');
      table.waitFor(chair.guest);
      return done;
    });
  },
};
