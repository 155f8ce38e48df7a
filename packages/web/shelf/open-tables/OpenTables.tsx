import type { OpenTable } from '@izvilina/protocol/messages.ts';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { refusalOf } from '../../client/transport.ts';
import { tablePath, transportTo } from '../../client/transports.ts';
import { useOwnWords, useWords, wordError } from '../../i18n/words.ts';
import { useSettings } from '../../kit/remembered/settings.ts';
import { leaveNote } from '../../kit/widgets/notes.tsx';
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
  const [, go] = useLocation();
  const { tables, reload } = useOpenTables();
  const [joining, setJoining] = useState(false);
  const heading = useId();
  const join = async (table: string) => {
    const path = tablePath('online', table);
    if (!nickname) return go(path); // the invitation page asks for a nickname
    setJoining(true);
    try {
      await transportTo('online').send({ type: 'sit', table, name: nickname });
      go(path);
    } catch (error) {
      const refusal = refusalOf(error);
      leaveNote({ icon: 'cross', title: wordError(words, refusal) });
      if (refusal.code === 'BAD_NAME') return go(path); // another name can be given there
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
            <OpenTableSpine open={open} busy={joining} onJoin={() => join(open.table)} />
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
