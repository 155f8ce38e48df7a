import { isSlug } from '@izvilina/games/registry.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import { use, useEffect, useState } from 'react';
import { clientId, entropy } from '../client/ids.ts';
import { refusalOf } from '../client/transport.ts';
import { transportTo } from '../client/transports.ts';
import { useWords, wordError } from '../i18n/words.ts';
import { prefetchGame } from '../local/local-worker.ts';
import { LostPage } from '../pages/LostPage.tsx';
import { useOpenTable } from '../pages/useOpenTable.ts';
import { loadTable } from '../tables/loadTable.ts';
import { type LocalChair, OneScreenPage } from './OneScreenPage.tsx';

export default function OneScreenRoute({ game }: { readonly game: string }) {
  const words = useWords();
  const module = use(loadTable(game));
  const open = useOpenTable();
  const [starting, setStarting] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  useEffect(() => {
    if (isSlug(game)) prefetchGame(game, {});
  }, [game]);
  if (!module) return <LostPage to="page" />;
  const start = async (chairs: readonly LocalChair[], options: Readonly<Record<string, unknown>>) => {
    setStarting(true);
    setRefused(null);
    try {
      const { table } = await transportTo('local').send({
        type: 'create',
        client: clientId(),
        game,
        options: module.optionsFor?.(options, chairs.length) ?? options,
        pace: 'calm',
        watchers: false,
        chairs: [...chairs],
        entropy: entropy(),
        start: true,
      });
      open('local', table, game);
    } catch (error) {
      setRefused(refusalOf(error));
      setStarting(false);
    }
  };
  return (
    <OneScreenPage
      game={game}
      Options={module.Options}
      abilities={module}
      starting={starting}
      problem={refused && wordError(words, refused)}
      onStart={start}
    />
  );
}
