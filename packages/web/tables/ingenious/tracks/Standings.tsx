import { COLOURS } from '@izvilina/games/ingenious/pieces/colours.ts';
import { lowest } from '@izvilina/games/ingenious/pieces/tracks.ts';
import type { CSSProperties } from 'react';
import { Lamp } from '../../../pieces/Lamp.tsx';
import { Mark } from '../../../pieces/Mark.tsx';
import { TentName } from '../../../pieces/TentName.tsx';
import { SeatStatus } from '../../shared/SeatCard.tsx';
import { Thinking } from '../../shared/Thinking.tsx';
import { Chip } from '../board/Piece.tsx';
import type { Ingenious, Side } from '../useIngenious.ts';
import { along, Rail } from './Rail.tsx';
import { SeatTent } from './SeatTent.tsx';

/** All tracks where there is no room for a board per player: all markers on six rails, or only the numbers. */
export function Standings({ game }: { readonly game: Ingenious }) {
  return (
    <div className="ing-standings">
      <div className="tall">
        <div className="tents">
          {game.sides.map((side) => (
            <div key={side.row} className="together">
              {side.seats.map((seat) => (
                <SeatTent key={seat.seat} seat={seat} words={game.words} />
              ))}
            </div>
          ))}
        </div>
        <SharedRails game={game} />
      </div>
      <Matrix game={game} />
    </div>
  );
}

function SharedRails({ game }: { readonly game: Ingenious }) {
  const { sides, words, end } = game;
  const mine = sides.find(({ mine }) => mine) ?? null;
  const others = sides.filter((side) => side !== mine);
  return (
    <table className={end > 18 ? 'shared double' : 'shared'} aria-label={words.allTracks}>
      {sides.length > 1 && (
        <thead>
          <tr>
            <td />
            <td />
            {sides.map((side) => (
              <th key={side.row} scope="col">
                <span className="vh">{side.label}</span>
                <Marks side={side} />
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {COLOURS.map((colour, id) => (
          <tr key={colour}>
            <th scope="row">
              <Chip colour={colour} label={words.colour[colour]} />
            </th>
            <td aria-hidden="true">
              <Rail colour={colour} end={end} marker={mine?.track[id] ?? null} after={mine?.after?.[id] ?? null}>
                {others.map((side, k) => (
                  <i
                    key={side.row}
                    className="foe"
                    style={
                      {
                        '--v': along(side.track[id] as number, end),
                        '--k': k - (others.length - 1) / 2,
                      } as CSSProperties
                    }
                  >
                    <Mark seat={side.seats[0]?.seat ?? 0} />
                  </i>
                ))}
              </Rail>
            </td>
            {sides.map((side) => (
              <Marker key={side.row} side={side} id={id} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Marker({ side, id }: { readonly side: Side; readonly id: number }) {
  const marker = side.track[id] as number;
  const names = ['n', side.mine ? 'own' : '', marker === lowest(side.track) ? 'low' : ''];
  const grows = (side.after?.[id] ?? marker) > marker;
  return (
    <td className={names.filter(Boolean).join(' ')}>{grows ? <ins>{side.after?.[id]}</ins> : <span>{marker}</span>}</td>
  );
}

const Marks = ({ side }: { readonly side: Side }) => (
  <span className="marks">
    {side.seats.map(({ seat }) => (
      <Mark key={seat} seat={seat} />
    ))}
  </span>
);

/** The smallest form: a row for each player, a column for each colour. */
function Matrix({ game }: { readonly game: Ingenious }) {
  const { sides, words } = game;
  return (
    <table className="matrix" aria-label={words.allTracks}>
      <thead>
        <tr>
          <td />
          {COLOURS.map((colour) => (
            <th key={colour} scope="col">
              <Chip colour={colour} label={words.colour[colour]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sides.map((side) => {
          const asked = side.seats.some((seat) => seat.asked);
          return (
            <tr key={side.row} className={asked ? 'turn' : ''} data-rack-of={side.seats[0]?.seat}>
              <th scope="row">
                {side.seats.map((seat) => (
                  <span key={seat.seat} className="who">
                    <Mark seat={seat.seat} />
                    <TentName name={seat.name} />
                    {seat.asked && <Lamp />}
                    <SeatStatus info={seat.info} clock={seat.asked ? seat.clock : undefined} />
                    {seat.asked && <Thinking seat={seat.seat} />}
                  </span>
                ))}
              </th>
              {COLOURS.map((colour, id) => (
                <Marker key={colour} side={side} id={id} />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
