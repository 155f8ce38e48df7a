import type { Level } from '@izvilina/bots/bot.ts';
import { loadGameFor, type ReadData } from '@izvilina/games/load.ts';
import { isSlug } from '@izvilina/games/registry.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { begin, canGoOnFrom, type Match } from '@izvilina/kernel/match.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import type { RecordFile } from '@izvilina/protocol/record-file.ts';

type Create = Extract<CommandBody, { type: 'create' }>;
/** A new game on this device; the caller adds a client key and its part of the seed. */
export type NewGame = Omit<Create, 'type' | 'client' | 'entropy'>;

/** The latest frame, at or before this one, from which a game can go on. */
export function startingFrame(frames: readonly Match[], frame: number): number {
  let at = Math.max(0, Math.min(frame, frames.length - 1));
  while (at > 0 && !canGoOnFrom(frames[at] as Match)) at--;
  return at;
}

/** A game against bots from a moment of a recorded game, with what that seat knew then. */
export function gameFrom(
  file: RecordFile,
  frame: number,
  seat: Seat,
  who: { readonly name: string; readonly level: Level },
): NewGame {
  const { game, players, options, seed, position, from, events } = file;
  const beginning = { ...(position !== undefined && { position }), ...(from && { from }) };
  return {
    ...newGame(game, options as Create['options'], players, seat, who),
    begins: { from: { players, options, seed, ...beginning, events: events.slice(0, frame), seat } },
  };
}

/** A position in the format of the engine protocol: `{"game": …, "position": {"players": …}}`. */
export interface PositionFile {
  readonly game: string;
  readonly position: { readonly players: number; readonly options?: Create['options'] };
}

export function isPositionFile(raw: unknown): raw is PositionFile {
  if (typeof raw !== 'object' || raw === null || !('game' in raw) || !('position' in raw)) return false;
  const { game, position } = raw;
  return typeof game === 'string' && typeof position === 'object' && position !== null && 'players' in position;
}

/** A seat that is asked first in a position; 0 if there is none, and in a position that cannot be. */
export async function seatAskedIn(file: PositionFile, read: ReadData): Promise<Seat> {
  if (!isSlug(file.game)) return 0;
  const { players } = file.position;
  const [options, position] = [(file.position.options ?? {}) as Json, file.position as Json];
  const begun = begin(await loadGameFor(file.game, { options, position }, read), {
    players,
    options,
    seed: '',
    position,
  });
  const turn = begun.ok ? begun.value.turn : null;
  return turn && !turn.over ? (turn.asks[0]?.seat ?? 0) : 0;
}

/** A game against bots from a position. */
export function gameFromPosition(
  { game, position }: PositionFile,
  seat: Seat,
  who: { readonly name: string; readonly level: Level },
): NewGame {
  const { players, options = {} } = position;
  return { ...newGame(game, options, players, seat, who), begins: { position: position as Json } };
}

function newGame(
  game: string,
  options: Create['options'],
  players: number,
  seat: Seat,
  { name, level }: { readonly name: string; readonly level: Level },
): NewGame {
  const chairs = Array.from({ length: players }, (_, at) =>
    at === seat ? ({ kind: 'me', name } as const) : ({ kind: 'bot', level } as const),
  );
  return { game, options, chairs, pace: 'calm', watchers: false, start: true };
}
