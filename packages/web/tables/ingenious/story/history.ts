import { boardOf, cellAt, DIRECTIONS, type Grid, printedGrid } from '@izvilina/games/ingenious/board.ts';
import { type ColourId, colourId } from '@izvilina/games/ingenious/colours.ts';
import { pointsAt } from '@izvilina/games/ingenious/lines.ts';
import { emptyTrack, endsReached, type Track, trackEnd, trackOf } from '@izvilina/games/ingenious/tracks.ts';
import type { IngeniousView, LaidView } from '@izvilina/games/ingenious/view.ts';
import { advanced } from '../hand/preview.ts';

type Tracks = readonly Track[];

export interface Then {
  readonly player: number;
  readonly tracks: Tracks;
}

/**
 * The tracks after every tile, and whose it was. The view tells in which order the tiles came, not whose they were: that follows from
 * who began, who earned a bonus and who declined it. What leads to the tracks as they stand is what happened.
 * Null where the game did not begin on an empty board.
 */
export function historyOf(view: IngeniousView): readonly Then[] | null {
  const scored = scoresOf(view);
  if (!scored) return null;
  for (let first = 0; first < view.players; first++) {
    const found = follow(view, scored, view.tracks.map(emptyTrack), 0, first);
    if (found) return found;
  }
  return null;
}

type Halves = readonly [LaidHalf, LaidHalf];
interface LaidHalf {
  readonly colour: LaidView['tile'][number];
  readonly points: number;
}

function scoresOf(view: IngeniousView): readonly Halves[] | null {
  const board = boardOf(view.radius);
  const grid: (ColourId | null)[] = printedGrid(board);
  const scored = view.laid.map(({ tile, cells }): Halves => {
    const half = (i: 0 | 1): LaidHalf => ({
      colour: tile[i],
      points: pointsAt(board, grid as Grid, cellAt(cells[i]), colourId(tile[i])),
    });
    const halves = [half(0), half(1)] as const;
    for (const i of [0, 1] as const) grid[cellAt(cells[i])] = colourId(tile[i]);
    return halves;
  });
  return view.cells.length === DIRECTIONS.length + 2 * view.laid.length ? scored : null;
}

/** Lays tile after tile; where a bonus might have been declined, tries both. */
function follow(
  view: IngeniousView,
  scored: readonly Halves[],
  tracks: Tracks,
  at: number,
  player: number,
  bonus = 0,
): readonly Then[] | null {
  const halves = scored[at];
  if (!halves) return tracks.every((track, row) => String(track) === String(view.tracks[row])) ? [] : null;
  if (at === scored.length - 1 && view.last && view.last.player !== player) return null;
  const row = trackOf(view.mode, player);
  const before = tracks[row] as Track;
  const after = advanced(before, halves, view.mode);
  const next = tracks.with(row, after);
  const end = trackEnd(view.mode);
  const earned =
    view.mode === 'solo'
      ? 0
      : after.reduce((sum, marker, id) => sum + endsReached(before[id] as number, marker, end), 0);
  const left = Math.max(0, bonus - 1) + earned;
  const onwards = left > 0 ? [player, (player + 1) % view.players] : [(player + 1) % view.players];
  for (const who of onwards) {
    const rest = follow(view, scored, next, at + 1, who, who === player && left > 0 ? left : 0);
    if (rest) return [{ player, tracks: next }, ...rest];
  }
  return null;
}

/** The tracks at the end of every round, and at the end of the game. Alone a round is a handful of tiles. */
export function byRound(history: readonly Then[], players: number): readonly Tracks[] {
  const first = history[0]?.player ?? 0;
  return history.flatMap(({ player, tracks }, index) => {
    const next = history[index + 1];
    const ends = players === 1 ? (index + 1) % HANDFUL === 0 : player !== first && next?.player === first;
    return ends || !next ? [tracks] : [];
  });
}

const HANDFUL = 4;
