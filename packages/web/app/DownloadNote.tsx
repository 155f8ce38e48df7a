import { useEffect, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { useStore } from '../kit/store.ts';
import { downloads, percentOf, sizeOf } from '../local/downloads.ts';
import { Icon } from '../pieces/Icon.tsx';

/** Delay before the note is shown: data from the browser's cache arrives sooner than that. */
const PATIENCE_MS = 400;

/** Says that a game is downloading its data, with the progress. */
export function DownloadNote() {
  const words = useWords();
  const current = useStore(downloads);
  const loading = current.length > 0;
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!loading) return;
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  if (!loading || !long) return null;
  const percent = percentOf(current);
  const size = sizeOf(current);
  return (
    <div className="notes">
      <div className="ticket" role="status">
        <Icon name="save" />
        <b>{words.download.title}</b>
        <p>{size !== null && words.download.size(size / 1_000_000)}</p>
        {percent !== null && <p aria-hidden="true">{words.download.percent(percent)}</p>}
      </div>
    </div>
  );
}
