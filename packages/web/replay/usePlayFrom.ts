import { useState } from 'react';
import { clientId, entropy } from '../client/ids.ts';
import { refusalOf } from '../client/transport.ts';
import { transportTo } from '../client/transports.ts';
import { useWords, wordError } from '../i18n/words.ts';
import { useSettings } from '../kit/remembered/settings.ts';
import { leaveNote } from '../kit/widgets/notes.tsx';
import { useOpenTable } from '../pages/useOpenTable.ts';
import { levelFor } from '../tables/defaults.ts';
import type { NewGame } from './play-from.ts';

export interface PlayFrom {
  readonly busy: boolean;
  /** Creates the game on this device and goes to its table. */
  begin(
    game: string,
    make: (who: { readonly name: string; readonly level: ReturnType<typeof levelFor> }) => NewGame,
  ): void;
}

export function usePlayFrom(): PlayFrom {
  const words = useWords();
  const settings = useSettings();
  const open = useOpenTable();
  const [busy, setBusy] = useState(false);
  const begin: PlayFrom['begin'] = async (game, make) => {
    setBusy(true);
    try {
      const who = { name: settings.nickname || words.shelf.me, level: levelFor(game, settings) };
      const { table } = await transportTo('local').send({
        ...make(who),
        type: 'create',
        client: clientId(),
        entropy: entropy(),
      });
      open('local', table, game);
    } catch (error) {
      leaveNote({ icon: 'cross', title: wordError(words, refusalOf(error)) });
      setBusy(false);
    }
  };
  return { busy, begin };
}
