import { phrasesOf } from '@izvilina/games/phrases.ts';
import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { type Saying, STAMPS, TALKS, type Talk, TEXT_MAX } from '@izvilina/protocol/talk.ts';
import { type FormEvent, useState } from 'react';
import { useLanguage, useOwnWords } from '../../i18n/words.ts';
import { Sheet } from '../../kit/widgets/Sheet.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { setMuted, useMuted } from './muted.ts';
import { StampPicture } from './StampPicture.tsx';
import { TALK_WORDS } from './words.ts';

/** Everything that can be said here, whom to mute, and, for the host, which talk is allowed. */
export function TalkSheet(props: {
  readonly table: TableInfo;
  readonly onSay: (saying: Saying) => void;
  readonly onTalk: (talk: Talk) => void;
  readonly onClose: () => void;
}) {
  const { table, onSay } = props;
  const own = useOwnWords(TALK_WORDS);
  const language = useLanguage();
  return (
    <Sheet title={own.title} onClose={props.onClose}>
      {table.talk === 'off' ? (
        <p className="sub">{own.off}</p>
      ) : (
        <>
          <ul className="talk-stamps" aria-label={own.stamps}>
            {STAMPS.map((stamp) => (
              <li key={stamp}>
                <button type="button" title={own.stamp[stamp]} onClick={() => onSay({ kind: 'stamp', stamp })}>
                  <StampPicture stamp={stamp} />
                  <span className="vh">{own.stamp[stamp]}</span>
                </button>
              </li>
            ))}
          </ul>
          <ul className="talk-phrases" aria-label={own.phrases}>
            {Object.entries(phrasesOf(table.game)).map(([phrase, text]) => (
              <li key={phrase}>
                <button type="button" onClick={() => onSay({ kind: 'phrase', phrase })}>
                  {text[language]}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {table.talk === 'words' && <OwnWords onSay={onSay} />}
      <People table={table} />
      {table.host && <HostRules talk={table.talk} onTalk={props.onTalk} />}
    </Sheet>
  );
}

function OwnWords({ onSay }: { readonly onSay: (saying: Saying) => void }) {
  const own = useOwnWords(TALK_WORDS);
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onSay({ kind: 'text', text });
  };
  return (
    <form className="talk-words" onSubmit={submit}>
      <input
        value={text}
        maxLength={TEXT_MAX}
        aria-label={own.write}
        placeholder={own.write}
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="quiet" disabled={text.trim() === ''}>
        {own.send}
      </button>
    </form>
  );
}

function People({ table }: { readonly table: TableInfo }) {
  const own = useOwnWords(TALK_WORDS);
  const muted = useMuted();
  const others = table.seats.flatMap((seat) =>
    seat.kind === 'person' && seat.alias !== null ? [{ name: seat.name, alias: seat.alias }] : [],
  );
  if (others.length === 0) return null;
  return (
    <section className="talk-people" aria-label={own.people}>
      <h3>{own.people}</h3>
      {others.map(({ name, alias }) => (
        <label key={alias} className="opt">
          <input
            type="checkbox"
            aria-label={own.hear(name)}
            checked={!muted.includes(alias)}
            onChange={(event) => setMuted(alias, !event.target.checked)}
          />
          <i>
            <Icon name="check" className="" />
          </i>
          <span>{name}</span>
          {muted.includes(alias) && <small>{own.muteText}</small>}
        </label>
      ))}
    </section>
  );
}

function HostRules({ talk, onTalk }: { readonly talk: Talk; readonly onTalk: (talk: Talk) => void }) {
  const own = useOwnWords(TALK_WORDS);
  return (
    <section className="talk-rules" aria-label={own.rules}>
      <h3>{own.rules}</h3>
      {TALKS.map((one) => (
        <label key={one} className="opt">
          <input type="radio" name="talk" checked={talk === one} onChange={() => onTalk(one)} />
          <i>
            <Icon name="check" className="" />
          </i>
          <span>{own.talks[one][0]}</span>
          <small>{own.talks[one][1]}</small>
        </label>
      ))}
    </section>
  );
}
