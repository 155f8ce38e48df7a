import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '../look/look.css';
import { loadWords, WordsProvider } from '../i18n/words.ts';
import { addGrain } from '../kit/device/grain.ts';
import { followSystem, settings } from '../kit/remembered/settings.ts';
import { Happened } from '../kit/widgets/log.tsx';
import { GuestPage } from '../lobby/GuestPage.tsx';
import { CodePage } from '../lobby/invite/CodePage.tsx';
import { LobbyPage } from '../lobby/LobbyPage.tsx';
import { MyGamesPage } from '../my-games/MyGamesPage.tsx';
import { OneScreenPage } from '../one-screen/OneScreenPage.tsx';
import { LostPage } from '../pages/LostPage.tsx';
import { OpeningTable } from '../pages/OpeningTable.tsx';
import type { Running } from '../pages/running/runningGame.ts';
import { Icon } from '../pieces/Icon.tsx';
import { Tent } from '../pieces/Tent.tsx';
import { ResultPage } from '../result/ResultPage.tsx';
import { MyData } from '../settings/MyData.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { ShelfPage } from '../shelf/ShelfPage.tsx';
import Away from '../table/Away.tsx';
import { Fuse } from '../table/Fuse.tsx';
import { HandOver } from '../table/HandOver.tsx';
import { TableFrame } from '../table/TableFrame.tsx';
import { CowBack, CowCard, CowDefs } from '../tables/cow006/board/CowCard.tsx';
import { Options } from '../tables/cow006/Options.tsx';
import { CowCrown } from '../tables/cow006/story/CowCrown.tsx';
import { finished, invited, played, result, story, table, ten, waiting } from './samples.ts';

const BURNING = { seat: 0, from: 0, until: performance.now() + 7000, whole: 30_000, stopped: null };

/** Every screen with sample props, for visual checks: /gallery/?screen=lobby. Not part of the product build. */
const nothing = () => undefined;
const MY_DEVICES = [
  { id: '1', kind: 'Firefox, Windows', seen: Date.UTC(2026, 10, 16), current: true },
  { id: '2', kind: 'Safari, iPhone', seen: Date.UTC(2026, 10, 9), current: false },
];
const running: readonly Running[] = [
  {
    path: '/t/1',
    id: '1',
    seats: [],
    game: 'cow006',
    phase: 'playing',
    others: ['Лёша', 'баба Рая', 'Дима', 'Марта'],
    local: false,
    yourTurn: true,
  },
  {
    path: '/local/2',
    id: '2',
    seats: [],
    game: 'cow006',
    phase: 'playing',
    others: ['Зорька', 'Бурёнка'],
    local: true,
    yourTurn: false,
  },
];
const ON_ONE_SCREEN = { peopleOnOneScreen: null, simultaneous: false, nothingHidden: false };
const lobby = (info: typeof ten) => (
  <LobbyPage
    onTakeOver={nothing}
    hints
    onRemove={nothing}
    onFill={nothing}
    table={info}
    link="https://izvilina.example/t/abcdefghijklmnopqrstuv"
    Options={Options}
    ownClock={false}
    starting={false}
    problem={null}
    onChair={nothing}
    onAgree={nothing}
    onOpenToAll={nothing}
    onStart={nothing}
    onStand={nothing}
  />
);
const framed = (inside: ReactNode, info = table({ phase: 'playing' })) => (
  <TableFrame
    table={info}
    local={false}
    isFarSide={false}
    phase="раунд 2 · ход 5 из 10"
    status="lost"
    log={[]}
    Sheet={() => null}
    spoken={null}
    watching={false}
    busy
    refused={null}
    wordRefusal={() => null}
    onHint={nothing}
    takeBack={null}
    onWait={nothing}
    onLeave={nothing}
  >
    {inside}
  </TableFrame>
);

const resultOf = (info: typeof finished) => (
  <ResultPage
    table={info}
    phase="итог · 3 раунда"
    result={result}
    story={story}
    LoserAward={CowCrown}
    moments={[]}
    local={false}
    checked={{ ok: true, value: { commitment: true, part: true, shown: 61 } }}
    replayLink="/replay"
    onCheck={nothing}
    again={{ onAgain: nothing, onDecline: nothing, onReplace: nothing }}
    rivals={[1]}
    onRivals={nothing}
    onSave={nothing}
    onShare={nothing}
  />
);

