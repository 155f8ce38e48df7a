import type { TableInfo } from '@izvilina/protocol/messages.ts';
import type { Pace } from '@izvilina/protocol/pace.ts';
import { type ComponentType, Suspense } from 'react';
import { useWords } from '../i18n/words.ts';
import { Chair, GhostChair } from '../pieces/Chair.tsx';
import type { OptionsProps } from '../tables/module.ts';
import { Bar } from './Bar.tsx';
import { entryOf } from './catalogue.ts';
import { Invite } from './Invite.tsx';
import { LobbySeat, type SeatChange } from './LobbySeat.tsx';
import { PaceCards } from './PaceCards.tsx';
import { chairAt, placesFor } from './places.ts';
import { Tick } from './Tick.tsx';
import './lobby.css';

export interface LobbyProps {
  readonly table: TableInfo;
  /** What the QR code and the button carry. */
  readonly link: string;
  readonly Options: ComponentType<OptionsProps>;
  readonly starting: boolean;
  readonly problem: string | null;
  readonly onChair: (seat: number, change: SeatChange) => void;
  readonly onAgree: (change: { options?: Record<string, unknown>; pace?: Pace; watchers?: boolean }) => void;
  readonly onStart: () => void;
  readonly onStand: () => void;
}

/** A table that gathers, seen by those who sit at it. The host arranges; the others watch it being arranged. */
export function LobbyPage(props: LobbyProps) {
  const { table, Options } = props;
  const words = useWords();
  const [least, most] = entryOf(table.game)?.players ?? [2, 10];
  const taken = table.seats.filter((seat) => seat.kind !== 'open').length;
  const options = (table.options ?? {}) as Readonly<Record<string, unknown>>;
  return (
    <div className="room host">
      <Bar
        title={words.games[table.game]?.title ?? ''}
        phase={words.lobby.phase(least, most)}
        items={[
          { icon: 'rules', text: words.bar.rules, go: `/rules/${table.game}` },
          { icon: 'leave', text: words.bar.stand, go: props.onStand },
        ]}
      />
      <main>
        <Places {...props} most={most} />
        <section className="deal" aria-label={words.lobby.terms}>
          <div className="pad tilted">
            <h2>{words.lobby.terms}</h2>
            <Suspense>
              <Options
                players={taken}
                options={options}
                change={table.host ? (changed) => props.onAgree({ options: changed }) : null}
              />
            </Suspense>
            <Tick
              on={table.watchersAllowed}
              onChange={table.host ? (watchers) => props.onAgree({ watchers }) : null}
              small={table.watchers > 0 ? words.lobby.watching(table.watchers) : undefined}
            >
              {words.lobby.watchers}
            </Tick>
          </div>
          <PaceCards pace={table.pace} onChange={table.host ? (pace) => props.onAgree({ pace }) : null} />
          {table.host ? <Deal {...props} taken={taken} least={least} /> : <Wait onStand={props.onStand} />}
        </section>
      </main>
    </div>
  );
}

function Places({ table, link, onChair, most }: LobbyProps & { readonly most: number }) {
  const words = useWords();
  const places = placesFor(table.seats.length);
  const row = Math.ceil(table.seats.length / 2);
  const more = table.host && table.seats.length < most;
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
            onChair={table.host ? onChair : null}
          />
        ))}
      </ol>
      {more && (
        <button type="button" className="chair-at out" onClick={() => onChair(table.seats.length, { kind: 'open' })}>
          {words.lobby.addChair}
        </button>
      )}
      <div className="chair-at middle">
        <Invite link={link} code={table.code} game={words.games[table.game]?.title ?? ''} />
      </div>
    </section>
  );
}

function Deal(props: LobbyProps & { readonly taken: number; readonly least: number }) {
  const { table, taken, least } = props;
  const words = useWords();
  const open = table.seats.length - taken;
  const few = taken < least;
  return (
    <div className="go">
      <button type="button" className="stamp" disabled={few || props.starting} onClick={props.onStart}>
        {words.lobby.deal(taken)}
      </button>
      <p role="status">
        {few ? words.lobby.needMore(least) : open > 0 ? words.lobby.openStay(open) : words.lobby.allHere}{' '}
        {!few && (table.watchersAllowed ? words.lobby.watchLater : words.lobby.watchLaterNot)}
      </p>
      {props.problem && (
        <p className="wrong" role="alert">
          {props.problem}
        </p>
      )}
    </div>
  );
}

function Wait({ onStand }: { readonly onStand: () => void }) {
  const words = useWords();
  return (
    <div className="go">
      <p className="disp wait-host" role="status">
        {words.lobby.waitHost}
      </p>
      <p>{words.lobby.waitHostText}</p>
      <button type="button" className="quiet" onClick={onStand}>
        {words.lobby.stand}
      </button>
    </div>
  );
}
