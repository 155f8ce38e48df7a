import { useState } from 'react';
import { dayAndMonth } from '../i18n/dates.ts';
import { type Language, useOwnWords } from '../i18n/words.ts';
import { Sheet } from '../kit/widgets/Sheet.tsx';
import { Icon } from '../pieces/Icon.tsx';
import type { MyDevice } from './useMyDevices.ts';
import { WORDS } from './words.ts';

export interface MyDataProps {
  readonly devices: readonly MyDevice[];
  readonly language: Language;
  readonly onSignOut: (device: MyDevice) => void;
  readonly onErase: () => void;
}

/** What the server stores about this guest: their browsers, a download of everything, and erasing it. */
export function MyData({ devices, language, onSignOut, onErase }: MyDataProps) {
  const text = useOwnWords(WORDS).data;
  const [asking, setAsking] = useState<MyDevice | 'erase' | null>(null);
  const signOut = (device: MyDevice) => (device.current ? setAsking(device) : onSignOut(device));
  return (
    <section className="pad my-data" aria-labelledby="my-data">
      <h2 id="my-data">{text.title}</h2>
      <ul>
        {devices.map((device) => (
          <li key={device.id}>
            <span>
              {device.kind || text.unknown}
              <small>{device.current ? text.thisOne : text.seen(dayAndMonth(language, device.seen))}</small>
            </span>
            <button
              type="button"
              className="quiet"
              aria-label={text.signOutOf(device.kind || text.unknown)}
              onClick={() => signOut(device)}
            >
              {text.signOut}
            </button>
          </li>
        ))}
      </ul>
      <div className="rowf">
        <a className="quiet" href="/api/me/data" download>
          <Icon name="save" />
          {text.take}
        </a>
        <button type="button" className="quiet" onClick={() => setAsking('erase')}>
          <Icon name="cross" />
          {text.erase}
        </button>
      </div>
      {asking && (
        <Sheet title={asking === 'erase' ? text.eraseTitle : text.signOutTitle} onClose={() => setAsking(null)}>
          <p>{asking === 'erase' ? text.eraseText : text.signOutText}</p>
          <button
            type="button"
            className="stamp"
            onClick={() => {
              setAsking(null);
              if (asking === 'erase') onErase();
              else onSignOut(asking);
            }}
          >
            {asking === 'erase' ? text.eraseYes : text.signOut}
          </button>
        </Sheet>
      )}
    </section>
  );
}
