import { createContext, useContext } from 'react';

/** Whether this is a replay: nothing goes on by itself, and what just happened stays until the next moment. */
const Replayed = createContext(false);
export const ReplayedProvider = Replayed.Provider;
export const useIsReplayed = (): boolean => useContext(Replayed);
