import { createContext, useContext } from 'react';

/** One person alone with bots, and the game waits for their tap where it would otherwise go on by itself. */
const Waiting = createContext(false);
export const WaitingProvider = Waiting.Provider;
export const useWaiting = (): boolean => useContext(Waiting);
