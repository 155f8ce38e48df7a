import type { Judged } from '@izvilina/games/notnot/state.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import type { CSSProperties } from 'react';
import { Icon } from '../../../pieces/Icon.tsx';
import { Mark } from '../../../pieces/Mark.tsx';
import { TentName } from '../../../pieces/TentName.tsx';
import { alertOf, SeatStatus } from '../../shared/SeatCard.tsx';
import type { NotNot } from '../useNotNot.ts';
import type { NotNotWords } from '../words/words.ts';
import '../look.css';

interface SeatProps {
  readonly seat: number;
  readonly name: string;
  readonly info: SeatInfo | undefined;
  readonly won: number;
  readonly mine: boolean;
  /** This seat has pointed in the open round. */
  readonly pointed: boolean;
  /** This seat's touch in the last round, once that is judged. */
  readonly touch: Judged | undefined;
  /** A round has been judged: a seat without a touch did not answer it. */
  readonly judged: boolean;
  readonly words: NotNotWords;
}

/** All players with their pile, the time of their last touch and its result. */
export function Seats(props: {
  readonly game: NotNot;
  readonly seats: readonly SeatInfo[];
  readonly show: readonly number[];
}) {
  const { game, seats, show } = props;
  const { view, words } = game;
  const open = view.phase === 'open';
  return (
    <ul className="nn-seats" aria-label={words.players} data-many={show.length}>
      {show.map((seat) => (
        <li key={seat}>
          <SeatPlace
            seat={seat}
            name={game.nameOf(seat)}
            info={seats[seat]}
            won={view.won[seat] ?? 0}
            mine={game.own.includes(seat)}
            pointed={open && (view.pointed.includes(seat) || game.touched.has(seat))}
            touch={open ? undefined : game.judged.find(({ player }) => player === seat)}
            judged={!open && view.last !== null}
            words={words}
          />
        </li>
      ))}
    </ul>
  );
}

function SeatPlace(props: SeatProps) {
  const { seat, name, won, touch, words } = props;
  const gain = touch ? (touch.took !== null ? 1 : touch.lost ? -1 : 0) : 0;
  return (
    <>
      <span className="vh">{seatInWords(props)}</span>
      <div className="nn-seat" aria-hidden="true">
        <Pile won={won} gain={gain} />
        <div className={props.mine ? 'tent me' : 'tent'}>
          <Mark seat={seat} />
          <TentName name={name} />
          <small>
            <Status {...props} />
          </small>
        </div>
        <Result touch={touch} pointed={props.pointed} words={words} />
      </div>
    </>
  );
}

const HIGHEST = 7;

export function Pile({ won, gain }: { readonly won: number; readonly gain: number }) {
  const height = Math.min(won, HIGHEST);
  return (
    <div className="nn-pile" style={{ '--n': Math.max(0, height - 1) } as CSSProperties}>
      {Array.from({ length: height }, (_, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the card's position in the pile.
        <i key={k} style={{ '--k': k } as CSSProperties} />
      ))}
      <b className={won === 0 ? 'zero' : ''}>{won}</b>
      {gain !== 0 && <em className={gain > 0 ? 'up' : 'down'}>{gain > 0 ? '+1' : '−1'}</em>}
    </div>
  );
}

function Status({ info, touch, judged, words }: SeatProps) {
  if (alertOf(info)) return <SeatStatus info={info} clock={undefined} />;
  if (!touch) return <span>{judged ? '—' : '…'}</span>;
  const off = correction(touch);
  return (
    <>
      <span className="time">{words.seconds(touch.at)}</span>
      {off !== 0 && <span className="off">{words.correction(off)}</span>}
    </>
  );
}

function Result({ touch, pointed }: Pick<SeatProps, 'touch' | 'pointed' | 'words'>) {
  if (pointed) return <span className="res dot" />;
  if (!touch) return <span className="res" />;
  const weak = touch.verdict === 'late' || touch.verdict === 'ignored';
  return (
    <span className={`res ${touch.right ? 'ok' : 'bad'} ${weak ? 'weak' : ''}`}>
      <Icon name={touch.right ? 'check' : 'cross'} />
    </span>
  );
}

/** Difference between the authority's time of the touch and the one the device claimed, in ms; 0 without a claim. */
export const correction = ({ at, claimed }: Pick<Judged, 'at' | 'claimed'>): number =>
  claimed === null ? 0 : Math.round(at - claimed);

function seatInWords({ name, info, won, pointed, touch, words }: SeatProps): string {
  const { seat } = words;
  return [
    info?.kind === 'bot' ? `${name}, ${seat.bot}` : name,
    info?.kind === 'person' && info.standIn !== null ? seat.standIn : null,
    info?.kind === 'person' && !info.here ? seat.away : null,
    seat.won(won),
    pointed ? seat.pointed : null,
    touch ? `${words.seconds(touch.at)}, ${seat.verdict[touch.verdict]}` : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}
