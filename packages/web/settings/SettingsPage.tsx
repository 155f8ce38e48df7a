import { nickname as checked } from '@izvilina/protocol/names.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useOwnWords, useWords, wordError } from '../i18n/words.ts';
import { Bar } from '../kit/Bar.tsx';
import { coachAgain, useCoaching } from '../kit/coaching.ts';
import { change, MOTIONS, type Settings, STRENGTHS, THEMES, useSettings } from '../kit/settings.ts';
import { Tick } from '../kit/Tick.tsx';
import { Fold } from '../pieces/Fold.tsx';
import { Icon } from '../pieces/Icon.tsx';
import { Mark } from '../pieces/Mark.tsx';
import { useInstall } from './install.ts';
import { WORDS } from './words.ts';
import '../pages/pages.css';

const LANGUAGE_NAMES = { ru: 'Русский', en: 'English' } as const;

interface SettingsPageProps {
  readonly onRename?: (name: string) => void;
  /** What only the server knows. */
  readonly children?: ReactNode;
}

export function SettingsPage({ onRename, children }: SettingsPageProps) {
  const words = useWords();
  const settings = useSettings();
  const text = useOwnWords(WORDS);
  return (
    <div className="room page">
      <Bar title={text.title} items={[{ icon: 'leave', text: words.bar.home, go: '/' }]} />
      <main className="settings">
        <Nickname onRename={onRename} />
        <div className="pads">
          <Choice
            legend={text.language}
            name="language"
            value={settings.language}
            all={[
              ['ru', LANGUAGE_NAMES.ru],
              ['en', LANGUAGE_NAMES.en],
            ]}
          />
          <Choice
            legend={text.theme}
            name="theme"
            value={settings.theme}
            all={THEMES.map((theme) => [theme, text.themes[theme]] as const)}
          />
          <Choice
            legend={text.motion}
            name="motion"
            value={settings.motion}
            all={MOTIONS.map((motion) => [motion, text.motions[motion]] as const)}
          />
          <Choice
            legend={text.bots}
            name="bots"
            value={settings.bots}
            all={STRENGTHS.map(
              (level) => [level, level === 'auto' ? text.botsAuto : (words.levels[level] ?? level)] as const,
            )}
          />
          <div className="pad">
            <Tick on={settings.sound} onChange={(sound) => change({ sound })} small={text.soundText}>
              {text.sound}
            </Tick>
            <Tick on={settings.oneTap} onChange={(oneTap) => change({ oneTap })} small={text.oneTapText}>
              {text.oneTap}
            </Tick>
            <Tick on={settings.tapOn} onChange={(tapOn) => change({ tapOn })} small={text.tapOnText}>
              {text.tapOn}
            </Tick>
            <Tick on={settings.shapes} onChange={(shapes) => change({ shapes })} small={text.shapesText}>
              {text.shapes}
            </Tick>
          </div>
        </div>
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

function Choice<Key extends 'language' | 'theme' | 'motion' | 'bots'>(props: {
  readonly legend: string;
  readonly name: Key;
  readonly value: Settings[Key];
  readonly all: readonly (readonly [Settings[Key], string])[];
}) {
  return (
    <fieldset className="pad">
      <legend>{props.legend}</legend>
      {props.all.map(([value, text]) => (
        <label className="opt" key={value}>
          <input
            type="radio"
            name={props.name}
            checked={props.value === value}
            onChange={() => change({ [props.name]: value })}
          />
          <i>
            <Icon name="check" className="" />
          </i>
          <span lang={props.name === 'language' ? value : undefined}>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Brings the notes of the first games back; says so instead where none was read or sent away. */
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

function Nickname({ onRename }: { readonly onRename?: ((name: string) => void) | undefined }) {
  const words = useWords();
  const text = useOwnWords(WORDS);
  const kept = useSettings().nickname;
  const [name, setName] = useState(kept);
  const result = checked(name);
  const save = () => {
    if (!result.ok || result.value === kept) return;
    change({ nickname: result.value });
    onRename?.(result.value);
  };
  return (
    <div className="nickname">
      <label htmlFor="nickname">{text.nickname}</label>
      <div className="blank">
        <Mark seat={0} />
        <input
          id="nickname"
          value={name}
          onChange={(event) => setName(event.target.value)}
          onBlur={save}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          autoComplete="nickname"
          enterKeyHint="done"
          aria-describedby="nickname-note"
        />
      </div>
      <p id="nickname-note" className={name && !result.ok ? 'wrong' : 'sub'}>
        {name && !result.ok ? wordError(words, result.error) : text.nicknameText}
      </p>
    </div>
  );
}
