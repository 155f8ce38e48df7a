import type { CommandBody } from '@izvilina/protocol/commands.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { clientId, entropy } from '../client/ids.ts';
import { refusalOf, untilConnected } from '../client/transport.ts';
import { transportTo, type Where } from '../client/transports.ts';
import { useLanguage, useWords, wordError } from '../i18n/words.ts';
import { whenIdle } from '../kit/device/when-idle.ts';
import { lazyPart } from '../kit/loading/lazyPart.tsx';
import { isCoached } from '../kit/remembered/coaching.ts';
import { change, type QuickGame, useSettings } from '../kit/remembered/settings.ts';
import { leaveNote } from '../kit/widgets/notes.tsx';
import { DailyStrip } from '../pages/daily/DailyStrip.tsx';
import { runningGame } from '../pages/running/runningGame.ts';
import { useShelf } from '../pages/running/useShelf.ts';
import { useOpenTable } from '../pages/useOpenTable.ts';
import { boxOf } from '../tables/boxes.ts';
import { againstBots, chairsToGather, firstOptions, levelFor, quickGame } from '../tables/defaults.ts';
import { loadTable } from '../tables/loadTable.ts';
import type { Ways } from './ShelfGame.tsx';
import { ShelfPage } from './ShelfPage.tsx';

const NameSheet = lazyPart(() => import('./NameSheet.tsx'));
const OpenTables = lazy(() => import('./open-tables/OpenTables.tsx').catch(() => ({ default: () => null })));
const PlaySheet = lazyPart(() => import('./PlaySheet.tsx'));

const OPEN = { kind: 'open' } as const;
type Create = Extract<CommandBody, { type: 'create' }>;

export function ShelfRoute() {
  const words = useWords();
  const language = useLanguage();
  const settings = useSettings();
  const { nickname } = settings;
  const open = useOpenTable();
  const { games, lost } = useShelf();
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const [dealing, setDealing] = useState<Ways['dealing']>(null);
  /** The table that is waited for: not the one before it, and none once the shelf is left. */
  const wanted = useRef<Create['client'] | null>(null);
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );
  const [naming, setNaming] = useState<string | null>(null);
  const [choosing, setChoosing] = useState<string | null>(null);
  const create = async (where: Where, command: Omit<Create, 'type' | 'client' | 'entropy'>) => {
    if (dealing && (dealing.where === 'local' || where === 'online')) return;
    const client = clientId();
    wanted.current = client;
    setDealing({ game: command.game, where });
    try {
      loadTable(command.game).catch(() => undefined); // the game's chunk loads while the table is being created
      const transport = transportTo(where);
      await untilConnected(transport);
      const { table } = await transport.send({
        type: 'create',
        client,
        ...(where === 'local' && { entropy: entropy() }),
        ...command,
      });
      if (wanted.current === client) open(where, table, command.game, { lobby: command.start === false });
    } catch (error) {
      if (wanted.current !== client) return;
      leaveNote({ icon: 'cross', title: wordError(words, refusalOf(error)) });
      setDealing(null);
      if (where === 'local') change({ quick: {} }); // refused options must not be used again
    }
  };
  const playLocal = (game: string, quick: QuickGame, level = levelFor(game, settings)) => {
    create('local', againstBots(game, quick, level, nickname || words.shelf.me));
  };
  const gather = (game: string, name: string) => {
    const me = { kind: 'me', name } as const;
    const box = boxOf(game);
    const open = Array.from({ length: box ? chairsToGather(box) - 1 : 1 }, () => OPEN);
    create('online', {
      game,
      options: firstOptions(game, settings),
      watchers: true,
      chairs: [me, ...open],
      start: false,
      pace: isCoached(game) ? 'calm' : 'brisk', // no hurry in a first game
    });
  };
  return (
    <>
      <ShelfPage
        running={games.map((entry) => runningGame(entry, words, language))}
        lost={lost}
        dealing={dealing}
        onPlay={(game) => playLocal(game, quickGame(game, settings))}
        onChoose={setChoosing}
        onAlone={(game) => playLocal(game, { bots: 0, pace: 'calm', options: firstOptions(game, settings) })}
        onFriends={(game) => {
          if (!navigator.onLine) leaveNote({ icon: 'off', title: words.table.offline, text: words.table.offlineText });
          else if (nickname) gather(game, nickname);
          else setNaming(game);
        }}
      >
        <DailyStrip />
        {idle && (
          <Suspense>
            <OpenTables />
          </Suspense>
        )}
      </ShelfPage>
      {choosing && (
        <Suspense>
          <PlaySheet
            game={choosing}
            onClose={() => setChoosing(null)}
            onPlay={(chosen, level) => {
              setChoosing(null);
              playLocal(choosing, chosen, level);
            }}
          />
        </Suspense>
      )}
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
