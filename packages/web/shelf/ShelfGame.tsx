import { Link } from 'wouter';
import type { Where } from '../client/transports.ts';
import { typeset } from '../i18n/typeset.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import { Box } from '../pages/Box.tsx';
import { Icon, type IconName } from '../pieces/Icon.tsx';
import type { GameBox } from '../tables/box.ts';
import { isReady } from '../tables/boxes.ts';
import './shelf-box.css';
import './shelf-tag.css';

/** The actions available on a box. */
export interface Ways {
  /** The game whose table is being created, and where. One of this device waits for no server. */
  readonly dealing: { readonly game: string; readonly where: Where } | null;
  readonly onPlay: (game: string) => void;
  /** Opens the choice of bots and options. */
  readonly onChoose: (game: string) => void;
  readonly onFriends: (game: string) => void;
  readonly onAlone: (game: string) => void;
}

/** One box with its tag and every way to play it. */
export function ShelfGame({ game, dealing, onPlay, onChoose, onFriends, onAlone }: Ways & { readonly game: GameBox }) {
  const words = useWords();
  const language = useLanguage();
  const { slug } = game;
  const title = game.title[language];
  const ready = isReady(game);
  const created = dealing?.game === slug ? dealing.where : null;
  return (
    <li className={`game ${slug} ${ready ? '' : 'soon'}`}>
      {/* For a click on the box itself; hidden from assistive technology, because the button below does the same. */}
      <button
        type="button"
        className="stand"
        aria-hidden="true"
        tabIndex={-1}
        disabled={!ready || dealing?.where === 'local'}
        onClick={() => onPlay(slug)}
      >
        {game.onTop?.(game.lettering[language])}
        <Box game={slug} />
        {!ready && <span className="soon-tag">{words.shelf.soonTag}</span>}
      </button>
      <div className="tag">
        <h2>{title}</h2>
        <p className="pitch">{typeset(game.pitch[language])}</p>
        <p className="meta">{words.shelf.meta(...game.players, game.minutes)}</p>
        {ready ? (
          <>
            <div className="play">
              <button
                type="button"
                className="stamp"
                disabled={created === 'local'}
                aria-label={words.shelf.playIt(title)}
                onClick={() => onPlay(slug)}
              >
                <Icon name="play" />
                {created === 'local' ? words.shelf.dealing : words.shelf.play}
              </button>
              <button
                type="button"
                className="stamp how"
                aria-label={words.shelf.how(title)}
                aria-haspopup="dialog"
                onClick={() => onChoose(slug)}
              >
                <Icon name="next" />
              </button>
            </div>
            <ul className="ways">
              <li>
                <button type="button" onClick={() => onFriends(slug)}>
                  <Way
                    icon="friends"
                    long={created === 'online' ? words.shelf.dealing : words.shelf.friends}
                    short={created === 'online' ? words.shelf.dealing : words.shelf.friendsShort}
                  />
                </button>
              </li>
              <li>
                <Link href={`/rules/${slug}`}>
                  <Way icon="rules" long={words.shelf.rules} short={words.shelf.rules} />
                </Link>
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
