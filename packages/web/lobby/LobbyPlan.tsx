import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { useWords } from '../i18n/words.ts';
import { Plan } from '../pages/plan/Plan.tsx';
import { useTitle } from '../pages/useTitle.ts';
import { Invite } from './invite/Invite.tsx';
import { LobbySeat, type OnRemove, type SeatChange } from './LobbySeat.tsx';

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
  const more = table.host && table.seats.length < maxPlayers;
  return (
    <Plan
      game={table.game}
      label={words.lobby.places}
      taken={table.seats.map(({ kind }) => kind !== 'open')}
      more={more}
      at={(seat) => (
        <LobbySeat
          table={table}
          seat={seat}
          minPlayers={minPlayers}
          onChair={table.host ? onChair : null}
          onRemove={props.onRemove}
        />
      )}
    >
      {more && (
        <button type="button" className="chair-at out" onClick={() => onChair(table.seats.length, { kind: 'open' })}>
          {words.lobby.addChair}
        </button>
      )}
      <div className="chair-at middle">
        <Invite link={link} code={table.code} game={useTitle(table.game)} />
      </div>
    </Plan>
  );
}
