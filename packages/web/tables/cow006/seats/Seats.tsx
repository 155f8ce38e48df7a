import type { Played } from '@izvilina/games/cow006/state.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import type { CSSProperties } from 'react';
import type { RunningClock } from '../../../client/clock.ts';
import { Lamp } from '../../../pieces/Lamp.tsx';
import { alertOf, SeatCard, SeatStatus } from '../../shared/SeatCard.tsx';
import { CowBack, CowCard } from '../board/CowCard.tsx';
import { CowHead } from '../board/CowHead.tsx';
import type { SeatScene } from '../stage/scene.ts';
import type { CowWords } from '../words/words.ts';

export interface SeatProps {
  readonly seat: number;
  readonly name: string;
  readonly info: SeatInfo | undefined;
  readonly scene: SeatScene;
  readonly handSize: number;
  /** This seat's revealed card, not yet placed. */
  readonly out: Played | null;
  /** The game waits for this seat. */
  readonly asked: boolean;
  /** Only one seat acts now (it takes a row or drafts). */
  readonly alone: boolean;
  readonly clock: RunningClock | undefined;
  readonly words: CowWords;
}

/** The other players round the table: the first half up the left side, the rest down the right. */
export function Seats({ seats, words }: { readonly seats: readonly SeatProps[]; readonly words: CowWords }) {
  const left = Math.ceil(seats.length / 2);
  return (
    <ul className="cow-seats" aria-label={words.players} data-zone="seats" data-many={seats.length}>
      {seats.map((seat, index) => {
        const onLeft = index < left;
        const place = { '--k': onLeft ? left - 1 - index : index - left, '--of': onLeft ? left : seats.length - left };
        return (
          <li key={seat.seat} className={onLeft ? 'cow-seat l' : 'cow-seat r'} style={place as CSSProperties}>
            <SeatPlace {...seat} />
          </li>
        );
      })}
    </ul>
  );
}

function SeatPlace(props: SeatProps) {
  const { seat, name, scene, words, asked, alone } = props;
  return (
    <>
      <span className="vh">{seatInWords(props)}</span>
      <div className="pick" aria-hidden="true">
        <Pick {...props} />
      </div>
      <div className="id" aria-hidden="true">
        <SeatCard seat={seat} name={name} turn={asked && alone} thinks={asked}>
          <Status {...props} />
          <span className="tt">{words.seat.total(scene.total)}</span>
          <span className="tn">{scene.total}</span>
          <SeatPenalty scene={scene} />
        </SeatCard>
        <Base {...props} />
        {scene.openHand && <OpenHand cards={scene.openHand} />}
      </div>
    </>
  );
}

/** What lies in front of the seat: a card face down, the revealed card, or a lamp while the seat is asked. */
function Pick({ seat, scene, out, asked, alone }: SeatProps) {
  if (out)
    return (
      <span className="at up" data-card={out.card} data-from={`down-${seat}`}>
        <CowCard n={out.card} />
      </span>
    );
  if (scene.down)
    return (
      <span className="at down" data-card={`down-${seat}`}>
        <CowBack />
      </span>
    );
  return <span className="slot">{asked && !alone && <Lamp />}</span>;
}

function Status({ info, asked, alone, scene, clock, words }: SeatProps) {
  const running = asked ? clock : undefined;
  if (alertOf(info) || running) return <SeatStatus info={info} clock={running} className="stt alert" />;
  const text = asked ? (alone ? words.seat.choosing : words.seat.thinking) : scene.down ? words.seat.picked : null;
  return text && <span className="stt dot">{text}</span>;
}

/** The penalty in its compact form, inside the name card. */
const SeatPenalty = ({ scene }: { readonly scene: SeatScene }) => <span className="tp">+{scene.penalty ?? '?'}</span>;

function Base({ scene, seat }: SeatProps) {
  const pile = scene.penalty === null || scene.penalty > 0 ? Math.min(3, Math.ceil((scene.penalty ?? 3) / 5)) : 0;
  return (
    <div className="base">
      {[0, 1, 2].slice(0, pile).map((k) => (
        <CowBack key={k} className="mini" style={{ '--k': k } as CSSProperties} />
      ))}
      <Arriving scene={scene} seat={seat} />
      <span className="sum">
        <CowHead />
        {scene.penalty ?? '?'}
      </span>
      {scene.gain !== null && <b className="gain">+{scene.gain}</b>}
    </div>
  );
}

/** Cards flying to the seat's penalty pile (or, in a draft, to its hand). */
export function Arriving({ scene, seat }: { readonly scene: SeatScene; readonly seat: number }) {
  if (scene.arriving.length === 0) return null;
  return (
    <span className="arriving">
      {scene.arriving.map((card) => (
        <span key={card} className="at" data-card={card} data-from={`down-${seat}`}>
          <CowCard n={card} />
        </span>
      ))}
    </span>
  );
}

const OpenHand = ({ cards }: { readonly cards: readonly number[] }) => (
  <span className="openhand">
    {cards.map((card) => (
      <i key={card}>{card}</i>
    ))}
  </span>
);

function seatInWords(props: SeatProps): string {
  const { name, scene, handSize, info, asked, alone, words } = props;
  const { seat } = words;
  return [
    info?.kind === 'bot' ? `${name}, ${seat.bot}` : name,
    info?.kind === 'person' && info.standIn !== null ? seat.standIn : null,
    info?.kind === 'person' && !info.here ? seat.away : null,
    asked ? (alone ? seat.choosing : seat.thinking) : scene.down ? seat.picked : null,
    seat.total(scene.total),
    scene.penalty === null ? seat.baseHidden : seat.base(scene.penalty),
    seat.cardsLeft(handSize),
    scene.openHand && scene.openHand.length > 0 ? seat.open(scene.openHand) : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}
