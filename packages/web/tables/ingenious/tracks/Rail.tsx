import { COLOURS, type Colour } from '@izvilina/games/ingenious/pieces/colours.ts';
import { lowest, NOTCHES, type Track } from '@izvilina/games/ingenious/pieces/tracks.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Chip } from '../board/Piece.tsx';
import { inkOf } from '../board/symbols.ts';
import type { IngeniousWords } from '../words/words.ts';

const GATE = 0.035;
const HALF = (1 - GATE) / 2;

/** Position of a marker on its rail, 0 to 1. A double rail is two tracks with a gap (GATE) between them. */
export function along(marker: number, end: number): number {
  if (end === NOTCHES) return marker / NOTCHES;
  return marker < NOTCHES ? (marker / NOTCHES) * HALF : HALF + GATE + ((marker - NOTCHES) / NOTCHES) * HALF;
}

/** One colour's track of 18 notches, or of twice 18. */
export function Rail(props: {
  readonly colour: Colour;
  readonly end: number;
  /** The owner's marker; null on a rail shared by all players. */
  readonly marker: number | null;
  /** The marker after the tile held over the board; null when there is none. */
  readonly after: number | null;
  readonly children?: ReactNode;
}) {
  const { colour, end, marker, after } = props;
  const double = end > NOTCHES;
  const grows = marker !== null && after !== null && after > marker;
  return (
    <div className={double ? 'rail double' : 'rail'} style={{ '--c': inkOf(colour) } as CSSProperties}>
      <s style={{ '--from': 0, '--wide': double ? HALF : 1 } as CSSProperties} />
      {double && <s className="second" style={{ '--from': HALF + GATE, '--wide': HALF } as CSSProperties} />}
      {grows && <i className="gain" style={{ '--v': along(marker, end), '--a': along(after, end) } as CSSProperties} />}
      {props.children}
      {marker !== null && <i className="cube" style={{ '--v': along(marker, end) } as CSSProperties} />}
    </div>
  );
}

/** The six tracks of one player (or team) on cardboard; the lowest colours are underlined. */
export function TrackBoard(props: {
  readonly track: Track;
  readonly after: Track | null;
  readonly end: number;
  readonly label: string;
  readonly words: IngeniousWords;
}) {
  const { track, after, end, words } = props;
  const low = lowest(track);
  return (
    <table className={end > NOTCHES ? 'track double' : 'track'} aria-label={props.label}>
      <tbody>
        {COLOURS.map((colour, id) => {
          const marker = track[id] as number;
          const next = after?.[id] ?? marker;
          return (
            <tr key={colour} className={marker === low ? 'low' : ''}>
              <th scope="row">
                <Chip colour={colour} label={words.colour[colour]} />
              </th>
              <td aria-hidden="true">
                <Rail colour={colour} end={end} marker={marker} after={next} />
              </td>
              <td className="n">
                {next > marker ? <ins>{next}</ins> : marker}
                {marker === low && <span className="vh"> {words.lowest}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
