import { loadGame, type ReadData } from '@izvilina/games/load.ts';
import { isSlug } from '@izvilina/games/registry.ts';
import type { Viewer } from '@izvilina/kernel/game.ts';
import { advance, begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { Step } from '@izvilina/protocol/messages.ts';
import { parseRecordFile, type RecordFile, verifyReplayed } from '@izvilina/protocol/record-file.ts';
import { readData } from '../local/page-data.ts';

/** A replayed record: every position of the game, and whether the deal was fair. */
export interface Replay {
  readonly file: RecordFile;
  /** `frames[k]` is the game after k events. */
  readonly frames: readonly Match[];
  readonly fair: boolean;
}

export async function loadReplay(raw: unknown, read: ReadData = readData): Promise<Result<Replay>> {
  const parsed = parseRecordFile(raw);
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  if (!isSlug(file.game)) return refuse('UNKNOWN_GAME', { game: file.game });
  const game = await loadGame(file.game, file.options, read, file.rules);
  if (file.rules !== game.rules) return refuse('OTHER_RULES', { theirs: file.rules, ours: game.rules });
  const begun = begin(game, file);
  if (!begun.ok) return refuse('BAD_RECORD');
  let last = begun.value;
  const frames: Match[] = [last];
  for (const event of file.events) {
    const next = advance(last, event);
    if (!next.ok) return refuse('BAD_RECORD', { at: frames.length });
    last = next.value;
    frames.push(last);
  }
  return ok({ file, frames, fair: verifyReplayed(last, file).ok });
}

export const viewAt = (replay: Replay, frame: number, viewer: Viewer) => viewOf(replay.frames[frame] as Match, viewer);

/** The same frame as every seat saw it, by seat: the game is over, so nothing has to stay hidden. */
export const allViewsAt = (replay: Replay, frame: number) =>
  replay.file.names.map((_, seat) => viewAt(replay, frame, seat));

/** What happened in the events after frame `from` up to frame `to`, as a viewer saw it. */
export const stepsBetween = (replay: Replay, from: number, to: number, viewer: Viewer): readonly Step[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => {
    const seq = from + i + 1;
    return { seq, happened: viewAt(replay, seq, viewer).happened };
  });

/** The frames a replay stops at: those with news that everybody saw, and always the first and the last. */
export function momentsOf(replay: Replay, isNews: (happening: Step['happened'][number]) => boolean): readonly number[] {
  const last = replay.frames.length - 1;
  return replay.frames.flatMap((_, frame) =>
    frame === 0 || frame === last || viewAt(replay, frame, 'watcher').happened.some(isNews) ? [frame] : [],
  );
}

/** The only player that the events of this frame name; null when there is none or several. */
export function actorOf(replay: Replay, frame: number): number | null {
  const players = new Set(
    viewAt(replay, frame, 'watcher').happened.flatMap((happening) =>
      'player' in happening && typeof happening.player === 'number' ? [happening.player] : [],
    ),
  );
  return players.size === 1 ? ([...players][0] ?? null) : null;
}
