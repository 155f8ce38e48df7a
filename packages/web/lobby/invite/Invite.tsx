import { useWords } from '../../i18n/words.ts';
import { toClipboard } from '../../kit/device/clipboard.ts';
import { leaveNote } from '../../kit/widgets/notes.tsx';
import { Icon } from '../../pieces/Icon.tsx';
import { Qr } from '../../pieces/Qr.tsx';
import '../invite.css';

/** The invitation in the middle of the table: QR code, the code to say aloud, the link. */
export function Invite(props: { readonly link: string; readonly code: string | null; readonly game: string }) {
  const { link, code, game } = props;
  const words = useWords();
  const copy = async () => {
    await toClipboard(link);
    leaveNote({ icon: 'link', title: words.lobby.copied, text: code ? words.lobby.copiedText(code) : '' });
  };
  const share = () => navigator.share({ title: words.name, text: words.lobby.shareText(game), url: link });
  return (
    <div className="invite">
      <Qr text={link} label={words.lobby.qr} />
      <h2>{words.lobby.show}</h2>
      {code && <span className="code">{code}</span>}
      <p>{words.lobby.orLink}</p>
      <div className="sends">
        <button type="button" className="quiet" onClick={copy}>
          <Icon name="link" />
          {words.lobby.copy}
        </button>
        {'share' in navigator && (
          <button type="button" className="quiet" onClick={() => share().catch(() => undefined)}>
            <Icon name="share" />
            {words.lobby.share}
          </button>
        )}
      </div>
    </div>
  );
}
