import { useOwnWords } from '../i18n/words.ts';
import { Sheet } from '../kit/widgets/Sheet.tsx';
import { LOBBY_WORDS } from './words.ts';

/** The host removes a person from the table: until they sit down again, or for good. */
export function RemovePerson(props: {
  readonly name: string;
  readonly onRemove: (ban: boolean) => void;
  readonly onClose: () => void;
}) {
  const { name, onRemove, onClose } = props;
  const words = useOwnWords(LOBBY_WORDS);
  const remove = (ban: boolean) => {
    onRemove(ban);
    onClose();
  };
  return (
    <Sheet title={words.leaveTitle(name)} onClose={onClose}>
      <p className="sub">{words.leaveText}</p>
      <div className="rowf">
        <button type="button" className="stamp" onClick={() => remove(false)}>
          {words.free}
        </button>
        <button type="button" className="quiet" onClick={() => remove(true)}>
          {words.ban}
        </button>
      </div>
    </Sheet>
  );
}
