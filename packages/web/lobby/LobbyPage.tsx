import type { TableInfo } from '@izvilina/protocol/messages.ts';
import type { Pace } from '@izvilina/protocol/pace.ts';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useOwnWords, useWords, type Words } from '../i18n/words.ts';
import { lazyPart } from '../kit/loading/lazyPart.tsx';
import { Bar } from '../kit/widgets/Bar.tsx';
import { Checkbox } from '../kit/widgets/Checkbox.tsx';
import { useTitle } from '../pages/useTitle.ts';
import { Icon } from '../pieces/Icon.tsx';
import { boxOf } from '../tables/boxes.ts';
import type { OptionsProps } from '../tables/module.ts';
import { Commitment } from './Commitment.tsx';
import { LobbyPlan } from './LobbyPlan.tsx';
import type { OnRemove, SeatChange } from './LobbySeat.tsx';
import { OpenToAll } from './OpenToAll.tsx';
import { PaceCards } from './PaceCards.tsx';
import { type Readiness, readinessOf } from './readiness.ts';
import { LOBBY_WORDS } from './words.ts';
import '../pages/plan/gathering.css';

const Talk = lazyPart(() => import('../pages/talk/Talk.tsx'));

export interface LobbyProps {
  readonly table: TableInfo;
  /** The link behind the QR code and the copy button. */
  readonly link: string;
  /** Undefined when the game has no options of its own. */
  readonly Options: ComponentType<OptionsProps> | undefined;
  /** The game has its own clock, so there is no pace to choose. */
  readonly ownClock: boolean;
  /** Whether this game has hints. */
  readonly hints: boolean;
  readonly starting: boolean;
  readonly problem: string | null;
  readonly onChair: (seat: number, change: SeatChange) => void;
  readonly onRemove: OnRemove;
  /** Puts bots on all open chairs. */
  readonly onFill: () => void;
  readonly onAgree: (change: {
    options?: Record<string, unknown>;
    pace?: Pace;
    watchers?: boolean;
    hints?: boolean;
  }) => void;
  /** Null when strangers cannot come to this table. */
  readonly onOpenToAll: ((open: boolean) => void) | null;
  readonly onStart: () => void;
  /** This guest becomes the host, because the host is not connected. */
  readonly onTakeOver: () => void;
  readonly onStand: () => void;
}

/** A gathering table as the seated guests see it. The host arranges it; the others watch. */
export function LobbyPage(props: LobbyProps) {
  const { table, Options } = props;
  const words = useWords();
  const own = useOwnWords(LOBBY_WORDS);
  const watching = table.watchers - table.arriving;
  const [minPlayers, maxPlayers] = boxOf(table.game)?.players ?? [2, 10];
  const taken = table.seats.filter((seat) => seat.kind !== 'open').length;
  const options = (table.options ?? {}) as Readonly<Record<string, unknown>>;
  return (
    <div className="room host">
      <Bar
        title={useTitle(table.game)}
        phase={words.lobby.phase(minPlayers, maxPlayers)}
        badge={
          <Suspense>
            <Talk table={table} />
          </Suspense>
        }
        items={[
          { icon: 'rules', text: words.bar.rules, go: `/rules/${table.game}` },
          { icon: 'leave', text: words.bar.stand, go: props.onStand },
        ]}
      />
      <main>
        <LobbyPlan
          table={table}
          link={props.link}
          onChair={props.onChair}
          onRemove={props.onRemove}
          minPlayers={minPlayers}
          maxPlayers={maxPlayers}
        />
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
            <Checkbox
              on={table.watchersAllowed}
              onChange={table.host ? (watchers) => props.onAgree({ watchers }) : null}
              small={watching > 0 ? words.lobby.watching(watching) : undefined}
            >
              {words.lobby.watchers}
            </Checkbox>
            {props.onOpenToAll && (table.host || table.openToAll) && (
              <OpenToAll table={table} onChange={table.host ? props.onOpenToAll : null} />
            )}
            {props.hints && (
              <Checkbox
                on={table.hints}
                onChange={table.host ? (hints) => props.onAgree({ hints }) : null}
                small={own.hintsText}
              >
                {own.hints}
              </Checkbox>
            )}
          </div>
          {!props.ownClock && (
            <PaceCards pace={table.pace} onChange={table.host ? (pace) => props.onAgree({ pace }) : null} />
          )}
          {table.host ? <Deal {...props} taken={taken} minPlayers={minPlayers} /> : <Wait {...props} />}
          <Commitment hash={table.commitment} />
        </section>
      </main>
    </div>
  );
}

