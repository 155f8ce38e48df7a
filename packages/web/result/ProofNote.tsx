import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { useWords } from '../i18n/words.ts';
import './result-proof.css';

/** Whether the deal has been checked on this device. */
export type Checked = 'not yet' | 'checking' | 'fair' | 'failed';

export interface ProofProps {
  readonly table: TableInfo;
  readonly local: boolean;
  readonly checked: Checked;
  readonly onCheck: () => void;
}

/** That the deal was fair, or the way to make sure of it on this device. */
export function ProofNote({ table, local, checked, onCheck }: ProofProps) {
  const words = useWords().result;
  const print = <code>{fingerprint(table.commitment)}</code>;
  return (
    <div className="proof" role="status">
      {checked === 'fair' && (
        <p>
          <b>{words.fair}</b> {local ? words.fairLocal : words.fairText} {!local && print}
        </p>
      )}
      {checked === 'failed' && (
        <p>
          <b>{words.failed}</b> {words.failedText}
        </p>
      )}
      {(checked === 'not yet' || checked === 'checking') && (
        <p>
          <b>{words.unchecked}</b> {words.uncheckedText} {print}{' '}
          <button type="button" className="inline" disabled={checked === 'checking'} onClick={onCheck}>
            {checked === 'checking' ? words.checking : words.check}
          </button>
        </p>
      )}
    </div>
  );
}

const fingerprint = (hash: string): string =>
  [hash.slice(0, 4), hash.slice(4, 8), hash.slice(8, 12)].filter(Boolean).join('·');
