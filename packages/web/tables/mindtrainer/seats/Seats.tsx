import { useWords } from '../../../i18n/words.ts';
import { seatNote } from '../../../kit/names.ts';
import { Icon } from '../../../pieces/Icon.tsx';
import { Lamp } from '../../../pieces/Lamp.tsx';
import { Mark } from '../../../pieces/Mark.tsx';
import { TentName } from '../../../pieces/TentName.tsx';
import { SeatClock } from '../../shared/SeatClock.tsx';
import { Thinking } from '../../shared/Thinking.tsx';
import type { Mindtrainer, MindtrainerSeat } from '../useMindtrainer.ts';
import type { MindtrainerWords } from '../words/words.ts';
import '../look.css';

export function Seats({ game }: { readonly game: Mindtrainer }) {
  return (
    <ul className="mt-seats" data-seats={game.seats.length}>
      {game.seats.map((seat) => (
        <li key={seat.seat}>
          <SeatTent seat={seat} words={game.words} />
        </li>
      ))}
    </ul>
  );
}

/** A seat's name card: its points, whether it is its turn, its clock, its stand-in. */
function SeatTent({ seat, words }: { readonly seat: MindtrainerSeat; readonly words: MindtrainerWords }) {
  const note = seatNote(useWords(), seat.info);
  return (
    <div className={seat.asked ? 'tent turn' : 'tent'} title={note}>
      {seat.asked && <Lamp />}
      <Mark seat={seat.seat} />
      <TentName name={seat.name} />
      <small>
        <span className="score" aria-hidden="true">
          {seat.score}
        </span>
        <Status seat={seat} words={words} />
      </small>
      {seat.asked && <Thinking seat={seat.seat} />}
      <span className="vh">{inWords(seat, words, note).join(', ')}</span>
    </div>
  );
}

function Status({ seat, words }: { readonly seat: MindtrainerSeat; readonly words: MindtrainerWords }) {
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

const inWords = (
  { asked, rack, score }: MindtrainerSeat,
  { seat }: MindtrainerWords,
  note: string | undefined,
): readonly string[] => [...(note ? [note] : []), seat.score(score), ...(asked ? [seat.turn] : []), seat.rack(rack)];