function Deal(props: LobbyProps & { readonly taken: number; readonly minPlayers: number }) {
  const { table, taken, minPlayers } = props;
  const words = useWords();
  const own = useOwnWords(LOBBY_WORDS);
  const open = table.seats.length - taken;
  const few = taken < minPlayers;
  const readiness = readinessOf(table, minPlayers);
  const promised = readiness.kind === 'open' || readiness.kind === 'all here';
  const problem = props.problem && (
    <p className="wrong" role="alert">
      {props.problem}
    </p>
  );
  const fill = open > 0 && (
    <button type="button" className="quiet" onClick={props.onFill}>
      <Icon name="bot" />
      {own.fill}
    </button>
  );
  // Nobody has come yet and there is an open chair: the page shows waiting first, not the deal.
  if (taken === 1 && !few && open > 0)
    return (
      <div className="go">
        <p className="disp wait-host" role="status">
          {words.lobby.waitFriends}
        </p>
        <p>{words.lobby.waitFriendsText}</p>
        <Arriving table={table} />
        {fill}
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
        {words.lobby.begin(taken)}
      </button>
      <p role="status">
        {readinessText(readiness, words, own, minPlayers)}{' '}
        {promised && (table.watchersAllowed ? words.lobby.watchLater : words.lobby.watchLaterNot)}
      </p>
      <Arriving table={table} />
      {fill}
      {problem}
    </div>
  );
}

function readinessText(readiness: Readiness, words: Words, own: typeof LOBBY_WORDS.ru, minPlayers: number): string {
  switch (readiness.kind) {
    case 'few':
      return words.lobby.needMore(minPlayers);
    case 'away':
      return own.away(readiness.names.join(', '));
    case 'open':
      return words.lobby.openStay(readiness.chairs);
    case 'all here':
      return words.lobby.allHere;
  }
}

/** Guests who have opened the link and have not sat down yet. */
function Arriving({ table }: { readonly table: TableInfo }) {
  const own = useOwnWords(LOBBY_WORDS);
  return table.arriving > 0 ? <p role="status">{own.arriving(table.arriving)}</p> : null;
}

/** A host who only looks into another app for a moment is not missed. */
const HOST_MISSED_AFTER = 10_000;

function Wait({ table, starting, onTakeOver, onStand }: LobbyProps) {
  const words = useWords();
  const own = useOwnWords(LOBBY_WORDS);
  const isSeated = table.seats.some((seat) => seat.kind === 'person' && seat.you);
  // A node of an older release says nothing of the host: `undefined`.
  const isHostMissed = useLasting(table.hostHere === false && isSeated, HOST_MISSED_AFTER);
  return (
    <div className="go">
      <p className="disp wait-host" role="status">
        {isHostMissed ? own.hostAway : words.lobby.waitHost}
      </p>
      <p>{isHostMissed ? own.hostAwayText : words.lobby.waitHostText}</p>
      <Arriving table={table} />
      {isHostMissed && (
        <button type="button" className="stamp" disabled={starting} onClick={onTakeOver}>
          {own.takeOver}
        </button>
      )}
      <button type="button" className="quiet" onClick={onStand}>
        {isSeated ? words.lobby.stand : words.bar.leave}
      </button>
    </div>
  );
}

/** Whether this has been so for a while. */
function useLasting(isSo: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isSo, ms]);
  return lasting;
}
