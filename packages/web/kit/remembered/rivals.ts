import { isLevel, LEVELS, type Level } from '@izvilina/bots/bot.ts';
import type { Outcome } from '@izvilina/kernel/game.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import type { Settings } from './settings.ts';

type Chairs = Extract<CommandBody, { type: 'create' }>['chairs'];
export type LevelChange = 1 | -1;

/** After a game against bots alone: whether to offer stronger bots (1), weaker ones (-1), or both. */
export function offeredLevelChanges(seats: readonly SeatInfo[], places: Outcome['places']): readonly LevelChange[] {
  const me = seats.findIndex((seat) => seat.kind === 'person');
  const place = places?.[me];
  if (!place || !seats.every((seat, i) => seat.kind === 'bot' || i === me)) return [];
  const all: readonly LevelChange[] = place === 1 ? [1] : place === Math.max(...places) ? [-1] : [1, -1];
  return all.filter((by) => seats.some((seat) => seat.kind === 'bot' && shifted(seat.level, by) !== seat.level));
}

const shifted = (level: string, by: LevelChange): Level => {
  const at = isLevel(level) ? LEVELS.indexOf(level) : -1;
  return LEVELS[Math.max(0, Math.min(LEVELS.length - 1, at + by))] ?? 'casual';
};

/** The same chairs, with every bot one level stronger or weaker. */
export const chairsWithLevelChange = (seats: readonly SeatInfo[], by: LevelChange): Chairs =>
  seats.flatMap((seat): Chairs => {
    if (seat.kind === 'bot') return [{ kind: 'bot', level: shifted(seat.level, by) }];
    return seat.kind === 'person' ? [{ kind: 'me', name: seat.name }] : [];
  });

/** The settings that make «Играть» bring bots of the new level from now on. */
export function settingsAfterLevelChange(
  { bots, levels }: Pick<Settings, 'bots' | 'levels'>,
  game: string,
  seats: readonly SeatInfo[],
  by: LevelChange,
): Partial<Settings> {
  const bot = seats.find((seat) => seat.kind === 'bot');
  if (!bot) return {};
  const level = shifted(bot.level, by);
  return bots === 'auto' ? { levels: { ...levels, [game]: level } } : { bots: level };
}

/** With an automatic level, after a game against bots alone: one level up for a win, one down for the last place. */
export function settingsAfterGame(
  settings: Pick<Settings, 'bots' | 'levels'>,
  game: string,
  seats: readonly SeatInfo[],
  places: Outcome['places'],
): Partial<Settings> {
  const me = seats.findIndex((seat) => seat.kind === 'person');
  const place = places?.[me];
  const by = place === 1 ? 1 : place === Math.max(...(places ?? [])) ? -1 : null;
  const isFree = settings.bots === 'auto' && by !== null && offeredLevelChanges(seats, places).includes(by);
  return isFree ? settingsAfterLevelChange(settings, game, seats, by) : {};
}
