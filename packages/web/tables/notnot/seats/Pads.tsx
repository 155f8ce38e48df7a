import { SLOTS } from '@izvilina/games/notnot/pieces/slots.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { Icon } from '../../../pieces/Icon.tsx';
import { Mark } from '../../../pieces/Mark.tsx';
import type { NotNot } from '../useNotNot.ts';
import { KEY_SETS } from './keys.ts';
import { correction, Pile } from './Seats.tsx';
import '../look.css';

/** For a shared screen: each player has four buttons on their side, labelled with their keys. */
export function Pads(props: {
  readonly game: NotNot;
  readonly seats: readonly SeatInfo[];
  readonly side: 'left' | 'right';
}) {
  const { game, side } = props;
  const here = game.own.flatMap((seat, i) => ((i % 2 === 0) === (side === 'left') ? [{ seat, i }] : []));
  return (
    <div className={`nn-pads ${side}`}>
      {here.map(({ seat, i }) => (
        <Pad key={seat} game={game} seat={seat} set={i} />
      ))}
    </div>
  );
}

/** A name card with the time of the last touch, and the pile. */
export function Owner({ game, seat }: { readonly game: NotNot; readonly seat: Seat }) {
  const { view, words } = game;
  const touch = touchOf(game, seat);
  const gain = touch ? (touch.took !== null ? 1 : touch.lost ? -1 : 0) : 0;
  return (
    <div className="owner" aria-hidden="true">
      <div className="tent">
        <Mark seat={seat} />
        <b>{game.nameOf(seat)}</b>
        <small>
          {touch ? words.seconds(touch.at) : '…'}
          {touch && correction(touch) !== 0 && ` ${words.correction(correction(touch))}`}
        </small>
      </div>
      <Pile won={view.won[seat] ?? 0} gain={gain} />
    </div>
  );
}

const touchOf = ({ view, judged }: NotNot, seat: Seat) =>
  view.phase === 'open' ? undefined : judged.find(({ player }) => player === seat);

export function Pad({ game, seat, set }: { readonly game: NotNot; readonly seat: Seat; readonly set: number }) {
  const { view, words, touched, point } = game;
  const name = game.nameOf(seat);
  const own = touched.get(seat);
  const touch = touchOf(game, seat);
  const caps = KEY_SETS[set]?.caps;
  return (
    <fieldset className="nn-pad">
      <legend className="vh">{`${name}, ${words.seat.won(view.won[seat] ?? 0)}`}</legend>
      <Owner game={game} seat={seat} />
      <div className="keys">
        {SLOTS.map((slot, i) => (
          <button
            key={slot}
            type="button"
            className={own === slot || touch?.slot === slot ? `${slot} held` : slot}
            data-pad={`${seat}-${slot}`}
            aria-label={`${name}: ${words.slot[slot]}`}
            onPointerDown={(event) => event.button === 0 && point?.(seat, slot, event.timeStamp)}
            onClick={(event) => event.detail === 0 && point?.(seat, slot, event.timeStamp)}
          >
            {touch?.slot === slot ? <Icon name={touch.right ? 'check' : 'cross'} /> : <kbd>{caps?.[i]}</kbd>}
          </button>
        ))}
        <span className="hub">
          <Mark seat={seat} />
        </span>
      </div>
    </fieldset>
  );
}
