import { Link } from 'wouter';
import { useWords } from '../i18n/words.ts';
import { change, toggleTheme, useIsDark, useSettings } from '../kit/remembered/settings.ts';
import { Fold } from '../pieces/Fold.tsx';
import { Icon } from '../pieces/Icon.tsx';
import { Pendant } from '../pieces/Lamp.tsx';
import './shelf-head.css';

/** The head of the shelf: the lamp switches the theme; nickname, code, sound and settings. */
export function ShelfHead() {
  const words = useWords();
  const { sound, nickname } = useSettings();
  const dark = useIsDark();
  const lamp = dark ? words.shelf.lampEvening : words.shelf.lampDay;
  return (
    <header className="head">
      <button type="button" className="pendant" onClick={toggleTheme} aria-label={lamp}>
        <Pendant />
      </button>
      <div className="logo">
        <Fold />
        {words.name}
      </div>
      <p className="say">{words.tagline}</p>
      <nav aria-label={words.bar.settings}>
        <Link href="/code" className="quiet code-way" aria-label={words.shelf.code}>
          <Icon name="enter" />
          <span>{words.shelf.code}</span>
        </Link>
        <button type="button" className="quiet ph" onClick={toggleTheme} aria-label={lamp}>
          <Icon name={dark ? 'sun' : 'moon'} />
        </button>
        <button
          type="button"
          className="quiet"
          aria-pressed={sound}
          aria-label={words.bar.sound}
          onClick={() => change({ sound: !sound })}
        >
          <Icon name={sound ? 'sound' : 'mute'} />
          <span>{words.bar.sound}</span>
        </button>
        <Link href="/settings" className="quiet" aria-label={words.bar.settings}>
          <Icon name="gear" />
          <span className="nick">{nickname || words.bar.settings}</span>
        </Link>
      </nav>
    </header>
  );
}
