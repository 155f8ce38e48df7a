import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { useWords } from '../i18n/words.ts';
import { useTitle } from '../pages/useTitle.ts';
import { Chair, GhostChair } from '../pieces/Chair.tsx';
import { Invite } from './invite/Invite.tsx';
import { LobbySeat, type OnRemove, type SeatChange } from './LobbySeat.tsx';
import { chairAt, placesFor } from './places.ts';
import './lobby-plan.css';

/** The lobby's table from above: chairs around it, the invitation in the middle. */
export function LobbyPlan(props: {
  readonly table: TableInfo;
  readonly link: string;
  /** The least number of players, and the largest number of chairs. */
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly onChair: (seat: number, change: SeatChange) => void;
  readonly onRemove: OnRemove;
}) {
  const { table, link, onChair, minPlayers, maxPlayers } = props;
  const words = useWords();
  const places = placesFor(table.seats.length);
  const row = Math.ceil(table.seats.length / 2);
  const more = table.host && table.seats.length < maxPlayers;
  return (
    <section className={`place ${table.game} row-${row}`} aria-label={words.lobby.places}>
      <svg className="plan" viewBox="0 0 820 660" aria-hidden="true">
        {places.map((place, seat) => {
          const open = table.seats[seat]?.kind === 'open';
          const at = chairAt(place, !open);
          return open ? <GhostChair key={at} transform={at} /> : <Chair key={at} seat={seat} transform={at} />;
        })}
        {more && <GhostChair transform="translate(792 332) rotate(90)" />}
        <rect x="91" y="144" width="664" height="424" rx="46" opacity=".3" />
        <rect x="76" y="114" width="664" height="436" rx="46" fill="var(--plank-front)" />
        <rect x="76" y="110" width="664" height="430" rx="46" fill="var(--plank)" />
        <rect x="92" y="126" width="632" height="398" rx="34" fill="var(--t-bg)" />
        <rect
          x="92"
          y="126"
          width="632"
          height="398"
          rx="34"
          fill="none"
          stroke="#000"
          strokeOpacity=".25"
          strokeWidth="3"
        />
      </svg>
      <ol className="seats-round">
        {places.map((place, seat) => (
          <LobbySeat
            key={`${place.x} ${place.y}`}
            table={table}
            seat={seat}
            place={place}
            minPlayers={minPlayers}
            onChair={table.host ? onChair : null}
            onRemove={props.onRemove}
          />
        ))}
      </ol>
      {more && (
        <button type="button" className="chair-at out" onClick={() => onChair(table.seats.length, { kind: 'open' })}>
          {words.lobby.addChair}
        </button>
      )}
      <div className="chair-at middle">
        <Invite link={link} code={table.code} game={useTitle(table.game)} />
      </div>
    </section>
  );
}
