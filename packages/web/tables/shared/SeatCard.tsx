import type { Seat } from '@izvilina/kernel/game.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import type { ReactNode } from 'react';
import type { RunningClock } from '../../client/clock.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../pieces/Icon.tsx';
import { Lamp } from '../../pieces/Lamp.tsx';
import { Mark } from '../../pieces/Mark.tsx';
import { SeatClock } from './SeatClock.tsx';
import { Thinking } from './Thinking.tsx';

/** A seat's folded name card: its mark, its name, the lamp of its turn, and small print. */
export function SeatCard(props: {
  readonly seat: Seat;
  readonly name: string;
  /** The game waits for this seat. */
  readonly turn: boolean;
  readonly className?: string;
  /** `SeatStatus`, and what the game counts. */
  readonly children?: ReactNode;
}) {
  const { seat, name, turn, className = '', children } = props;
  return (
    <div className={`tent ${turn ? 'turn' : ''} ${className}`}>
      {turn && <Lamp />}
      <Mark seat={seat} />
      <b>{name}</b>
      {children !== undefined && <small>{children}</small>}
      <Thinking seat={seat} />
    </div>
  );
}

/** Who stands in, who is away, or how much time is left; nothing where all is as usual. */
export function SeatStatus(props: {
  readonly info: SeatInfo | undefined;
  /** The clock of what is asked of this seat now. */
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

/** What there is to worry about a seat. */
export function alertOf(info: SeatInfo | undefined): 'standIn' | 'away' | null {
  if (info?.kind !== 'person') return null;
  return info.standIn !== null ? 'standIn' : info.here ? null : 'away';
}
