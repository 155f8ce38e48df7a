import { createContext, useContext, useEffect, useRef } from 'react';

/** Against bots alone one tap is a move, after a moment in which it can be taken back. */
const OneTap = createContext(false);
export const OneTapProvider = OneTap.Provider;
export const useOneTap = (): boolean => useContext(OneTap);

/** How long a move can be taken back. The draining bar of the button lasts as long. */
export const TAKE_BACK_MS = 1_600;

/** Plays what was chosen after its moment. `chosen` is null while nothing is; a new choice has a moment of its own. */
export function useSoonPlayed<Chosen>(chosen: Chosen | null, play: (chosen: Chosen) => void): void {
  const latest = useRef(play);
  useEffect(() => {
    latest.current = play;
  });
  useEffect(() => {
    if (chosen === null) return;
    const timer = setTimeout(() => latest.current(chosen), TAKE_BACK_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
}
