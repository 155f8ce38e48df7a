import { useEffect, useState } from 'react';

export type Playing = typeof import('./playing.ts').playing;

let loaded: Playing | null = null;

export const loadPlaying = async (): Promise<Playing> => {
  loaded = (await import('./playing.ts')).playing;
  return loaded;
};

/** The chunk if it is loaded already: boards that are only looked at can use it, too. */
export const playingIfLoaded = (): Playing | null => loaded;

/** The chunk for players; null until it is loaded, and for watchers. */
export function usePlaying(wanted: boolean): Playing | null {
  const [playing, setPlaying] = useState(loaded);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (!wanted || playing) return;
    let gone = false;
    loadPlaying().then(
      (come) => !gone && setPlaying(come),
      (error) => !gone && setFailure(error),
    );
    return () => {
      gone = true;
    };
  }, [wanted, playing]);
  // The page's error boundary offers to try again, as for any part that failed to load.
  if (failure !== null) throw failure;
  return wanted ? playing : null;
}
