import type { Order } from '@izvilina/protocol/messages.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type ShelfEntry, useShelf } from '../client/hooks.ts';
import { refusalOf } from '../client/line.ts';
import { lineTo, tablePath, type Where } from '../client/lines.ts';
import { entropy } from '../client/table.ts';
import { useWords, type Words, wordError } from '../i18n/words.ts';
import { useSettings } from '../settings.ts';
import { loadTable } from './loadTable.ts';
import { seatName } from './names.ts';
import { leaveNote } from './notes.tsx';
import type { Running } from './RunningGames.tsx';
import { ShelfPage } from './ShelfPage.tsx';

const OPPONENTS = ['casual', 'casual', 'casual'] as const;
type Create = Extract<Order, { type: 'create' }>;

export function ShelfRoute() {
  const words = useWords();
  const { nickname } = useSettings();
  const [, go] = useLocation();
  const { games } = useShelf();
  const [dealing, setDealing] = useState<string | null>(null);
  const me = { kind: 'me', ...(nickname ? { name: nickname } : { name: words.shelf.me }) } as const;
  const create = async (where: Where, order: Omit<Create, 'type' | 'entropy' | 'options'>) => {
    setDealing(order.game);
    try {
      loadTable(order.game).catch(() => undefined); // its chunk comes while the table is being laid
      const { table } = await lineTo(where).order({ type: 'create', options: {}, entropy: entropy(), ...order });
      go(tablePath(where, table));
    } catch (error) {
      leaveNote({ icon: 'cross', title: wordError(words, refusalOf(error)) });
      setDealing(null);
    }
  };
  return (
    <ShelfPage
      running={games.map((entry) => running(words, entry))}
      dealing={dealing}
      onPlay={(game) => {
        const bots = OPPONENTS.map((level) => ({ kind: 'bot', level }) as const);
        create('local', { game, pace: 'calm', watchers: false, chairs: [me, ...bots], start: true });
      }}
      onFriends={(game) => {
        if (!navigator.onLine)
          return leaveNote({ icon: 'off', title: words.table.offline, text: words.errors.OFFLINE?.({}) ?? '' });
        const open = { kind: 'open' } as const;
        create('online', { game, pace: 'brisk', watchers: true, chairs: [me, open, open, open], start: false });
      }}
    />
  );
}

function running(words: Words, { info, yourTurn, where }: ShelfEntry): Running {
  const others = info.seats.flatMap((seat, i) =>
    seat.kind === 'open' || (seat.kind === 'person' && seat.you) ? [] : [seatName(words, info.seats, i)],
  );
  const path = tablePath(where, info.id);
  return { path, game: info.game, phase: info.phase, others, local: where === 'local', yourTurn };
}
