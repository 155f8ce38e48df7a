import { useEffect, useRef, useState } from 'react';
import type { LineStatus } from '../client/line.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../pieces/Icon.tsx';

/** Short hiccups are nobody's business. */
const PATIENCE = 700;
const GLAD_FOR = 3_500;

/** «Связь пропала», then «Снова вместе» for a moment. */
export function Connection({ line }: { readonly line: LineStatus }) {
  const words = useWords();
  const [shown, setShown] = useState<'lost' | 'back' | null>(null);
  const wasLost = useRef(false);
  useEffect(() => {
    if (line === 'lost') {
      const timer = setTimeout(() => {
        wasLost.current = true;
        setShown('lost');
      }, PATIENCE);
      return () => clearTimeout(timer);
    }
    if (line !== 'ready' || !wasLost.current) return;
    wasLost.current = false;
    setShown('back');
    const timer = setTimeout(() => setShown(null), GLAD_FOR);
    return () => clearTimeout(timer);
  }, [line]);
  return (
    <div role="status">
      {shown && (
        <div className={`strip ${shown}`}>
          <Icon name={shown === 'lost' ? 'off' : 'check'} />
          <b>{words.table[shown]}</b>
          <p>{shown === 'lost' ? words.table.lostText : words.table.backText}</p>
        </div>
      )}
    </div>
  );
}
