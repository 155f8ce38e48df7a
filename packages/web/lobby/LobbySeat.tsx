import type { SeatInfo, TableInfo } from '@izvilina/protocol/messages.ts';
import { useState } from 'react';
import { useOwnWords, useWords, type Words } from '../i18n/words.ts';
import { BotTent } from '../pages/plan/BotTent.tsx';
import { Icon } from '../pieces/Icon.tsx';
import { Tent } from '../pieces/Tent.tsx';
import { RemovePerson } from './RemovePerson.tsx';
import { LOBBY_WORDS } from './words.ts';
import '../pages/plan/chair.css';

/** What the host may turn a chair into; null removes the chair. */
export type SeatChange = { readonly kind: 'open' } | { readonly kind: 'bot'; readonly level: string } | null;

export function LobbySeat(props: {
  readonly table: TableInfo;
  readonly seat: number;
  /** The least number of players. */
  readonly minPlayers: number;
  /** Null for everybody but the host. */
  readonly onChair: ((seat: number, change: SeatChange) => void) | null;
  readonly onRemove: OnRemove;
}) {
  const { table, seat, minPlayers, onChair } = props;
  const info = table.seats[seat];
  switch (info?.kind) {
    case undefined:
      return null;
    case 'open':
      return <OpenSeat seat={seat} onChair={onChair} removable={table.seats.length > Math.max(2, minPlayers)} />;
    case 'bot':
      return (
        <BotTent
          game={table.game}
          seat={seat}
          level={info.level}
          onLevel={onChair && ((level) => onChair(seat, { kind: 'bot', level }))}
          onRemove={onChair && (() => onChair(seat, { kind: 'open' }))}
        />
      );
    case 'person':
      return <PersonSeat table={table} seat={seat} info={info} onRemove={props.onRemove} />;
  }
}

/** The host removes the person at a seat; `ban`: for good. */
export type OnRemove = (seat: number, name: string, ban: boolean) => void;

function PersonSeat(props: {
  readonly table: TableInfo;
  readonly seat: number;
  readonly info: Extract<SeatInfo, { kind: 'person' }>;
  readonly onRemove: OnRemove;
}) {
  const { table, seat, info, onRemove } = props;
  const words = useWords();
  const own = useOwnWords(LOBBY_WORDS);
  const [asking, setAsking] = useState(false);
  const removable = table.host && !info.you;
  return (
    <Tent
      seat={seat}
      name={info.name}
      note={personNote(words, table, seat, info)}
      turn={!info.here}
      className={removable ? 'removable' : ''}
    >
      {removable && (
        <button type="button" className="remove" aria-label={own.askToLeave(info.name)} onClick={() => setAsking(true)}>
          <Icon name="cross" />
        </button>
      )}
      {asking && (
        <RemovePerson
          name={info.name}
          onRemove={(ban) => onRemove(seat, info.name, ban)}
          onClose={() => setAsking(false)}
        />
      )}
    </Tent>
  );
}

function personNote(words: Words, table: TableInfo, seat: number, info: Extract<SeatInfo, { kind: 'person' }>): string {
  if (info.you) return table.host ? words.lobby.youHost : words.lobby.you;
  if (!info.here) return words.lobby.away;
  return seat === table.hostSeat ? words.lobby.host : words.lobby.ready;
}

type OnChair = ((seat: number, change: SeatChange) => void) | null;

function OpenSeat(props: { readonly seat: number; readonly onChair: OnChair; readonly removable: boolean }) {
  const { seat, onChair, removable } = props;
  const words = useWords();
  if (!onChair) return <span className="free">{words.lobby.free}</span>;
  return (
    <>
      <button type="button" onClick={() => onChair(seat, { kind: 'bot', level: 'casual' })}>
        <Icon name="bot" />
        {words.lobby.addBot}
      </button>
      {removable && (
        <button type="button" className="less" onClick={() => onChair(seat, null)}>
          <Icon name="cross" />
          {words.lobby.removeChair}
        </button>
      )}
    </>
  );
}
