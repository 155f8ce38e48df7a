import { createContext, useContext } from 'react';

/**
 * Whether this is a replay: nothing goes on by itself, and what just happened stays visible until the next moment is
 * shown.
 */
const Replayed = createContext(false);
export const ReplayedProvider = Replayed.Provider;
export const useIsReplayed = (): boolean => useContext(Replayed);
