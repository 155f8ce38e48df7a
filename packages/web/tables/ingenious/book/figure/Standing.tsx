import type { Track } from '@izvilina/games/ingenious/pieces/tracks.ts';
import { Mark } from '../../../../pieces/Mark.tsx';
import { Drawing } from '../../../shared/figure/Drawing.tsx';
import { Bars } from './Bars.tsx';

/** The tracks of all players (or teams) at the end; the winners' are lit. */
export function Standing({
  tracks,
  places,
}: {
  readonly tracks: readonly Track[];
  readonly places: readonly number[];
}) {
  return (
    <Drawing className="ing-figure" extent={{ wide: 10, high: 4.6 * tracks.length }}>
      {tracks.map((track, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
        <div key={seat} className={places[seat] === 1 ? 'side wins' : 'side'}>
          <Mark seat={seat} />
          <Bars track={track} />
        </div>
      ))}
    </Drawing>
  );
}
