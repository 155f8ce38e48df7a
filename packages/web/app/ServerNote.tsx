import { serverWriting } from '../client/server-health.ts';
import { useWords } from '../i18n/words.ts';
import { useStore } from '../kit/store.ts';
import { Icon } from '../pieces/Icon.tsx';

/** Shown while the server cannot write: moves are refused, and moves accepted earlier are safe. */
export function ServerNote() {
  const words = useWords();
  const writing = useStore(serverWriting);
  return (
    <div className="notes" role="status">
      {!writing && (
        <div className="ticket">
          <Icon name="off" />
          <b>{words.server.title}</b>
          <p>{words.server.text}</p>
        </div>
      )}
    </div>
  );
}
