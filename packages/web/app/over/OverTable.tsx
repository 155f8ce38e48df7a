import { type ComponentProps, Suspense, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { lazyPart } from '../../kit/loading/lazyPart.tsx';
import { Sheet } from '../../kit/widgets/Sheet.tsx';
import type { TableSheet } from '../../table/table-sheet.ts';
import { Log } from './Log.tsx';
import { useBackCloses } from './useBackCloses.ts';
import './over.css';

const RulesSheet = lazyPart(() => import('./RulesSheet.tsx'));
const SettingsSheet = lazyPart(() => import('./SettingsSheet.tsx'));

/**
 * The log, rules or settings over the table. The game goes on behind the sheet (on one device it waits), and the other
 * players do not see the reader leave. Closed by the cross, Esc, a tap beside it and the browser's back button.
 */
export default function OverTable(props: ComponentProps<TableSheet>) {
  const { game, log, onClose } = props;
  const words = useWords();
  const [content, setContent] = useState(props.content);
  /** The rule to open, from a line of the log; null opens the rule that applied last. */
  const [row, setRow] = useState<string | null>(null);
  useBackCloses(onClose);
  const titles = { log: words.table.log, rules: words.bar.rules, settings: words.bar.settings };
  return (
    <Sheet key={content} title={titles[content]} side onClose={onClose}>
      <Suspense fallback={<div role="status" />}>
        {content === 'log' && (
          <Log
            game={game}
            lines={log}
            onRule={(line) => {
              setRow(line);
              setContent('rules');
            }}
          />
        )}
        {content === 'rules' && <RulesSheet game={game} row={row} log={log} onClose={onClose} />}
        {content === 'settings' && <SettingsSheet />}
      </Suspense>
    </Sheet>
  );
}
