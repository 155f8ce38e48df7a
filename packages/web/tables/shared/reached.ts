import type { View } from '@izvilina/kernel/game.ts';
import { createContext, useContext, useEffect } from 'react';

/** Takes the view that the table's animation has reached, so that the bar does not run ahead of the table. */
const Reached = createContext<(view: View) => void>(() => undefined);
export const ReachedProvider = Reached.Provider;

export function useTellReached(view: View): void {
  const tell = useContext(Reached);
  useEffect(() => tell(view), [tell, view]);
}
