import { type ComponentProps, Suspense, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { lazyPart } from '../../kit/loading/lazyPart.tsx';
import { Sheet } from '../../kit/widgets/Sheet.tsx';
import type { Over } from '../../table/over.ts';
import { Log } from './Log.tsx';
import { useBackCloses } from './useBackCloses.ts';
import './over.css';

const RulesSheet = lazyPart(() => import('./RulesSheet.tsx'));
const SettingsSheet = lazyPart(() => import('./SettingsSheet.tsx'));

/**
 * The log, rules or settings over the table. The game goes on behind the sheet (on one device it waits), and the other
 * players do not see the reader leave. Closed by the cross, Esc, a tap beside it and the browser's back button.
 */
export default function OverTable(props: ComponentProps<Over>) {
  const { game, log, onClose } = props;
  const words = useWords();
  const [lookup, setLookup] = useState(props.lookup);
  /** The rule to open, from a line of the log; null opens the rule that applied last. */
  const [row, setRow] = useState<string | null>(null);
  useBackCloses(onClose);
  const titles = { log: words.table.log, rules: words.bar.rules, settings: words.bar.settings };
  return (
    <Sheet key={lookup} title={titles[lookup]} side onClose={onClose}>
      <Suspense fallback={<div role="status" />}>
        {lookup === 'log' && (
          <Log
            game={game}
            lines={log}
            onRule={(line) => {
              setRow(line);
              setLookup('rules');
            }}
          />
        )}
        {lookup === 'rules' && <RulesSheet game={game} row={row} log={log} onClose={onClose} />}
        {lookup === 'settings' && <SettingsSheet />}
      </Suspense>
    </Sheet>
  );
}
