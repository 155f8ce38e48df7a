import { createContext, type ReactNode, useContext } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../pieces/Icon.tsx';

/** Opens the log of the game; null where there is none (rulebook). */
const OpenLog = createContext<(() => void) | null>(null);
export const OpenLogProvider = OpenLog.Provider;

/** Opens the rule that applied last; null where there is no rulebook to open. */
const OpenRule = createContext<(() => void) | null>(null);
export const OpenRuleProvider = OpenRule.Provider;

/** «Правила»: opens the rule behind what is being explained. */
export function RuleButton({ onOpen }: { readonly onOpen: () => void }) {
  const words = useWords();
  const open = useContext(OpenRule);
  if (!open) return null;
  return (
    <button
      type="button"
      className="quiet"
      onClick={() => {
        onOpen();
        open();
      }}
    >
      <Icon name="rules" />
      {words.bar.rules}
    </button>
  );
}

/** The line that says what just happened; a tap opens the log. */
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
