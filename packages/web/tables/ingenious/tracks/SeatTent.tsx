import { useWords } from '../../../i18n/words.ts';
import { seatNote } from '../../../kit/names.ts';
import { Icon } from '../../../pieces/Icon.tsx';
import { Lamp } from '../../../pieces/Lamp.tsx';
import { Mark } from '../../../pieces/Mark.tsx';
import { SeatClock } from '../../shared/SeatClock.tsx';
import type { IngeniousSeat } from '../useIngenious.ts';
import type { IngeniousWords } from '../words/words.ts';

/** A seat's name card: whose turn, how long, who stands in, and the colour that counts. */
export function SeatTent({ seat, words }: { readonly seat: IngeniousSeat; readonly words: IngeniousWords }) {
  const note = seatNote(useWords(), seat.info);
  return (
    <div className={seat.asked ? 'tent turn' : 'tent'} data-rack-of={seat.seat} title={note}>
      {seat.asked && <Lamp />}
      <Mark seat={seat.seat} />
      <b>{seat.name}</b>
      <small>
        <Status seat={seat} words={words} />
        <span className="lowmark">{words.seat.low(seat.low)}</span>
        <span className="lown" aria-hidden="true">
          {seat.low}
        </span>
      </small>
      <span className="vh">{[...(note ? [note] : []), ...seatInWords(seat, words)].join(', ')}</span>
    </div>
  );
}

export function Status({ seat, words }: { readonly seat: IngeniousSeat; readonly words: IngeniousWords }) {
  const { info, asked, clock } = seat;
  if (info?.kind === 'person' && info.standIn !== null)
    return (
      <span className="alert" title={words.seat.standIn}>
        <Icon name="bot" />
        <span>{words.seat.standIn}</span>
      </span>
    );
  if (info?.kind === 'person' && !info.here)
    return (
      <span className="alert" title={words.seat.away}>
        <Icon name="off" />
        <span>{words.seat.away}</span>
      </span>
    );
  return asked && clock ? <SeatClock clock={clock} /> : null;
}

const seatInWords = ({ asked, rack }: IngeniousSeat, { seat }: IngeniousWords): readonly string[] => [
  ...(asked ? [seat.turn] : []),
  seat.rack(rack),
];
