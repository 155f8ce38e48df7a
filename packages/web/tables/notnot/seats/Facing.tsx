import type { Seat } from '@izvilina/kernel/game.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { isOnFarSide } from '../../../kit/device/screenFlat.ts';
import { Levels } from '../board/Levels.tsx';
import { CrossOf, DiceOf } from '../board/parts.tsx';
import type { NotNot } from '../useNotNot.ts';
import { Near } from './Near.tsx';
import { Owner, Pad } from './Pads.tsx';
import { Seats } from './Seats.tsx';
import '../look.css';

/** A screen lying flat between its players: each side has its own dice and cross, with the fuse in between. */
export default function Facing(props: {
  readonly game: NotNot;
  readonly seats: readonly SeatInfo[];
  readonly others: readonly Seat[];
}) {
  const { game, others } = props;
  return (
    <>
      <Half game={game} far />
      <div className="nn-between">
        {others.length > 0 && <Seats game={game} seats={props.seats} show={others} />}
        <Near game={game} facing />
      </div>
      <Half game={game} far={false} />
    </>
  );
}

function Half({ game, far }: { readonly game: NotNot; readonly far: boolean }) {
  const here = game.own.flatMap((seat, set) => (isOnFarSide(set) === far ? [{ seat, set }] : []));
  const [first] = here;
  const alone = here.length === 1 && first ? first.seat : null;
  return (
    <section className={far ? 'nn-half far' : 'nn-half'} data-seats={here.length}>
      <div className="nn-said">
        <DiceOf game={game} />
        <Levels rules={game.rules} words={game.words} />
      </div>
      <CrossOf game={game} one={alone} />
      {here.map(({ seat, set }) =>
        alone === null ? (
          <Pad key={seat} game={game} seat={seat} set={set} />
        ) : (
          <div key={seat} className="nn-pad">
            <Owner game={game} seat={seat} />
          </div>
        ),
      )}
      {here.map(({ seat }) => (
        <ReadyStamp key={seat} game={game} seat={seat} />
      ))}
    </section>
  );
}

/** The ready button in place of the cards, until all players on this screen have pressed theirs. */
function ReadyStamp({ game, seat }: { readonly game: NotNot; readonly seat: Seat }) {
  const { ready, words } = game;
  if (!ready) return null;
  const isReady = ready.isReady(seat);
  return (
    <button
      type="button"
      className="stamp nn-ready"
      disabled={isReady}
      aria-label={`${game.nameOf(seat)}: ${isReady ? words.waits : words.iAmReady}`}
      onClick={() => ready.say([seat])}
    >
      {isReady ? words.waits : words.iAmReady}
    </button>
  );
}
