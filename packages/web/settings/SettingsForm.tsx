import { nickname as checked } from '@izvilina/protocol/names.ts';
import { useState } from 'react';
import { useOwnWords, useWords, wordError } from '../i18n/words.ts';
import { askToNotify, isNotifying, mayNotify, stopNotifying } from '../kit/device/notifying.ts';
import { change, MOTIONS, type Settings, STRENGTHS, THEMES, useSettings } from '../kit/remembered/settings.ts';
import { Checkbox } from '../kit/widgets/Checkbox.tsx';
import { Icon } from '../pieces/Icon.tsx';
import { Mark } from '../pieces/Mark.tsx';
import { WORDS } from './words.ts';

/** Browsers of computers offer it, too, and nothing moves. */
const mayVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

const LANGUAGE_NAMES = { ru: 'Русский', en: 'English' } as const;

/** The settings stored on this device. */
export function SettingsForm({ onRename }: { readonly onRename?: ((name: string) => void) | undefined }) {
  const words = useWords();
  const settings = useSettings();
  const text = useOwnWords(WORDS);
  return (
    <>
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
        <div className="pad wide">
          <Checkbox on={settings.sound} onChange={(sound) => change({ sound })} small={text.soundText}>
            {text.sound}
          </Checkbox>
          {mayVibrate() && (
            <Checkbox
              on={settings.vibration}
              onChange={(vibration) => change({ vibration })}
              small={text.vibrationText}
            >
              {text.vibration}
            </Checkbox>
          )}
          {mayNotify() && (
            <Checkbox
              on={settings.notify === true && isNotifying()}
              onChange={(notify) => (notify ? askToNotify() : stopNotifying()).catch(() => undefined)}
              small={text.notifyText}
            >
              {text.notify}
            </Checkbox>
          )}
          <Checkbox on={settings.oneTap} onChange={(oneTap) => change({ oneTap })} small={text.oneTapText}>
            {text.oneTap}
          </Checkbox>
          <Checkbox on={settings.tapOn} onChange={(tapOn) => change({ tapOn })} small={text.tapOnText}>
            {text.tapOn}
          </Checkbox>
          <Checkbox on={settings.shapes} onChange={(shapes) => change({ shapes })} small={text.shapesText}>
            {text.shapes}
          </Checkbox>
        </div>
      </div>
    </>
  );
}

function Choice<Key extends 'language' | 'theme' | 'motion' | 'bots'>(props: {
  readonly legend: string;
  readonly name: Key;
  readonly value: Settings[Key];
  readonly all: readonly (readonly [Settings[Key], string])[];
}) {
  return (
    <fieldset className={props.all.length > 3 ? 'pad wide' : 'pad'}>
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
