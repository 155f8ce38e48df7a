import type { TableInfo } from '@izvilina/protocol/messages.ts';
import type { Saying } from '@izvilina/protocol/talk.ts';
import { useState } from 'react';
import { clientId } from '../../client/ids.ts';
import { refusalOf } from '../../client/transport.ts';
import { transportTo } from '../../client/transports.ts';
import { useOwnWords, useWords, wordError } from '../../i18n/words.ts';
import { leaveNote } from '../../kit/widgets/notes.tsx';
import { useSeatNames } from '../useSeatNames.ts';
import { Bubbles } from './Bubbles.tsx';
import { TalkSheet } from './TalkSheet.tsx';
import { useBubbles } from './useBubbles.ts';
import { TALK_WORDS } from './words.ts';
import './talk.css';

/** Table talk: a button in the bar for the seated, and the sayings at the seats for everybody who looks. */
export default function Talk({ table }: { readonly table: TableInfo }) {
  const own = useOwnWords(TALK_WORDS);
  const words = useWords();
  const [open, setOpen] = useState(false);
  const bubbles = useBubbles(table);
  const nameOf = useSeatNames(table.game, table.seats);
  const seat = table.seats.findIndex((info) => info.kind === 'person' && info.you);
  const alone = table.seats.filter(({ kind }) => kind === 'person').length < 2;
  const online = transportTo('online');
  const refused = (error: unknown) => leaveNote({ icon: 'cross', title: wordError(words, refusalOf(error)) });
  const say = (saying: Saying) => {
    setOpen(false);
    if (online.status() !== 'ready') return leaveNote({ icon: 'off', title: own.noConnection });
    online.send({ type: 'say', client: clientId(), table: table.id, seat, saying }).catch(refused);
  };
  const mayOpen = seat >= 0 && !alone && (table.talk !== 'off' || table.host);
  return (
    <>
      {mayOpen && (
        <button type="button" className="talk-open" onClick={() => setOpen(true)}>
          <svg className="talk-glyph" viewBox="0 0 24 24" aria-hidden="true">
            <path
              d="M3 3h18v13.500H12L6 22v-5.500H3Zm4.5 5.200v2.600h9V8.200Z"
              fill="currentColor"
              fillRule="evenodd"
              strokeLinejoin="round"
            />
          </svg>
          <span>{own.button}</span>
        </button>
      )}
      <Bubbles game={table.game} bubbles={bubbles} nameOf={nameOf} />
      {open && (
        <TalkSheet
          table={table}
          onSay={say}
          onTalk={(talk) => online.send({ type: 'talk', table: table.id, talk }).catch(refused)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
