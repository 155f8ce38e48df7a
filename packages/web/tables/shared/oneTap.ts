import { createContext, useContext, useEffect, useRef } from 'react';

/** Whether one tap makes a move, with a moment to take it back; only against bots alone. */
const OneTap = createContext(false);
export const OneTapProvider = OneTap.Provider;
export const useOneTap = (): boolean => useContext(OneTap);

/** Milliseconds in which a move can be taken back. The draining bar of the button lasts as long. */
export const TAKE_BACK_MS = 1_600;

/** Plays the choice after TAKE_BACK_MS. `chosen` is null while nothing is chosen; a new choice restarts the delay. */
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
