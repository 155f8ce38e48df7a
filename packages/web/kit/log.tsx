import { createContext, type ReactNode, useContext } from 'react';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../pieces/Icon.tsx';

/** How a table opens the log of the game; null where there is none (rulebook). */
const OpenLog = createContext<(() => void) | null>(null);
export const OpenLogProvider = OpenLog.Provider;

/** The line «what just happened»: a tap opens the log. */
export function Happened({ children }: { readonly children: ReactNode }) {
  const words = useWords();
  const open = useContext(OpenLog);
  if (!open) return <p className="happened">{children}</p>;
  return (
    <button type="button" className="happened" onClick={open}>
      <span>{children}</span>
      <Icon name="log" />
      <span className="vh">{words.table.log}</span>
    </button>
  );
}
