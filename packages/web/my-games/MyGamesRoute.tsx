import { refusalOf } from '../client/transport.ts';
import { transportTo, type Where } from '../client/transports.ts';
import { useLanguage, useWords, wordError } from '../i18n/words.ts';
import { saveFile } from '../kit/device/saveFile.ts';
import { leaveNote } from '../kit/widgets/notes.tsx';
import { runningGame } from '../pages/running/runningGame.ts';
import { useShelf } from '../pages/running/useShelf.ts';
import { MyGamesPage } from './MyGamesPage.tsx';
import type { Played } from './stats.ts';
import { finishedGames, useMyGames } from './useMyGames.ts';

export default function MyGamesRoute() {
  const words = useWords();
  const language = useLanguage();
  const shelf = useShelf();
  const mine = useMyGames();
  const complain = (error: unknown) => leaveNote({ icon: 'cross', title: wordError(words, refusalOf(error)) });
  const reload = () => {
    shelf.reload();
    mine.reload();
  };
  const forget = (where: Where, table: string) =>
    transportTo(where).send({ type: 'forget', table }).then(reload, complain);
  const save = ({ where, table, game }: Played) =>
    transportTo(where)
      .send({ type: 'record', table })
      .then(
        (file) => saveFile(`${game}-${table.slice(0, 6)}.json`, JSON.stringify(file), 'application/json'),
        complain,
      );
  const running = shelf.games.map((entry) => runningGame(entry, words, language));
  return (
    <MyGamesPage
      running={running}
      lost={shelf.lost}
      finished={mine.games}
      known={shelf.known && mine.known}
      onGiveUp={(game) => forget(game.local ? 'local' : 'online', game.id)}
      onRemove={(game) => forget(game.where, game.table)}
      onSave={save}
      onExport={() => exportAll().catch(complain)}
      onErase={() => eraseAll(running.filter(({ local }) => local).map(({ id }) => id)).then(reload, complain)}
    />
  );
}

/** Saves every finished game of this device with its record as one file. */
async function exportAll(): Promise<void> {
  const { send } = transportTo('local');
  const games = [];
  for (const { where, ...game } of await finishedGames('local'))
    games.push({ ...game, record: game.outcome && (await send({ type: 'record', table: game.table })) });
  saveFile('izvilina-my-games.json', JSON.stringify({ format: 'izvilina-games', games }), 'application/json');
}

async function eraseAll(running: readonly string[]): Promise<void> {
  const { send } = transportTo('local');
  const finished = (await finishedGames('local')).map(({ table }) => table);
  for (const table of [...running, ...finished]) await send({ type: 'forget', table });
}
