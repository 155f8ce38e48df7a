import type { AnyAct, AnyEvent, Ask, Millis, Seat } from '@izvilina/kernel/game.ts';
import { askOf, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { ok, refuse } from '@izvilina/kernel/result.ts';
import { PACES } from '@izvilina/protocol/pace.ts';
import { type Deps, PAUSES, STAND_IN } from '../deps.ts';
import { type Chair, seatsOf, standInFor, type TableDoc } from '../table/document.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';

/** What scheduled work may do to its table. Writes go through here so that everybody is notified. */
export interface TablePorts {
  append(by: AnyEvent['by'], client: string, decide: Parameters<LiveTable['append']>[2]): Promise<unknown>;
  change(edit: Parameters<LiveTable['change']>[0]): Promise<unknown>;
  /** Whether this guest looks at the table right now. */
  here(guest: string): boolean;
  /** Somebody who pressed «leave» is waited for only shortly. */
  leaving(guest: string): boolean;
  /** The referee's act as it is to be written now. */
  prepareAct(act: AnyAct): AnyAct;
  /** Since when what is asked now can be seen; null: since it was asked. */
  visibleSince(match: Match): Millis | null;
}

export const clockKey = (ask: Pick<Ask, 'seat' | 'what'>): string => `clock:${ask.seat}:${ask.what}`;
export const awayKey = (guest: string): string => `away:${guest}`;

/**
 * What should happen by itself at a table, as it is now: bots think, clocks run out, people who are away get a
 * stand-in. Nothing runs while nobody looks, except by mail; after a restart every decision has its full time again.
 */
export function scheduledTasksOf(live: LiveTable, deps: Deps, ports: TablePorts): ScheduledTask[] {
  const { doc, match } = live;
  if (doc.phase !== 'playing' || !match) return [];
  const turn = match.game.turn(match.state);
  if (turn.over) return [];
  const people = doc.chairs.filter((chair) => chair.kind === 'person');
  const watched = people.some((person) => ports.here(person.guest));
  if (!watched && doc.pace !== 'mail') return [];

  const tasks: ScheduledTask[] = [];
  if (turn.referee && 'due' in turn.referee) tasks.push(dueActTask(match, turn.referee, deps, ports));
  for (const ask of turn.asks) {
    const chair = doc.chairs[ask.seat];
    const bot = chair && botOf(chair);
    if (bot) tasks.push(botTask(live, ask, bot, deps, ports));
    else if (turn.referee === null && PACES[doc.pace] !== null)
      tasks.push(paceClockTask(ask, PACES[doc.pace] as number, deps, ports));
  }
  if (!deps.local && doc.pace !== 'mail')
    for (const person of people)
      if (person.standIn === null && !ports.here(person.guest)) tasks.push(standInTask(doc, person.guest, ports));
  return tasks;
}

const botOf = (chair: Chair): string | null =>
  chair.kind === 'bot' ? chair.level : chair.kind === 'person' ? chair.standIn : null;

function dueActTask(
  match: Match,
  referee: { due: Millis; act: { readonly type: string } },
  deps: Deps,
  ports: TablePorts,
): ScheduledTask {
  const key = `referee:${match.seq}`;
  const { race } = match.game;
  const left = referee.due - deps.now();
  // Overdue: it begins, or goes on after a while without anybody.
  const late = race?.shown(match.state) === null ? PAUSES.ready : 0;
  return {
    key,
    after: left > 0 ? left : late,
    async run() {
      const act = ports.prepareAct(referee.act);
      await ports.append('referee', key, (now) =>
        now.seq === match.seq ? ok({ at: deps.now(), by: 'referee', act }) : refuse('STALE'),
      );
    },
  };
}

/** Only while the very same question is open. */
const stillAsked = (seat: Seat, what: string, event: AnyEvent) => (match: Match) =>
  askOf(match, seat) === what ? ok(event) : refuse('STALE');

function paceClockTask({ seat, what }: Ask, ms: number, deps: Deps, ports: TablePorts): ScheduledTask {
  return {
    key: clockKey({ seat, what }),
    after: ms,
    async run() {
      const act = { type: 'timeout', seat };
      const event: AnyEvent = { at: deps.now(), by: 'referee', act };
      await ports.append('referee', `timeout:${seat}:${what}`, stillAsked(seat, what, event));
    },
  };
}

function botTask(live: LiveTable, { seat, what }: Ask, name: string, deps: Deps, ports: TablePorts): ScheduledTask {
  return {
    key: `bot:${seat}:${what}:${name}`,
    after: 0,
    async run(wanted) {
      const match = live.match as Match;
      const began = ports.visibleSince(match) ?? deps.now();
      const view = viewOf(match, seat);
      const thought = await deps.think({
        game: live.game.slug,
        options: live.doc.options,
        name,
        view,
        budget: { ms: PAUSES.bot },
      });
      const pause = (thought.after ?? 0) * (deps.botPauseScale ?? 1) - (deps.now() - began);
      if (pause > 0) await new Promise<void>((resolve) => deps.later(pause, resolve));
      if (!wanted() || thought.move === null) return;
      const move = thought.move;
      const at = Math.max(began, deps.now()); // timers may fire a little early
      await ports.append(seat, `bot:${what}`, stillAsked(seat, what, { at, by: seat, move }));
    },
  };
}

function standInTask(doc: TableDoc, guest: string, ports: TablePorts): ScheduledTask {
  const leaving = ports.leaving(guest);
  return {
    key: awayKey(guest),
    after: leaving ? PAUSES.leave : PAUSES.away,
    async run(wanted) {
      if (wanted()) await ports.change((now) => ok(standInFor(now, seatsOf(doc, guest), STAND_IN)));
    },
  };
}
