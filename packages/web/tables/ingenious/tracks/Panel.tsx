import type { Tile } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { Domino } from '../board/Piece.tsx';
import type { Ingenious, Side } from '../useIngenious.ts';
import type { IngeniousWords } from '../words/words.ts';
import { TrackBoard } from './Rail.tsx';
import { SeatTent } from './SeatTent.tsx';

/** One side of the table in the wide layout: name cards, tracks, and the backs of the tiles on the rack. */
export function Panel({ game, side }: { readonly game: Ingenious; readonly side: Side }) {
  const { words, scene } = game;
  const shown = scene.shown && side.seats.some(({ seat }) => seat === scene.shown?.player) ? scene.shown : null;
  const grows = side.after?.some((marker, id) => marker !== side.track[id]) ?? false;
  return (
    <section className={side.mine ? 'ing-panel mine' : 'ing-panel'} aria-label={side.label}>
      <div className="names">
        {side.seats.map((seat) => (
          <SeatTent key={seat.seat} seat={seat} words={words} />
        ))}
      </div>
      <TrackBoard track={side.track} after={side.after} end={game.end} label={words.tracks(side.label)} words={words} />
      {shown ? (
        <ShownRack tiles={shown.tiles} label={words.shown(game.nameOf(shown.player))} />
      ) : (
        !side.mine && scene.mode === 'standard' && <Backs count={side.seats[0]?.rack ?? 0} words={words} />
      )}
      {side.mine && game.choice.placing && (
        <p className={grows ? 'how' : 'how keys'}>{grows ? words.hatched : words.keys}</p>
      )}
    </section>
  );
}

const BACK = 'M18-8 9 7.6-9 7.6-18-8-9-23.6 9-23.6Z';

/** A rack from behind, with one hexagon per tile. */
function Backs({ count, words }: { readonly count: number; readonly words: IngeniousWords }) {
  return (
    <svg className="backs" viewBox="0 0 318 56" role="img" aria-label={words.seat.rack(count)}>
      <rect y="32" width="318" height="24" rx="3" fill="var(--plank)" />
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike.
        <g key={i} transform={`translate(${34 + i * 50} 26)`}>
          <path d="M21-8 10.500 10.200V20h-21V10.200L-21-8-10.500-26.200h21Z" fill="var(--tile-ebony)" />
          <path d={BACK} fill="var(--tile-ebony-top)" stroke="#5b5370" strokeWidth="1.500" />
        </g>
      ))}
      <rect y="37" width="318" height="19" rx="3" fill="var(--plank-front)" />
      <rect y="37" width="318" height="2" fill="#fff" opacity=".2" />
    </svg>
  );
}

/** IN-14: a rack that is being swapped is shown to all players. */
function ShownRack({ tiles, label }: { readonly tiles: readonly Tile[]; readonly label: string }) {
  return (
    <figure className="shown-rack">
      <figcaption>{label}</figcaption>
      <div className="wood">
        {tiles.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rack may hold two equal tiles.
          <Domino key={i} tile={tile} />
        ))}
      </div>
    </figure>
  );
}
