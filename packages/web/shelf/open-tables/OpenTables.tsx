import type { OpenTable } from '@izvilina/protocol/messages.ts';
import { useId, useState } from 'react';
import { refusalOf } from '../../client/transport.ts';
import { transportTo } from '../../client/transports.ts';
import { useOwnWords, useWords, wordError } from '../../i18n/words.ts';
import { useSettings } from '../../kit/remembered/settings.ts';
import { leaveNote } from '../../kit/widgets/notes.tsx';
import { useOpenTable } from '../../pages/useOpenTable.ts';
import { useTitle } from '../../pages/useTitle.ts';
import { Icon } from '../../pieces/Icon.tsx';
import { useOpenTables } from './useOpenTables.ts';
import { WORDS } from './words.ts';
import './open-tables.css';

/** «Кто-нибудь сыграет?»: tables open to strangers. Renders nothing when there are none. */
export default function OpenTables() {
  const words = useWords();
  const own = useOwnWords(WORDS);
  const { nickname } = useSettings();
  const openTable = useOpenTable();
  const { tables, reload } = useOpenTables();
  const [joining, setJoining] = useState(false);
  const heading = useId();
  const join = async ({ table, game }: OpenTable) => {
    const enter = () => openTable('online', table, game, { lobby: true });
    if (!nickname) return enter(); // the invitation page asks for a nickname
    setJoining(true);
    try {
      await transportTo('online').send({ type: 'sit', table, name: nickname });
      enter();
    } catch (error) {
      const refusal = refusalOf(error);
      leaveNote({ icon: 'cross', title: wordError(words, refusal) });
      if (refusal.code === 'BAD_NAME') return enter(); // another name can be given there
      setJoining(false);
      reload();
    }
  };
  if (tables.length === 0) return null;
  return (
    <section className="running open-tables" aria-labelledby={heading}>
      <h2 id={heading}>{own.heading}</h2>
      <ul>
        {tables.map((open) => (
          <li key={open.table}>
            <OpenTableSpine open={open} busy={joining} onJoin={() => join(open)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenTableSpine(props: { readonly open: OpenTable; readonly busy: boolean; readonly onJoin: () => void }) {
  const { open, busy, onJoin } = props;
  const words = useWords();
  const own = useOwnWords(WORDS);
  const pace = open.pace && words.lobby.paces[open.pace]?.[0];
  return (
    <button type="button" className={`spine ${open.game}`} disabled={busy} onClick={onJoin}>
      <b>{useTitle(open.game)}</b>
      <span className="who">{open.host}</span>
      <span className="st">{[pace, own.free(open.free)].filter(Boolean).join(' · ')}</span>
      <span className="turn">
        <Icon name="chair" />
        {own.sit}
      </span>
    </button>
  );
}
