import { useOwnWords } from '../i18n/words.ts';
import { toClipboard } from '../kit/device/clipboard.ts';
import { fingerprint } from '../kit/fingerprint.ts';
import { leaveNote } from '../kit/widgets/notes.tsx';
import { Icon } from '../pieces/Icon.tsx';
import { LOBBY_WORDS } from './words.ts';

/** The commitment to the server's seed; a tap copies the whole hash, so that the deal can be checked elsewhere. */
export function Commitment({ hash }: { readonly hash: string }) {
  const words = useOwnWords(LOBBY_WORDS);
  const copy = async () => {
    await toClipboard(hash);
    leaveNote({ icon: 'check', title: words.printCopied, text: words.printText });
  };
  return (
    <button type="button" className="quiet" onClick={copy}>
      <Icon name="check" />
      <span>
        {words.print} <code>{fingerprint(hash)}</code>
      </span>
    </button>
  );
}
