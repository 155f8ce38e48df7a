import { useEffect, useState } from 'react';

export type Playing = typeof import('./playing.ts').playing;

let loaded: Playing | null = null;

export const loadPlaying = async (): Promise<Playing> => {
  loaded = (await import('./playing.ts')).playing;
  return loaded;
};

/** Once it has come it is of use to a board that is only looked at, too. */
export const playingIfLoaded = (): Playing | null => loaded;

/** The chunk of those who play; null until it is there, and for those who only watch. */
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
  // The page offers to try again, as for any other part of it that did not come.
  if (failure !== null) throw failure;
  return wanted ? playing : null;
}
