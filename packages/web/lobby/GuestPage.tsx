import type { Refusal } from '@izvilina/kernel/result.ts';
import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { nickname as checked } from '@izvilina/protocol/names.ts';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useOwnWords, useWords, wordError } from '../i18n/words.ts';
import { seatNote } from '../kit/names.ts';
import { change, useSettings } from '../kit/remembered/settings.ts';
import { Bar } from '../kit/widgets/Bar.tsx';
import { Box } from '../pages/Box.tsx';
import { useSeatNames } from '../pages/useSeatNames.ts';
import { useTitle } from '../pages/useTitle.ts';
import { Icon } from '../pieces/Icon.tsx';
import { Mark } from '../pieces/Mark.tsx';
import { Tent } from '../pieces/Tent.tsx';
import { LOBBY_WORDS } from './words.ts';
import './guest.css';

export interface GuestProps {
  readonly table: TableInfo;
  /** The game has its own clock, so there is no pace to show. */
  readonly ownClock: boolean;
  readonly sitting: boolean;
  readonly problem: string | null;
  readonly onSit: (seat: number, name: string) => void;
  /** Null when the table lets no watchers in. */
  readonly onWatch: (() => void) | null;
}

/** The page of a guest who came by the link: one field, one button. Choosing a mark chooses the chair. */
export function GuestPage(props: GuestProps) {
  const { table } = props;
  const words = useWords();
  const host =
    table.seats.find((seat, index) => seat.kind === 'person' && index === table.hostSeat) ??
    table.seats.find((seat) => seat.kind === 'person');
  const title = useTitle(table.game);
  const nameOf = useSeatNames(table.game, table.seats);
  const pace = props.ownClock ? null : words.lobby.paces[table.pace]?.[1];
  return (
    <div className="room guest">
      <Bar
        title={words.name}
        phase={table.code ? words.guest.table(table.code) : undefined}
        items={[{ icon: 'leave', text: words.bar.home, go: '/' }]}
      />
      <main>
        <div className="hi">
          <h2>{words.guest.calls(host?.kind === 'person' ? host.name : title)}</h2>
          <p>{words.guest.about(title, pace ?? null)}</p>
        </div>
        <div className="scene">
          <Box game={table.game} />
          <ul className="who">
            {table.seats.map(
              (info, seat) =>
                info.kind !== 'open' && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                  <li key={seat}>
                    <Tent
                      seat={seat}
                      name={nameOf(seat)}
                      note={seat === table.hostSeat ? words.lobby.host : (seatNote(words, info) ?? words.lobby.ready)}
                    />
                  </li>
                ),
            )}
          </ul>
          <div className={`shelfline ${table.game}`} />
        </div>
        <SeatMe {...props} />
      </main>
    </div>
  );
}

function SeatMe({ table, sitting, problem, onSit, onWatch }: GuestProps) {
  const words = useWords();
  const own = useOwnWords(LOBBY_WORDS);
  const [name, setName] = useState(useSettings().nickname);
  const [wanted, setWanted] = useState<number | null>(null);
  const [wrong, setWrong] = useState<Refusal | null>(null);
  const free = table.seats.flatMap((info, seat) => (info.kind === 'open' ? [seat] : []));
  const seat = wanted !== null && free.includes(wanted) ? wanted : free[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (seat === undefined) return;
    const result = checked(name);
    if (!result.ok) return setWrong(result.error);
    setWrong(null);
    change({ nickname: result.value });
    onSit(seat, result.value);
  };
  const shown = wrong ? wordError(words, wrong) : problem;
  if (seat === undefined)
    return (
      <div className="seatme">
        <p className="disp full">{words.guest.full}</p>
        <p className="sub">{onWatch ? words.guest.fullWatch : words.guest.fullNoWatch}</p>
        <Ways game={table.game} onWatch={onWatch} />
      </div>
    );
  return (
    <form className="seatme" onSubmit={submit}>
      <div>
        <label htmlFor="nick">{words.guest.sign}</label>
        <div className="blank">
          <Mark seat={seat} />
          <input
            id="nick"
            value={name}
            onChange={(event) => setName(event.target.value)}
            autoComplete="nickname"
            enterKeyHint="go"
            aria-invalid={shown !== null}
            aria-describedby="nick-problem"
            // biome-ignore lint/a11y/noAutofocus: the one field between a link and a seat.
            autoFocus={!name}
          />
        </div>
      </div>
      <p className="wrong" id="nick-problem" role="alert">
        {shown}
      </p>
      {!navigator.cookieEnabled && (
        <p className="sub">
          <b>{own.forgetful}.</b> {own.forgetfulText}
        </p>
      )}
      {free.length > 1 && (
        <fieldset className="marks">
          <legend className="vh">{words.guest.mark}</legend>
          {table.seats.map((info, i) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              key={i}
              type="button"
              className={info.kind !== 'open' ? 'taken' : i === seat ? 'sel' : ''}
              disabled={info.kind !== 'open'}
              aria-pressed={i === seat}
              aria-label={info.kind === 'open' ? words.guest.markFree(i + 1) : words.guest.markTaken(i + 1)}
              onClick={() => setWanted(i)}
            >
              <Mark seat={i} />
            </button>
          ))}
        </fieldset>
      )}
      <button type="submit" className="stamp" disabled={sitting}>
        {words.guest.sit}
      </button>
      <Ways game={table.game} onWatch={onWatch} />
    </form>
  );
}

function Ways({ game, onWatch }: { readonly game: string; readonly onWatch: (() => void) | null }) {
  const words = useWords();
  return (
    <div className="alt">
      {onWatch ? (
        <button className="quiet" type="button" onClick={onWatch}>
          <Icon name="eye" />
          {words.guest.watch}
        </button>
      ) : (
        <span />
      )}
      <Link className="quiet" href={`/rules/${game}`}>
        <Icon name="rules" />
        {words.guest.rules}
      </Link>
    </div>
  );
}
