import { createContext, useContext } from 'react';

/** A replay: nothing goes on by itself, and what just happened lies there until the next moment is shown. */
const Replayed = createContext(false);
export const ReplayedProvider = Replayed.Provider;
export const useIsReplayed = (): boolean => useContext(Replayed);
