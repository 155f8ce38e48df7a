import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../i18n/words.ts';
import { Fold } from '../../pieces/Fold.tsx';
import { Icon, type IconName } from '../../pieces/Icon.tsx';
import { change, useSettings } from '../remembered/settings.ts';
import { Sheet } from './Sheet.tsx';

/** A menu item: a link or an action. */
export interface Item {
  readonly icon: IconName;
  readonly text: string;
  readonly go: string | (() => void);
  readonly pressed?: boolean;
  readonly disabled?: boolean;
}

/** The bar above every table: link home, game, phase, and the menu (one button on phones). */
export function Bar(props: {
  readonly title: string;
  readonly phase?: string | undefined;
  readonly badge?: ReactNode;
  readonly items: readonly Item[];
}) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    document.title = props.title === words.name ? words.name : `${props.title} · ${words.name}`;
  }, [props.title, words.name]);
  const items = [...props.items.slice(0, -1), useSoundItem(), ...props.items.slice(-1)];
  return (
    <header className="bar">
      <Link href="/" className="home">
        <span className="vh">{words.bar.home}. </span>
        <Fold />
        <h1>{props.title}</h1>
      </Link>
      {props.phase && <span className="phase">{props.phase}</span>}
      {props.badge}
      <nav aria-label={words.bar.tableMenu}>
        {items.map((item) => (
          <MenuItem key={item.icon} item={item} />
        ))}
        <button type="button" className="more" aria-label={words.bar.menu} onClick={() => setOpen(true)}>
          <Icon name="menu" />
        </button>
      </nav>
      {open && (
        <Sheet title={words.bar.menu} onClose={() => setOpen(false)}>
          <ul>
            {items.map((item) => (
              <li key={item.icon}>
                <MenuItem item={item} className="quiet" after={() => setOpen(false)} />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </header>
  );
}

function useSoundItem(): Item {
  const words = useWords();
  const { sound } = useSettings();
  return {
    icon: sound ? 'sound' : 'mute',
    text: words.bar.sound,
    pressed: sound,
    go: () => change({ sound: !sound }),
  };
}

function MenuItem(props: { readonly item: Item; readonly className?: string; readonly after?: () => void }) {
  const { item, className, after } = props;
  const inside = (
    <>
      <Icon name={item.icon} />
      <span>{item.text}</span>
    </>
  );
  const { go } = item;
  if (typeof go === 'string')
    return (
      <Link href={go} className={className}>
        {inside}
      </Link>
    );
  return (
    <button
      type="button"
      className={className}
      data-icon={item.icon}
      aria-pressed={item.pressed}
      disabled={item.disabled}
      onClick={() => {
        if (item.pressed === undefined) after?.();
        go();
      }}
    >
      {inside}
    </button>
  );
}
