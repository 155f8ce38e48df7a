import { createContext, useContext } from 'react';

/** Whether the game waits for a tap where it would otherwise go on by itself; only for one person alone with bots. */
const Waiting = createContext(false);
export const WaitingProvider = Waiting.Provider;
export const useWaiting = (): boolean => useContext(Waiting);
