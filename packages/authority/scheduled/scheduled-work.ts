import { STAND_IN } from '@izvilina/bots/bot.ts';
import type { AnyEvent, Ask, Millis, Seat } from '@izvilina/kernel/game.ts';
import { askOf, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { ok, refuse } from '@izvilina/kernel/result.ts';
import { PACES } from '@izvilina/protocol/pace.ts';
import { type Deps, PAUSES } from '../deps.ts';
import { type Chair, deal, hasPerson, seatsOf, standInFor, type TableDoc } from '../document/document.ts';
import { isOpen, openToAll } from '../document/open-to-all.ts';
import type { LiveTable } from '../table/live-table.ts';
import { jobTask } from './job-task.ts';
import { leadOf } from './lead.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';
import { isOutdated, type TablePorts } from './table-ports.ts';

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
  if (isOpen(doc)) return ports.here(doc.host) ? [] : [hostAwayTask(doc.host, ports)];
  if (doc.phase !== 'playing' || !match) return [];
  const { turn } = match;
  if (turn.over) return [];
  const people = doc.chairs.filter((chair) => chair.kind === 'person');
  const watched = people.some((person) => ports.here(person.guest));
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
    const isHere = ports.here(guest);
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
  if (!doc.chairs.some((chair) => chair.kind === 'person' && ports.here(chair.guest))) return [];
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

interface SeatedBot {
  readonly name: string;
  readonly gentle: boolean;
}

function botOf(chair: Chair): SeatedBot | null {
  if (chair.kind === 'bot') return { name: chair.level, gentle: chair.gentle ?? false };
  return chair.kind === 'person' && chair.standIn !== null ? { name: chair.standIn, gentle: false } : null;
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

function endOf(match: Match, due: Millis, live: LiveTable, ports: TablePorts, now: Millis): Millis {
  const byMail = live.doc.pace === 'mail';
  const set = ports.ownTime || !asksSomebody(match) ? null : live.questions.due;
  if (byMail && set) return Math.max(due, mailEnd(live, set.at, now));
  const hereSince = ports.peopleHereSince();
  const unseen = hereSince === null || byMail || match.at < hereSince;
  const end = set ? due + leadOf(match.game, set, due - set.at) : due;
  return ports.deadline.end(end, { unseen, grace: graceOf(match, due, ports), now });
}

/**
 * By mail the time counts from when the question was asked, by the log, so that neither a restart nor coming back changes
 * it. Only where the table has waited for its people do they have the whole time again.
 */
function mailEnd({ lastPlayedAt }: LiveTable, askedAt: Millis, now: Millis): Millis {
  const end = askedAt + PACES.mail;
  const waited = end <= now && end >= lastPlayedAt + PAUSES.unseenByMail;
  return waited ? now + PACES.mail : end;
}

const asksSomebody = ({ turn }: Match): boolean => !turn.over && turn.asks.length > 0;

/** How long a deadline that passed unseen stays open: enough to read the question and begin calmly. */
function graceOf(match: Match, due: Millis, ports: TablePorts): Millis {
  if (!asksSomebody(match)) return PAUSES.ready;
  if (ports.ownTime) return 0; // a player who was cut off from the reveal cannot make up for it
  return Math.min(PAUSES.overdue, Math.max(PAUSES.ready, due - match.at));
}

/**
 * The whole time at most, also where the clock was set back while the server was down, and what is left of the question's
 * lead: nothing for somebody who comes back later.
 */
function paceLeft(live: LiveTable, { seat }: Ask, pace: Millis, now: Millis): Millis {
  const asked = live.questions.bySeat[seat];
  if (!asked) return pace;
  if (live.doc.pace === 'mail') return Math.min(pace, Math.max(0, mailEnd(live, asked.at, now) - now));
  const lead = leadOf(live.game, asked, pace);
  return pace + Math.max(0, Math.min(lead, asked.at + lead - now));
}

/** Where the rules refuse it the task fails: that is logged, and the task is tried again. */
async function append(ports: TablePorts, ...event: Parameters<TablePorts['append']>): Promise<void> {
  const appended = await ports.append(...event);
  if (!appended.ok && !isOutdated(appended.error)) throw new Error(`refused: ${appended.error.code}`);
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
      await append(ports, 'referee', `timeout:${seat}:${what}`, stillAsked(seat, what, event));
    },
  };
}

function botTask(live: LiveTable, { seat, what }: Ask, bot: SeatedBot, deps: Deps, ports: TablePorts): ScheduledTask {
  const { name, gentle } = bot;
  return {
    key: `bot:${seat}:${what}:${name}`,
    after: 0,
    async run(wanted) {
      const match = live.match as Match;
      const began = ports.visibleSince(match) ?? deps.now();
      const view = viewOf(match, seat);
      const { options, host } = live.doc;
      const thought = await deps.think(
        { game: live.game.slug, options, name, view, budget: { ms: PAUSES.bot, ...(gentle && { gentle }) } },
        { kind: 'bot', owner: host },
      );
      const pause = (thought.after ?? 0) * (deps.botPauseScale ?? 1) - (deps.now() - began);
      if (pause > 0) await new Promise<void>((resolve) => deps.later(pause, resolve));
      if (!wanted() || thought.move === null) return;
      const move = thought.move;
      const at = Math.max(began, deps.now()); // timers may fire a little early
      await append(ports, seat, `bot:${what}`, stillAsked(seat, what, { at, by: seat, move }));
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
  const after = ports.leaving(guest) ? PAUSES.leave : PAUSES.away;
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
