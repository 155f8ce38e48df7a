import type { Refusal } from '@izvilina/kernel/result.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { clientId } from '../client/ids.ts';
import { refusalOf } from '../client/transport.ts';
import { tablePath, transportTo, type Where } from '../client/transports.ts';
import { useOwnWords, useWords, wordError } from '../i18n/words.ts';
import { leaveNote } from '../kit/widgets/notes.tsx';
import type { OptionsProps, TableModule } from '../tables/module.ts';
import { GuestPage } from './GuestPage.tsx';
import { useInviteLink } from './invite/inviteLink.ts';
import { LobbyPage } from './LobbyPage.tsx';
import { LOBBY_WORDS } from './words.ts';

/** A table before the deal: the lobby for everybody seated, the invitation for a guest who came by the link. */
export default function Gathering(props: {
  readonly where: Where;
  readonly info: TableInfo;
  readonly module: TableModule;
  readonly seated: boolean;
  /** A guest who chose to watch sees the lobby as the seated do. */
  readonly watching: boolean;
  readonly onWatch: () => void;
}) {
  const { where, info, module, seated } = props;
  const words = useWords();
  const link = useInviteLink(tablePath(where, info.id));
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const problem = refused && wordError(words, refused);
  useNoteWhenRemoved(seated);
  useNoteWhenHandedOver(info.host, seated);
  const say = async (...commands: readonly CommandBody[]) => {
    setBusy(true);
    setRefused(null);
    try {
      for (const command of commands) await transportTo(where).send(command);
    } catch (error) {
      setRefused(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  const arrange = (command: CommandBody) =>
    transportTo(where)
      .send(command)
      .catch((error: unknown) => leaveNote({ icon: 'cross', title: wordError(words, refusalOf(error)) }));
  const table = info.id;
  const isGuest = !seated && !info.host && !props.watching;
  // The invitation stays in sight, as it was, until the lobby has its code.
  const invitation = useDeferredValue(isGuest ? info : null);
  if (invitation)
    return (
      <GuestPage
        table={invitation}
        ownClock={module.ownClock}
        sitting={busy || !isGuest}
        problem={problem}
        onSit={(seat, name) => say({ type: 'sit', table, seat, name })}
        onWatch={info.watchersAllowed ? props.onWatch : null}
      />
    );
  return (
    <LobbyPage
      table={info}
      link={link}
      Options={module.Options}
      ownClock={module.ownClock}
      hints={module.hints}
      starting={busy}
      problem={problem}
      onChair={(seat, chair) => arrange({ type: 'chair', client: clientId(), table, seat, chair })}
      onRemove={(seat, name, ban) => arrange({ type: 'remove', table, seat, name, ban })}
      onFill={() => arrange({ type: 'fill', table, level: 'casual' })}
      onAgree={(change) => arrange({ type: 'agree', table, ...change })}
      onOpenToAll={where === 'online' ? (open) => arrange({ type: 'openToAll', table, open }) : null}
      onStart={() => say(...optionChanges(info, module), { type: 'start', table })}
      onTakeOver={() => say({ type: 'host', table })}
      onStand={() => {
        if (seated) arrange({ type: 'stand', table });
        go('/');
      }}
    />
  );
}

/** Standing up leaves this page, so a chair lost while the page is open was freed by the host. */
function useNoteWhenRemoved(seated: boolean): void {
  const own = useOwnWords(LOBBY_WORDS);
  const sat = useRef(seated);
  useEffect(() => {
    if (sat.current && !seated) leaveNote({ icon: 'chair', title: own.removed, text: own.removedText });
    sat.current = seated;
  }, [seated, own]);
}

/** A host stays one until they stand up or, while they are away, somebody takes over. */
function useNoteWhenHandedOver(isHost: boolean, seated: boolean): void {
  const own = useOwnWords(LOBBY_WORDS);
  const wasHost = useRef(isHost);
  useEffect(() => {
    if (wasHost.current && !isHost && seated)
      leaveNote({ icon: 'check', title: own.handedOver, text: own.handedOverText });
    wasHost.current = isHost;
  }, [isHost, seated, own]);
}

/** Options that do not apply to this number of players are removed at the deal, not before. */
function optionChanges({ id, options, seats }: TableInfo, module: TableModule): readonly CommandBody[] {
  if (!module.optionsFor) return [];
  const agreed = (options ?? {}) as OptionsProps['options'];
  const taken = seats.filter((seat) => seat.kind !== 'open').length;
  return [{ type: 'agree', table: id, options: module.optionsFor(agreed, taken) }];
}
