import type { TableInfo } from '@izvilina/protocol/messages.ts';
import type { Pace } from '@izvilina/protocol/pace.ts';
import type { ComponentType } from 'react';
import { useWords } from '../i18n/words.ts';
import { Bar } from '../kit/Bar.tsx';
import { Tick } from '../kit/Tick.tsx';
import { useTitle } from '../pages/useTitle.ts';
import { Icon } from '../pieces/Icon.tsx';
import { boxOf } from '../tables/boxes.ts';
import type { OptionsProps } from '../tables/module.ts';
import { Commitment } from './Commitment.tsx';
import { LobbyPlan } from './LobbyPlan.tsx';
import type { SeatChange } from './LobbySeat.tsx';
import { PaceCards } from './PaceCards.tsx';
import './lobby.css';

export interface LobbyProps {
  readonly table: TableInfo;
  /** What the QR code and the button carry. */
  readonly link: string;
  /** Undefined: there is nothing of the game's own to agree on. */
  readonly Options: ComponentType<OptionsProps> | undefined;
  /** The game has its own time: there is no pace to agree on. */
  readonly ownClock: boolean;
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
  const [least, most] = boxOf(table.game)?.players ?? [2, 10];
  const taken = table.seats.filter((seat) => seat.kind !== 'open').length;
  const options = (table.options ?? {}) as Readonly<Record<string, unknown>>;
  return (
    <div className="room host">
      <Bar
        title={useTitle(table.game)}
        phase={words.lobby.phase(least, most)}
        items={[
          { icon: 'rules', text: words.bar.rules, go: `/rules/${table.game}` },
          { icon: 'leave', text: words.bar.stand, go: props.onStand },
        ]}
      />
      <main>
        <LobbyPlan table={table} link={props.link} onChair={props.onChair} least={least} most={most} />
        <section className="deal" aria-label={words.lobby.terms}>
          <div className="pad tilted">
            <h2>{words.lobby.terms}</h2>
            {Options && (
              <Options
                players={taken}
                chairs={table.seats.length}
                options={options}
                change={table.host ? (changed) => props.onAgree({ options: changed }) : null}
              />
            )}
            <Tick
              on={table.watchersAllowed}
              onChange={table.host ? (watchers) => props.onAgree({ watchers }) : null}
              small={table.watchers > 0 ? words.lobby.watching(table.watchers) : undefined}
            >
              {words.lobby.watchers}
            </Tick>
          </div>
          {!props.ownClock && (
            <PaceCards pace={table.pace} onChange={table.host ? (pace) => props.onAgree({ pace }) : null} />
          )}
          {table.host ? <Deal {...props} taken={taken} least={least} /> : <Wait onStand={props.onStand} />}
          <Commitment hash={table.commitment} />
        </section>
      </main>
    </div>
  );
}

function Deal(props: LobbyProps & { readonly taken: number; readonly least: number }) {
  const { table, taken, least } = props;
  const words = useWords();
  const open = table.seats.length - taken;
  const few = taken < least;
  const problem = props.problem && (
    <p className="wrong" role="alert">
      {props.problem}
    </p>
  );
  // Nobody has come yet, and the game could do with one: waiting is the obvious thing, not the deal.
  if (taken === 1 && !few && open > 0)
    return (
      <div className="go">
        <p className="disp wait-host" role="status">
          {words.lobby.waitFriends}
        </p>
        <p>{words.lobby.waitFriendsText}</p>
        <button type="button" className="quiet" disabled={props.starting} onClick={props.onStart}>
          <Icon name="chair" />
          {words.lobby.alone}
        </button>
        {problem}
      </div>
    );
  return (
    <div className="go">
      <button type="button" className="stamp" disabled={few || props.starting} onClick={props.onStart}>
        {words.lobby.deal(taken)}
      </button>
      <p role="status">
        {few ? words.lobby.needMore(least) : open > 0 ? words.lobby.openStay(open) : words.lobby.allHere}{' '}
        {!few && (table.watchersAllowed ? words.lobby.watchLater : words.lobby.watchLaterNot)}
      </p>
      {problem}
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
