import type { Mode } from '@izvilina/games/ingenious/options.ts';
import { emptyTrack, type Track, trackOf, tracksFor } from '@izvilina/games/ingenious/pieces/tracks.ts';
import { advanced } from '@izvilina/games/ingenious/rules/scoring.ts';
import type { IngeniousHappening } from '@izvilina/games/ingenious/state.ts';
import type { Step } from '../../module.ts';

type Tracks = readonly Track[];

export interface Then {
  readonly player: number;
  readonly tracks: Tracks;
}

/** The tracks after every tile of a whole game, and the player who laid it. */
export function historyOf(steps: readonly Step<IngeniousHappening>[], mode: Mode, players: number): readonly Then[] {
  let tracks: Tracks = Array.from({ length: tracksFor(mode, players) }, emptyTrack);
  return steps.flatMap(({ happened }) =>
    happened.flatMap((one): Then[] => {
      if (one.type !== 'placed') return [];
      const row = trackOf(mode, one.player);
      tracks = tracks.with(row, advanced(tracks[row] as Track, one.halves, mode));
      return [{ player: one.player, tracks }];
    }),
  );
}

/** The tracks at the end of every round, and at the end of the game. In a solo game a round is HANDFUL tiles. */
export function byRound(history: readonly Then[], players: number): readonly Tracks[] {
  const first = history[0]?.player ?? 0;
  return history.flatMap(({ player, tracks }, index) => {
    const next = history[index + 1];
    const ends = players === 1 ? (index + 1) % HANDFUL === 0 : player !== first && next?.player === first;
    return ends || !next ? [tracks] : [];
  });
}

const HANDFUL = 4;
