import { useWords } from '../../../i18n/words.ts';
import { seatNote } from '../../../kit/names.ts';
import { Lamp } from '../../../pieces/Lamp.tsx';
import { Mark } from '../../../pieces/Mark.tsx';
import { TentName } from '../../../pieces/TentName.tsx';
import { SeatStatus } from '../../shared/SeatCard.tsx';
import { Thinking } from '../../shared/Thinking.tsx';
import type { IngeniousSeat } from '../useIngenious.ts';
import type { IngeniousWords } from '../words/words.ts';

/** A seat's name card: whether it is its turn, its clock, its stand-in, and its lowest colour. */
export function SeatTent({ seat, words }: { readonly seat: IngeniousSeat; readonly words: IngeniousWords }) {
  const note = seatNote(useWords(), seat.info);
  return (
    <div className={seat.asked ? 'tent turn' : 'tent'} data-rack-of={seat.seat} title={note}>
      {seat.asked && <Lamp />}
      <Mark seat={seat.seat} />
      <TentName name={seat.name} />
      <small>
        <SeatStatus info={seat.info} clock={seat.asked ? seat.clock : undefined} />
        <span className="lowmark">{words.seat.low(seat.low)}</span>
        <span className="lown" aria-hidden="true">
          {seat.low}
        </span>
      </small>
      {seat.asked && <Thinking seat={seat.seat} />}
      <span className="vh">{[...(note ? [note] : []), ...seatInWords(seat, words)].join(', ')}</span>
    </div>
  );
}

const seatInWords = ({ asked, rack }: IngeniousSeat, { seat }: IngeniousWords): readonly string[] => [
  ...(asked ? [seat.turn] : []),
  seat.rack(rack),
];
