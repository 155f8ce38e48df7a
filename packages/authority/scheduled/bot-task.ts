import type { Ask } from '@izvilina/kernel/game.ts';
import { type Match, viewOf } from '@izvilina/kernel/match.ts';
import { PACES } from '@izvilina/protocol/pace.ts';
import { type Deps, PAUSES } from '../deps.ts';
import type { Chair } from '../document/document.ts';
import type { LiveTable } from '../table/live-table.ts';
import { botLeadOf } from './lead.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';
import { append, stillAsked, type TablePorts } from './table-ports.ts';

interface SeatedBot {
  readonly name: string;
  readonly gentle: boolean;
}

/** The bot that plays for this chair now; null if a person does, or nobody. */
export function botOf(chair: Chair): SeatedBot | null {
  if (chair.kind === 'bot') return { name: chair.level, gentle: chair.gentle ?? false };
  return chair.kind === 'person' && chair.standIn !== null ? { name: chair.standIn, gentle: false } : null;
}

export function botTask(
  live: LiveTable,
  { seat, what, secret }: Ask,
  bot: SeatedBot,
  deps: Deps,
  ports: TablePorts,
): ScheduledTask {
  const { name, gentle } = bot;
  /** False if the bot refrains, or if its move is no longer wanted. */
  const moves = async (wanted: () => boolean): Promise<boolean> => {
    const match = live.match as Match;
    const began = ports.visibleSince(match) ?? deps.now();
    const view = viewOf(match, seat);
    const { options, host, pace } = live.doc;
    // What is chosen in secret is shown to nobody, so it cuts nothing short.
    const asked = secret ? undefined : live.questions.bySeat[seat];
    const lead = asked ? asked.at + botLeadOf(live.game, asked, PACES[pace] ?? Number.POSITIVE_INFINITY) - began : 0;
    const thought = await deps.think(
      { game: live.game.slug, options, name, view, budget: { ms: PAUSES.bot, ...(gentle && { gentle }) } },
      { kind: 'bot', owner: host },
    );
    const pause = Math.max(thought.after ?? 0, lead) * (deps.botPauseScale ?? 1) - (deps.now() - began);
    if (pause > 0) await new Promise<void>((resolve) => deps.later(pause, resolve));
    if (!wanted() || thought.move === null) return false;
    const move = thought.move;
    const at = Math.max(began, deps.now()); // timers may fire a little early
    return append(ports, seat, `bot:${what}:${match.seq}`, stillAsked(seat, what, { at, by: seat, move }));
  };
  return {
    key: `bot:${seat}:${what}:${name}`,
    after: 0,
    async run(wanted) {
      while ((await moves(wanted)) && wanted()); // a move that answers nothing leaves the same question open
    },
  };
}
