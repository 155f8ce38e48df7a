import type { Seat } from '@izvilina/kernel/game.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import type { ReactNode } from 'react';
import type { RunningClock } from '../../client/clock.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../pieces/Icon.tsx';
import { Lamp } from '../../pieces/Lamp.tsx';
import { Mark } from '../../pieces/Mark.tsx';
import { TentName } from '../../pieces/TentName.tsx';
import { SeatClock } from './SeatClock.tsx';
import { Thinking } from './Thinking.tsx';

/** A seat's folded name card: mark, name, turn lamp, and details. */
export function SeatCard(props: {
  readonly seat: Seat;
  readonly name: string;
  /** The game waits for this seat. */
  readonly turn: boolean;
  /** Shows how far a bot in this seat has thought; left out: while it is its turn. */
  readonly thinks?: boolean;
  readonly className?: string;
  /** `SeatStatus`, and the game's own counts. */
  readonly children?: ReactNode;
}) {
  const { seat, name, turn, thinks = turn, className = '', children } = props;
  return (
    <div className={`tent ${turn ? 'turn' : ''} ${className}`}>
      {turn && <Lamp />}
      <Mark seat={seat} />
      <TentName name={name} />
      {children !== undefined && <small>{children}</small>}
      {thinks && <Thinking seat={seat} />}
    </div>
  );
}

/** A stand-in, an absence, or the time left; nothing when there is none of them. */
export function SeatStatus(props: {
  readonly info: SeatInfo | undefined;
  /** The clock of this seat's current question. */
  readonly clock: RunningClock | undefined;
  readonly className?: string;
}) {
  const { info, clock, className = 'alert' } = props;
  const words = useWords();
  const alert = alertOf(info);
  if (!alert) return clock ? <SeatClock clock={clock} /> : null;
  return (
    <span className={className} title={words.seat[alert]}>
      <Icon name={alert === 'standIn' ? 'bot' : 'off'} />
      <span>{words.seat[alert]}</span>
    </span>
  );
}

/** The warning shown at a seat; null when there is none. */
export function alertOf(info: SeatInfo | undefined): 'standIn' | 'leaving' | 'away' | null {
  if (info?.kind !== 'person') return null;
  if (info.standIn !== null) return 'standIn';
  return info.here ? null : info.left ? 'leaving' : 'away';
}
