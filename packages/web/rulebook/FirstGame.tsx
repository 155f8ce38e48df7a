import { useState } from 'react';
import { clientId, entropy } from '../client/ids.ts';
import { refusalOf } from '../client/transport.ts';
import { transportTo } from '../client/transports.ts';
import { useOwnWords, useWords, wordError } from '../i18n/words.ts';
import { coachGame } from '../kit/remembered/coaching.ts';
import { useSettings } from '../kit/remembered/settings.ts';
import { leaveNote } from '../kit/widgets/notes.tsx';
import { useOpenTable } from '../pages/useOpenTable.ts';
import { againstBots, levelFor, quickGame } from '../tables/defaults.ts';
import { BOOK_WORDS } from './words.ts';

/** The end of the guide: starts a game against bots with the coach's notes of a first game. */
export function FirstGame({ game }: { readonly game: string }) {
  const shell = useWords();
  const words = useOwnWords(BOOK_WORDS);
  const settings = useSettings();
  const open = useOpenTable();
  const [dealing, setDealing] = useState(false);
  const play = () => {
    setDealing(true);
    coachGame(game);
    const command = againstBots(
      game,
      quickGame(game, settings),
      levelFor(game, settings),
      settings.nickname || shell.shelf.me,
    );
    transportTo('local')
      .send({ type: 'create', client: clientId(), entropy: entropy(), ...command })
      .then(({ table }) => open('local', table, game))
      .catch((error: unknown) => {
        setDealing(false);
        leaveNote({ icon: 'cross', title: wordError(shell, refusalOf(error)) });
      });
  };
  return (
    <button type="button" className="stamp first-game" disabled={dealing} onClick={play}>
      {words.firstGame}
      <small>{words.firstGameText}</small>
    </button>
  );
}
