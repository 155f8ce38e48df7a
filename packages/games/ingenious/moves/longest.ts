import { modeFor, type Options, radiusFor } from '../options.ts';
import { boardOf, PRINTED } from '../pieces/board.ts';
import { COLOURS } from '../pieces/colours.ts';
import { NOTCHES, trackEnd, tracksFor } from '../pieces/tracks.ts';

/** Every tile takes two cells and is followed by at most one swap question; every bonus can be declined once. */
export function longest(players: number, options: Options): number {
  const mode = modeFor(players, options);
  const tiles = Math.floor((boardOf(radiusFor(players)).size - PRINTED.length) / 2);
  const bonuses = tracksFor(mode, players) * COLOURS.length * (trackEnd(mode) / NOTCHES);
  return mode === 'solo' ? tiles : 2 * tiles + bonuses;
}
