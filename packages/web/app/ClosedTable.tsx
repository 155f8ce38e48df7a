import type { Refusal } from '@izvilina/kernel/result.ts';
import { refusalOf } from '../client/transport.ts';
import { transportTo, type Where } from '../client/transports.ts';
import { useWords, wordError } from '../i18n/words.ts';
import { saveFile } from '../kit/device/saveFile.ts';
import { leaveNote } from '../kit/widgets/notes.tsx';
import { LostPage } from '../pages/LostPage.tsx';

/** Page of a game that can never be finished because its rules no longer exist: says why and offers the record. */
export default function ClosedTable(props: { readonly where: Where; readonly id: string; readonly why: Refusal }) {
  const { where, id, why } = props;
  const words = useWords();
  const save = () =>
    transportTo(where)
      .send({ type: 'record', table: id })
      .then((record) => saveFile(`izvilina-${id.slice(0, 6)}.json`, JSON.stringify(record), 'application/json'))
      .catch((error: unknown) => leaveNote({ icon: 'cross', title: wordError(words, refusalOf(error)) }));
  return (
    <LostPage title={words.lost.closed} why={wordError(words, why)}>
      <button type="button" className="quiet" onClick={save}>
        {words.lost.save}
      </button>
    </LostPage>
  );
}
