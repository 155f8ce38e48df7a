import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useOwnWords, useWords } from '../i18n/words.ts';
import { coachAgain, useCoaching } from '../kit/remembered/coaching.ts';
import { Bar } from '../kit/widgets/Bar.tsx';
import { Fold } from '../pieces/Fold.tsx';
import { Icon } from '../pieces/Icon.tsx';
import { useInstall } from './install.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { WORDS } from './words.ts';
import '../pages/pages.css';

interface SettingsPageProps {
  readonly onRename?: (name: string) => void;
  /** Data from the server (`MyData`). */
  readonly children?: ReactNode;
}

export function SettingsPage({ onRename, children }: SettingsPageProps) {
  const words = useWords();
  const text = useOwnWords(WORDS);
  return (
    <div className="room page">
      <Bar title={text.title} items={[{ icon: 'leave', text: words.bar.home, go: '/' }]} />
      <main className="settings">
        <SettingsForm onRename={onRename} />
        {children}
        <Install />
        <CoachAgain />
        <Link href="/replay" className="quiet">
          <Icon name="play" />
          {text.replay}
        </Link>
      </main>
    </div>
  );
}

/** Makes the notes of first games appear again; while no note has been read or dismissed yet, says that they are on. */
function CoachAgain() {
  const text = useOwnWords(WORDS);
  const isNew = Object.keys(useCoaching()).length === 0;
  return (
    <div role="status">
      {isNew ? (
        <p className="sub">{text.coachOn}</p>
      ) : (
        <button type="button" className="quiet" onClick={coachAgain}>
          <Icon name="hint" />
          {text.coachAgain}
        </button>
      )}
    </div>
  );
}

function Install() {
  const text = useOwnWords(WORDS);
  const install = useInstall();
  if (!install) return null;
  return (
    <div className="ticket install">
      <Fold />
      <b>{text.install}</b>
      <p>{text.installText}</p>
      <div className="rowf">
        <button type="button" className="stamp" onClick={install}>
          {text.installYes}
        </button>
      </div>
    </div>
  );
}
