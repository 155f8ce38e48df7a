import { STAND_IN } from '@izvilina/bots/bot.ts';
import type { AnyEvent, Ask, Millis } from '@izvilina/kernel/game.ts';
import type { Match } from '@izvilina/kernel/match.ts';
import { ok, refuse } from '@izvilina/kernel/result.ts';
import { PACES } from '@izvilina/protocol/pace.ts';
import { type Deps, PAUSES } from '../deps.ts';
import { deal } from '../document/dealing.ts';
import { hasPerson, seatsOf, type TableDoc } from '../document/document.ts';
import { isOpen, openToAll } from '../document/open-to-all.ts';
import { standInFor } from '../document/seating.ts';
import type { LiveTable } from '../table/live-table.ts';
import { botOf, botTask } from './bot-task.ts';
import { jobTask } from './job-task.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';
import { append, stillAsked, type TablePorts } from './table-ports.ts';
import { endOf, paceLeft } from './time-left.ts';

export const clockKey = (ask: Pick<Ask, 'seat' | 'what'>): string => `clock:${ask.seat}:${ask.what}`;
/** One key per event: the deadline is declared again whenever the match has gone on. */
export const dueActKey = ({ seq }: Pick<Match, 'seq'>): string => `due:${seq}`;
export const awayKey = (guest: string): string => `away:${guest}`;

/**
 * The tasks that should be pending at a table now: bots think, jobs run, clocks run out, people who are away get a
 * stand-in. No game goes on while nobody looks, except by mail for a while. After a restart every decision has its full
 * time again; by mail it keeps the time it had.
 */
export function scheduledTasksOf(live: LiveTable, deps: Deps, ports: TablePorts): ScheduledTask[] {
  const { doc, match } = live;
  if (doc.dealing) return dealTasks(doc, ports);
  if (isOpen(doc)) return ports.attendance.here(doc.host) ? [] : [hostAwayTask(doc.host, ports)];
  if (doc.phase !== 'playing' || !match) return [];
  const { turn } = match;
  if (turn.over) return [];
  const people = doc.chairs.filter((chair) => chair.kind === 'person');
  const watched = people.some((person) => ports.attendance.here(person.guest));
  if (!watched && !goesOnUnseen(live, deps.now())) return [];

  const pace = PACES[doc.pace];
  const tasks: ScheduledTask[] = [];
  if (turn.referee && 'due' in turn.referee) tasks.push(dueActTask(match, turn.referee.due, live, deps, ports));
  if (turn.referee && 'job' in turn.referee) tasks.push(jobTask(match, turn.referee, deps, ports));
  for (const ask of turn.asks) {
    const chair = doc.chairs[ask.seat];
    const bot = chair && botOf(chair);
    if (bot) tasks.push(botTask(live, ask, bot, deps, ports));
    else if (turn.referee === null && pace !== null)
      tasks.push(paceClockTask(ask, paceLeft(live, ask, pace, deps.now()), deps, ports));
  }
  for (const { guest, standIn } of people) {
    const isHere = ports.attendance.here(guest);
    if (isHere && standIn !== null) tasks.push(returnTask(guest, ports));
    if (!isHere && standIn === null && !deps.local && doc.pace !== 'mail') tasks.push(standInTask(guest, ports));
  }
  return tasks;
}

/** A game by mail goes on unseen only for a while after a person last played, since they are expected to come back. */
const goesOnUnseen = ({ doc, lastPlayedAt }: LiveTable, now: Millis): boolean =>
  doc.pace === 'mail' && hasPerson(doc.chairs) && now - lastPlayedAt < PAUSES.unseenByMail;

/** Deals without the missing parts of the seed after `PAUSES.parts`, counted from when a player of the table looks. */
function dealTasks(doc: TableDoc, ports: TablePorts): ScheduledTask[] {
  if (!doc.chairs.some((chair) => chair.kind === 'person' && ports.attendance.here(chair.guest))) return [];
  return [
    {
      key: 'deal',
      after: PAUSES.parts,
      async run() {
        await ports.change((now) => ok(now.dealing ? deal(now) : now));
      },
    },
  ];
}

/** Ends the game's own deadline. */
function dueActTask(match: Match, due: Millis, live: LiveTable, deps: Deps, ports: TablePorts): ScheduledTask {
  const key = dueActKey(match);
  const now = Math.max(deps.now(), match.at); // the clock may have been set back while the server was down
  return {
    key,
    after: Math.max(0, endOf(match, due, live, ports, now) - now),
    async run() {
      await append(ports, 'referee', key, (newest) => {
        const { turn } = newest;
        if (newest.seq !== match.seq || turn.over || !turn.referee || !('due' in turn.referee)) return refuse('STALE');
        return ok({
          at: Math.max(deps.now(), turn.referee.due),
          by: 'referee',
          act: ports.prepareAct(turn.referee.act),
        });
      });
    },
  };
}

function paceClockTask({ seat, what }: Ask, ms: number, deps: Deps, ports: TablePorts): ScheduledTask {
  return {
    key: clockKey({ seat, what }),
    after: ms,
    async run() {
      const act = { type: 'timeout', seat };
      const event: AnyEvent = { at: deps.now(), by: 'referee', act };
      await append(ports, 'referee', `timeout:${seat}:${what}`, stillAsked(seat, what, event));
    },
  };
}

/** Closes the table to strangers, so that they do not sit down at a table whose host has left. */
function hostAwayTask(host: string, ports: TablePorts): ScheduledTask {
  return {
    key: `host away:${host}`,
    after: PAUSES.hostAway,
    async run(wanted) {
      await ports.change((now) => (wanted() ? openToAll(now, false) : ok(now)));
    },
  };
}

function standInTask(guest: string, ports: TablePorts): ScheduledTask {
  const after = ports.attendance.isLeaving(guest) ? PAUSES.leave : PAUSES.away;
  return { key: awayKey(guest), after, run: setStandIn(guest, STAND_IN, ports) };
}

/** Whoever comes has their seat at once, unless the stand-in was still being written: then it is given back here. */
const returnTask = (guest: string, ports: TablePorts): ScheduledTask => ({
  key: `back:${guest}`,
  after: 0,
  run: setStandIn(guest, null, ports),
});

const setStandIn = (guest: string, level: string | null, ports: TablePorts) => async (wanted: () => boolean) => {
  await ports.change((now) => ok(wanted() ? standInFor(now, seatsOf(now, guest), level) : now));
};
