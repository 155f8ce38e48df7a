import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { useOwnWords } from '../i18n/words.ts';
import { Checkbox } from '../kit/widgets/Checkbox.tsx';
import { LOBBY_WORDS } from './words.ts';

/** «Кто-нибудь сыграет?»: whether strangers see this table on their shelf. */
export function OpenToAll(props: {
  readonly table: TableInfo;
  /** Null for everybody but the host. */
  readonly onChange: ((open: boolean) => void) | null;
}) {
  const { openToAll, seats } = props.table;
  const own = useOwnWords(LOBBY_WORDS);
  const full = seats.every((seat) => seat.kind !== 'open');
  return (
    <Checkbox
      on={openToAll}
      onChange={props.onChange}
      small={openToAll ? (full ? own.openToAllFull : own.openToAllOn) : own.openToAllOff}
    >
      {own.openToAll}
    </Checkbox>
  );
}
