import { useEffect } from 'react';
import { Link } from 'wouter';
import { useWords } from '../i18n/words.ts';
import { Box } from '../pieces/Box.tsx';
import { BoxTop } from '../pieces/BoxTop.tsx';
import { Fold } from '../pieces/Fold.tsx';
import { Icon, type IconName } from '../pieces/Icon.tsx';
import { Pendant } from '../pieces/Lamp.tsx';
import { change, isDark, toggleTheme, useSettings } from '../settings.ts';
import { type Entry, GAMES } from './catalogue.ts';
import { type Running, RunningGames } from './RunningGames.tsx';
import './shelf.css';

export interface ShelfProps {
  readonly running: readonly Running[];
  /** A game that is being dealt right now: its button waits. */
  readonly dealing: string | null;
  readonly onPlay: (game: string) => void;
  readonly onFriends: (game: string) => void;
  readonly onAlone: (game: string) => void;
}

export function ShelfPage(props: ShelfProps) {
  const words = useWords();
  useEffect(() => {
    document.title = words.name;
  }, [words.name]);
  return (
    <div className="room shelfpage">
      <ShelfHead />
      <main>
        <h1 className="vh">{words.shelf.heading}</h1>
        <ul className="shelf">
          {GAMES.map((game) => (
            <Game key={game.slug} game={game} {...props} />
          ))}
          <li className="plank" aria-hidden="true" />
        </ul>
        <RunningGames running={props.running} onPlay={() => props.onPlay('cow006')} />
      </main>
    </div>
  );
}

function ShelfHead() {
  const words = useWords();
  const { sound, nickname } = useSettings();
  const lamp = isDark() ? words.shelf.lampEvening : words.shelf.lampDay;
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
          <Icon name={isDark() ? 'sun' : 'moon'} />
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

function Game({ game, dealing, onPlay, onFriends, onAlone }: ShelfProps & { readonly game: Entry }) {
  const words = useWords();
  const { slug } = game;
  const text = words.games[slug];
  if (!text) return null;
  return (
    <li className={`game g-${slug} ${game.ready ? '' : 'soon'}`}>
      <div className="stand" aria-hidden="true">
        <BoxTop game={slug} />
        <Box game={slug} />
        {!game.ready && <span className="soon-tag">{words.shelf.soonTag}</span>}
      </div>
      <div className="tag">
        <h2>{text.title}</h2>
        <p className="pitch">{text.pitch}</p>
        <p className="meta">{text.meta}</p>
        {game.ready ? (
          <>
            <button
              type="button"
              className="stamp"
              disabled={dealing === slug}
              aria-label={words.shelf.playIt(text.title)}
              onClick={() => onPlay(slug)}
            >
              <Icon name="play" />
              {dealing === slug ? words.shelf.dealing : words.shelf.play}
            </button>
            <ul className="ways">
              <li>
                <button type="button" onClick={() => onFriends(slug)}>
                  <Way icon="friends" long={words.shelf.friends} short={words.shelf.friendsShort} />
                </button>
              </li>
              <li>
                <Link href={`/one/${slug}`}>
                  <Way icon="screen" long={words.shelf.oneScreen} short={words.shelf.oneScreenShort} />
                </Link>
              </li>
              {game.players[0] === 1 && (
                <li>
                  <button type="button" onClick={() => onAlone(slug)}>
                    <Way icon="chair" long={words.shelf.solo} short={words.shelf.soloShort} />
                  </button>
                </li>
              )}
              {game.practice && (
                <li>
                  <Link href={`/practice/${slug}`}>
                    <Way icon="clock" long={words.shelf.practice} short={words.shelf.practiceShort} />
                  </Link>
                </li>
              )}
              <li>
                <Link href={`/rules/${slug}`}>
                  <Way icon="rules" long={words.shelf.rules} short={words.shelf.rules} />
                </Link>
              </li>
            </ul>
          </>
        ) : (
          <p className="coming">
            <b>{words.shelf.soon}</b>
            <span>{words.shelf.soonText}</span>
          </p>
        )}
      </div>
    </li>
  );
}

function Way({ icon, long, short }: { readonly icon: IconName; readonly long: string; readonly short: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className="lg">{long}</span>
      <span className="sm">{short}</span>
    </>
  );
}
