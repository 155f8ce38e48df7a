import type { Tile } from '@izvilina/games/ingenious/pieces/tiles.ts';
import type { Track } from '@izvilina/games/ingenious/pieces/tracks.ts';
import { Mark } from '../../../../pieces/Mark.tsx';
import { Drawing } from '../../../shared/figure/Drawing.tsx';
import { Domino } from '../../board/Piece.tsx';
import { Bars } from './Bars.tsx';

/** The player's tracks, the rack that has nothing of the lowest colour, and the one that takes its place. */
export function Swapped(props: {
  readonly shown: readonly Tile[];
  readonly rack: readonly Tile[];
  readonly track: Track;
  readonly seat: number;
}) {
  return (
    <Drawing className="ing-figure" extent={{ wide: 10, high: 11 }} strip={{ wide: 10, high: 2.6 }}>
      <div className="side">
        <Mark seat={props.seat} />
        <Bars track={props.track} />
      </div>
      <Row tiles={props.shown} className="row core" />
      <span className="to" />
      <Row tiles={props.rack} className="row" />
    </Drawing>
  );
}

const Row = ({ tiles, className }: { readonly tiles: readonly Tile[]; readonly className: string }) => (
  <div className={className}>
    {tiles.map((tile, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a rack may have two equal tiles.
      <Domino key={at} tile={tile} />
    ))}
  </div>
);
