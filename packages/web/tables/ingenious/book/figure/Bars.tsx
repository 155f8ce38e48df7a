import { COLOURS } from '@izvilina/games/ingenious/pieces/colours.ts';
import { lowest, NOTCHES, type Track } from '@izvilina/games/ingenious/pieces/tracks.ts';
import type { CSSProperties } from 'react';
import { Chip } from '../../board/Piece.tsx';
import { inkOf } from '../../board/symbols.ts';

/** The six markers of a player as bars; those behind the others, which are what counts, are framed. */
export function Bars({ track }: { readonly track: Track }) {
  const isBehind = (marker: number) => marker === lowest(track) && marker < Math.max(...track);
  const end = Math.max(...track) > NOTCHES ? 2 * NOTCHES : NOTCHES;
  return (
    <span className="bars">
      {COLOURS.map((colour, id) => {
        const marker = track[id] ?? 0;
        const style = { '--c': inkOf(colour), '--to': marker / end } as CSSProperties;
        return (
          <span key={colour} className={isBehind(marker) ? 'low' : ''} style={style}>
            <b>{marker}</b>
            <i />
            <Chip colour={colour} label="" />
          </span>
        );
      })}
    </span>
  );
}
