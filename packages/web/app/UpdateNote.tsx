import { useLocation } from 'wouter';
import { useWords } from '../i18n/words.ts';
import { takeUpdate, useUpdate } from '../kit/device/offline.ts';
import { Icon } from '../pieces/Icon.tsx';

/** Offers a new version that is waiting. Only on the shelf: an open table is never reloaded while it is played. */
export function UpdateNote() {
  const words = useWords();
  const [at] = useLocation();
  if (!useUpdate() || at !== '/') return null;
  return (
    <div className="notes">
      <div className="ticket" role="status">
        <Icon name="again" />
        <b>{words.update.title}</b>
        <div className="rowf">
          <button type="button" className="quiet" onClick={takeUpdate}>
            {words.update.now}
          </button>
        </div>
      </div>
    </div>
  );
}