const SCREENS: Readonly<Record<string, () => ReactNode>> = {
  shelf: () => (
    <ShelfPage
      running={running}
      dealing={null}
      onPlay={nothing}
      onChoose={nothing}
      onFriends={nothing}
      onAlone={nothing}
    />
  ),
  empty: () => (
    <ShelfPage running={[]} dealing={null} onPlay={nothing} onChoose={nothing} onFriends={nothing} onAlone={nothing} />
  ),
  lobby: () => lobby(table()),
  lobby10: () => lobby(ten),
  seated: () => lobby(table({ host: false, watchersAllowed: true, watchers: 2, options: { variant: 'tactical' } })),
  guest: () => (
    <GuestPage table={invited} ownClock={false} sitting={false} problem={null} onSit={nothing} onWatch={nothing} />
  ),
  full: () => (
    <GuestPage
      table={{ ...ten, host: false, seats: ten.seats.filter((seat) => seat.kind !== 'open') }}
      ownClock={false}
      sitting={false}
      problem={null}
      onSit={nothing}
      onWatch={null}
    />
  ),
  one: () => (
    <OneScreenPage
      game="cow006"
      Options={Options}
      abilities={ON_ONE_SCREEN}
      starting={false}
      problem={null}
      onStart={nothing}
    />
  ),
  code: () => <CodePage searching={false} problem="Стола с таким кодом нет." onEnter={nothing} />,
  lost: () => <LostPage />,
  settings: () => (
    <SettingsPage>
      <MyData devices={MY_DEVICES} language="ru" onSignOut={nothing} onErase={nothing} />
    </SettingsPage>
  ),
  mygames: () => (
    <MyGamesPage
      lost={false}
      running={running}
      finished={played}
      known
      onGiveUp={nothing}
      onRemove={nothing}
      onSave={nothing}
      onExport={nothing}
      onErase={nothing}
    />
  ),
  result: () => resultOf(finished),
  waiting: () => resultOf(waiting),
  laying: () => <OpeningTable game="cow006" />,
  pass: () =>
    framed(
      <HandOver Cover={undefined} game="cow006" name="Рая" seat={2} low={false} isFlat={false} onOpen={nothing} />,
    ),
  frame: () =>
    framed(
      <div style={{ padding: 20, display: 'grid', gap: 20, alignContent: 'start', justifyItems: 'start' }}>
        <Tent seat={1} name="Лёша" note="думает · всего 23" turn />
        <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
          {[12, 15, 40, 66, 55, 104].map((n) => (
            <CowCard key={n} n={n} label={`${n}`} style={{ width: 84 }} />
          ))}
          {[7, 99, 104].map((n) => (
            <CowCard key={n} n={n} inHand label={`${n}`} style={{ width: 112 }} />
          ))}
          <CowBack style={{ width: 84 }} />
        </div>
        <Happened>
          <b>Дима</b> положил 88 шестой: забрал ряд, <b>14</b>
        </Happened>
        <p className="asked">Выберите карту</p>
        <Fuse clock={BURNING} />
        <button type="button" className="stamp">
          <Icon name="check" />
          Положить 41
        </button>
        <div style={{ width: 340 }}>
          <Away
            table={table({
              seats: [
                { kind: 'open' },
                {
                  kind: 'person',
                  name: 'Лёша',
                  you: false,
                  here: false,
                  standIn: null,
                  standInAfter: 100_000,
                  alias: null,
                },
              ],
            })}
            onWait={nothing}
          />
        </div>
      </div>,
    ),
};

followSystem();
addGrain();
const { language } = settings();
const words = await loadWords(language);
const screen = new URLSearchParams(location.search).get('screen') ?? 'shelf';
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <WordsProvider value={{ language, words }}>
      <CowDefs />
      {SCREENS[screen]?.()}
    </WordsProvider>,
  );
