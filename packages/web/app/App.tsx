import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useWords } from '../i18n/words.ts';
import { Notes } from '../kit/widgets/notes.tsx';
import { LostPage } from '../pages/LostPage.tsx';
import { OpeningTable } from '../pages/OpeningTable.tsx';
import { TABLE_ADDRESS } from '../pages/table-address.ts';
import { ShelfRoute } from '../shelf/ShelfRoute.tsx';
import { BOXES } from '../tables/boxes.ts';
import { AfterHydration } from './AfterHydration.tsx';
import { Broken } from './Broken.tsx';
import { DownloadNote } from './DownloadNote.tsx';
import { PageFocus } from './PageFocus.tsx';
import { PracticeRoute } from './PracticeRoute.tsx';
import { ServerNote } from './ServerNote.tsx';
import { SkipLink } from './SkipLink.tsx';
import { UpdateNote } from './UpdateNote.tsx';

const TableRoute = lazy(() => import('./TableRoute.tsx'));
const OneScreenRoute = lazy(() => import('../one-screen/OneScreenRoute.tsx'));
const ReplayRoute = lazy(() => import('../replay/ReplayRoute.tsx'));
const RulebookRoute = lazy(() => import('../rulebook/RulebookRoute.tsx'));
const CodeRoute = lazy(() => import('../lobby/invite/CodeRoute.tsx'));
const DailyRoute = lazy(() => import('../daily/DailyRoute.tsx'));
const MyGamesRoute = lazy(() => import('../my-games/MyGamesRoute.tsx'));
const SettingsRoute = lazy(() => import('../settings/SettingsRoute.tsx'));

export function App() {
  return (
    <Broken>
      <SkipLink />
      <PageFocus />
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/">
            <ShelfRoute />
          </Route>
          <Route path="/t/:table">{({ table }) => <TableRoute key={table} where="online" id={table} />}</Route>
          <Route path="/local/:table">{({ table }) => <TableRoute key={table} where="local" id={table} />}</Route>
          <Route path="/i/:table">{({ table }) => <Redirect to={`/t/${table}`} replace />}</Route>
          <Route path="/code">
            <CodeRoute />
          </Route>
          <Route path="/one/:game">{({ game }) => <OneScreenRoute game={game} />}</Route>
          <Route path="/rules/:game/:id?">{({ game, id }) => <RulebookRoute game={game} id={id} />}</Route>
          <Route path="/replay/t/:table">{({ table }) => <ReplayRoute from={{ where: 'online', table }} />}</Route>
          <Route path="/replay/local/:table">{({ table }) => <ReplayRoute from={{ where: 'local', table }} />}</Route>
          <Route path="/replay">
            <ReplayRoute from={null} />
          </Route>
          <Route path="/practice/:game">{({ game }) => <PracticeRoute game={game} />}</Route>
          <Route path="/daily">
            <Redirect to={`/daily/${BOXES[0]?.slug}`} replace />
          </Route>
          <Route path="/daily/:game">{({ game }) => <DailyRoute key={game} game={game} />}</Route>
          <Route path="/my">
            <MyGamesRoute />
          </Route>
          <Route path="/settings">
            <SettingsRoute />
          </Route>
          <Route>
            <LostPage to="page" />
          </Route>
        </Switch>
        <AfterHydration />
      </Suspense>
      <Notes />
      <UpdateNote />
      <ServerNote />
      <DownloadNote />
    </Broken>
  );
}

function Loading() {
  const words = useWords();
  const [path] = useLocation();
  if (TABLE_ADDRESS.test(path)) return <OpeningTable game={null} />;
  return (
    <div className="room" role="status">
      <span className="vh">{words.table.dealing}</span>
    </div>
  );
}
