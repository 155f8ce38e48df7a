import { useEffect, useRef, useState } from 'react';
import { useOwnWords } from '../../i18n/words.ts';
import { askToNotify, isNotifying, mayNotify } from '../../kit/device/notifying.ts';
import { change, settings, useSettings } from '../../kit/remembered/settings.ts';
import { useTitle } from '../../pages/useTitle.ts';
import { Icon } from '../../pieces/Icon.tsx';
import { type Attention, isBadged, signalsFor } from './signals.ts';
import { subscribe } from './subscribe.ts';
import { badgeTab } from './tabBadge.ts';
import { useAway } from './useAway.ts';
import { useWakeLock } from './useWakeLock.ts';
import { WORDS } from './words.ts';

export interface CallingProps {
  readonly table: string;
  readonly game: string;
  /** What this player is asked; null: nothing, or this is a race, in which nobody is called. */
  readonly question: string | null;
  /** There are other people at the table, who wait for each other. */
  readonly together: boolean;
  readonly byMail: boolean;
  /** Number of moves made here since the page was opened. */
  readonly moves: number;
}

/** Calls the player back to the table when it is their turn, and keeps the screen awake. */
export default function Calling(props: CallingProps) {
  useWakeLock();
  useCalls(props);
  const { notify: wantsCalls } = useSettings();
  const subscribes = props.byMail && wantsCalls === true && isNotifying();
  useEffect(() => {
    if (subscribes) subscribe().catch(() => undefined); // the open tab still calls
  }, [subscribes]);
  // Offered while the player waits for others after a move: then it is clear what it is good for.
  const isWaiting = props.together && props.moves > 0 && props.question === null;
  return isWaiting ? <CallOffer /> : null;
}

function useCalls({ table, game, question, together }: CallingProps): void {
  const text = useOwnWords(WORDS);
  const title = useTitle(game);
  const away = useAway();
  const before = useRef<Attention>({ question, away });
  const badged = isBadged({ question, away });
  useEffect(() => {
    if (!badged) return;
    void badgeTab(text.yourTurn);
    return () => void badgeTab(null);
  }, [badged, text]);
  useEffect(() => {
    const now = { question, away };
    const signals = together ? signalsFor(before.current, now) : [];
    before.current = now;
    if (signals.includes('buzz') && settings().vibration && navigator.userActivation?.hasBeenActive)
      navigator.vibrate?.([40, 60, 40]);
    if (signals.includes('notify') && settings().notify && isNotifying())
      void notify(`${text.yourTurn}: ${title}`, text.body, table);
  }, [question, away, together, table, title, text]);
}

/** Through the service worker: only this works on phones, and a tap on the notification leads back to this table. */
async function notify(title: string, body: string, table: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const data = { path: location.pathname };
  await registration
    ?.showNotification(title, { body, data, tag: table, icon: '/icons/192.png' })
    .catch(() => undefined);
}

function CallOffer() {
  const text = useOwnWords(WORDS);
  const { notify: answered } = useSettings();
  const [asking, setAsking] = useState(false);
  if (answered !== null || asking || !mayNotify() || isNotifying()) return null;
  return (
    <div className="ticket">
      <Icon name="hint" />
      <b>{text.offer}</b>
      <p>{text.offerText}</p>
      <div className="rowf">
        <button
          type="button"
          className="quiet"
          onClick={() => {
            setAsking(true);
            askToNotify().catch(() => change({ notify: false }));
          }}
        >
          {text.yes}
        </button>
        <button type="button" className="quiet" onClick={() => change({ notify: false })}>
          {text.no}
        </button>
      </div>
    </div>
  );
}
