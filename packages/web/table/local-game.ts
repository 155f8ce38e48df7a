import type { Outcome } from '@izvilina/kernel/game.ts';
import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { useEffect } from 'react';
import { useIsPaused } from '../kit/pause.ts';
import { settingsAfterGame } from '../kit/remembered/rivals.ts';
import { change, settings } from '../kit/remembered/settings.ts';
import { pauseLocalGames } from '../local/local-worker.ts';

/** Pauses a game of this device while something over its table is read; nobody else waits for it. */
export function useLocalPause(isLocal: boolean): boolean {
  const isPaused = useIsPaused() && isLocal;
  useEffect(() => {
    if (!isPaused) return;
    pauseLocalGames(true);
    return () => pauseLocalGames(false);
  }, [isPaused]);
  return isPaused;
}

/** After a game of this device: the strength of the next bots follows its result. `places`: null until it is over. */
export function useBotsFollowResult({ game, seats }: TableInfo, places: Outcome['places'] | null): void {
  useEffect(() => {
    if (places) change(settingsAfterGame(settings(), game, seats, places));
  }, [places, game, seats]);
}
