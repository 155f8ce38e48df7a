import { createContext, useContext } from 'react';

/** Whether the game waits for a tap where it would otherwise go on by itself; only for one person alone with bots. */
const WaitsForTap = createContext(false);
export const WaitsForTapProvider = WaitsForTap.Provider;
export const useWaitsForTap = (): boolean => useContext(WaitsForTap);
