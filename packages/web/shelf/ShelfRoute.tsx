import type { Order } from '@izvilina/protocol/messages.ts';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { clientId, entropy } from '../client/ids.ts';
import { refusalOf } from '../client/transport.ts';
import { tablePath, transportTo, type Where } from '../client/transports.ts';
import { type Language, useLanguage, useWords, type Words, wordError } from '../i18n/words.ts';
import { seatName } from '../kit/names.ts';
import { leaveNote } from '../kit/notes.tsx';
import { useSettings } from '../kit/settings.ts';
import { boxOf } from '../tables/boxes.ts';
import { chairsToGather, firstOptions, levelFor } from '../tables/defaults.ts';
import { loadTable } from '../tables/loadTable.ts';
import type { Running } from './RunningGames.tsx';
import { ShelfPage } from './ShelfPage.tsx';
import { type ShelfEntry, useShelf } from './useShelf.ts';

const NameSheet = lazy(() => import('./NameSheet.tsx'));

const OPEN = { kind: 'open' } as const;
type Create = Extract<Order, { type: 'create' }>;

export function ShelfRoute() {
  const words = useWords();
  const language = useLanguage();
  const settings = useSettings();
  const { nickname } = settings;
  const [, go] = useLocation();
  const { games } = useShelf();
  const [dealing, setDealing] = useState<string | null>(null);
  const [naming, setNaming] = useState<string | null>(null);
  const create = async (where: Where, order: Omit<Create, 'type' | 'client' | 'entropy' | 'options'>) => {
    setDealing(order.game);
    try {
      loadTable(order.game).catch(() => undefined); // its chunk comes while the table is being laid
      const options = firstOptions(order.game, settings);
      const { table } = await transportTo(where).order({
        type: 'create',
        client: clientId(),
        options,
        ...(where === 'local' && { entropy: entropy() }),
        ...order,
      });
      go(tablePath(where, table));
    } catch (error) {
      leaveNote({ icon: 'cross', title: wordError(words, refusalOf(error)) });
      setDealing(null);
    }
  };
  const playLocal = (game: string, bots: number) => {
    const me = { kind: 'me', name: nickname || words.shelf.me } as const;
    const level = levelFor(game, settings);
    const chairs = [me, ...Array.from({ length: bots }, () => ({ kind: 'bot', level }) as const)];
    create('local', { game, pace: 'calm', watchers: false, chairs, start: true });
  };
  const gather = (game: string, name: string) => {
    const me = { kind: 'me', name } as const;
    const box = boxOf(game);
    const open = Array.from({ length: box ? chairsToGather(box) - 1 : 1 }, () => OPEN);
    create('online', { game, pace: 'brisk', watchers: true, chairs: [me, ...open], start: false });
  };
  return (
    <>
      <ShelfPage
        running={games.map((entry) => running(entry, words, language))}
        dealing={dealing}
        onPlay={(game) => playLocal(game, boxOf(game)?.bots ?? 1)}
        onAlone={(game) => playLocal(game, 0)}
        onFriends={(game) => {
          if (!navigator.onLine) leaveNote({ icon: 'off', title: words.table.offline, text: words.table.offlineText });
          else if (nickname) gather(game, nickname);
          else setNaming(game);
        }}
      />
      {naming && (
        <Suspense>
          <NameSheet
            onClose={() => setNaming(null)}
            onName={(name) => {
              setNaming(null);
              gather(naming, name);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function running({ info, yourTurn, closed, where }: ShelfEntry, words: Words, language: Language): Running {
  const cast = boxOf(info.game)?.cast[language] ?? [];
  const others = info.seats.flatMap((seat, i) =>
    seat.kind === 'open' || (seat.kind === 'person' && seat.you) ? [] : [seatName(words, cast, info.seats, i)],
  );
  const path = tablePath(where, info.id);
  return { path, game: info.game, phase: closed ? 'closed' : info.phase, others, local: where === 'local', yourTurn };
}
