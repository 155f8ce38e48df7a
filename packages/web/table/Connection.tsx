import { useEffect, useRef, useState } from 'react';
import type { ConnectionStatus } from '../client/transport.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../pieces/Icon.tsx';
import './interruptions.css';

/** Interruptions shorter than this are not shown. */
const PATIENCE = 700;
const GLAD_FOR = 3_500;

/** «Связь пропала», then «Снова вместе» for a moment. */
export function Connection({ status, busy }: { readonly status: ConnectionStatus; readonly busy: boolean }) {
  const words = useWords();
  const [shown, setShown] = useState<'lost' | 'back' | null>(null);
  const wasLost = useRef(false);
  useEffect(() => {
    if (status === 'lost') {
      const timer = setTimeout(() => {
        wasLost.current = true;
        setShown('lost');
      }, PATIENCE);
      return () => clearTimeout(timer);
    }
    if (status !== 'ready' || !wasLost.current) return;
    wasLost.current = false;
    setShown('back');
    const timer = setTimeout(() => setShown(null), GLAD_FOR);
    return () => clearTimeout(timer);
  }, [status]);
  return (
    <div role="status">
      {shown && (
        <div className={`strip ${shown}`}>
          <Icon name={shown === 'lost' ? 'off' : 'check'} />
          <b>{shown === 'lost' && busy ? words.table.lostMove : words.table[shown]}</b>
          <p>{shown === 'back' ? words.table.backText : busy ? words.table.lostText : words.table.lostQuiet}</p>
        </div>
      )}
    </div>
  );
}
