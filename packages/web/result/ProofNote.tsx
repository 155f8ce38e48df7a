import type { Result } from '@izvilina/kernel/result.ts';
import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { useOwnWords, useWords, wordError } from '../i18n/words.ts';
import { fingerprint } from '../kit/fingerprint.ts';
import type { Compared } from './checkRecord.ts';
import './result-proof.css';
import { WORDS } from './words.ts';

/** State of the check of the deal on this device, and what it compared. */
export type Checked = 'not yet' | 'checking' | Result<Compared>;

/** The check passed and, in an online game, this device could compare everything. */
export const isProved = (checked: Checked, local: boolean): boolean =>
  typeof checked === 'object' && checked.ok && (local || missingIn(checked.value).length === 0);

const missingIn = ({ commitment, part, shown }: Compared) =>
  (['commitment', 'part', 'shown'] as const).filter((what) => !{ commitment, part, shown: shown > 0 }[what]);

export interface ProofProps {
  readonly table: TableInfo;
  readonly local: boolean;
  readonly checked: Checked;
  readonly onCheck: () => void;
}

/** The result of the check of the deal, or a button that runs it on this device. */
export function ProofNote({ table, local, checked, onCheck }: ProofProps) {
  const words = useWords();
  const result = useOwnWords(WORDS);
  const print = <code>{fingerprint(table.commitment)}</code>;
  return (
    <div className="proof" role="status">
      {typeof checked === 'string' ? (
        <p>
          <b>{result.unchecked}</b> {result.uncheckedText} {print}{' '}
          <button type="button" className="inline" disabled={checked === 'checking'} onClick={onCheck}>
            {checked === 'checking' ? result.checking : result.check}
          </button>
        </p>
      ) : !checked.ok ? (
        <p>
          <b>{result.failed}</b> {wordError(words, checked.error)} {result.failedText}
        </p>
      ) : isProved(checked, local) ? (
        <p>
          <b>{result.fair}</b> {local ? result.fairLocal : result.fairText(checked.value.shown)} {!local && print}
        </p>
      ) : (
        <p>
          <b>{result.partly}</b> {result.partlyText(missingIn(checked.value))}
        </p>
      )}
    </div>
  );
}
