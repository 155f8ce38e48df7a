import { useState } from 'react';
import { Link } from 'wouter';
import { tablePath } from '../client/transports.ts';
import { dayAndMonth } from '../i18n/dates.ts';
import { useLanguage, useOwnWords } from '../i18n/words.ts';
import { ANALYSIS } from '../pages/analysis/address.ts';
import { useSeatNames } from '../pages/useSeatNames.ts';
import { useTitle } from '../pages/useTitle.ts';
import { Icon } from '../pieces/Icon.tsx';
import { endingOf, mySeats, type Played } from './stats.ts';
import { WORDS } from './words.ts';

const PAGE = 20;

export interface FinishedActs {
  readonly onSave: (game: Played) => void;
  readonly onRemove: (game: Played) => void;
}

/** Finished games, newest first: how each ended, against whom, and a link back to it. */
export function FinishedList({ games, ...acts }: FinishedActs & { readonly games: readonly Played[] }) {
  const text = useOwnWords(WORDS);
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      <ul className="finished">
        {games.slice(0, shown).map((game) => (
          <Finished key={game.table} game={game} {...acts} />
        ))}
      </ul>
      {shown < games.length && (
        <button type="button" className="quiet" onClick={() => setShown(shown + PAGE)}>
          <Icon name="log" />
          {text.more}
        </button>
      )}
    </>
  );
}

function Finished({ game, onSave, onRemove }: FinishedActs & { readonly game: Played }) {
  const text = useOwnWords(WORDS);
  const language = useLanguage();
  const title = useTitle(game.game);
  const nameOf = useSeatNames(game.game, game.seats);
  const date = dayAndMonth(language, game.ended);
  const mine = mySeats(game.seats);
  const others = game.seats.flatMap((_, seat) => (mine.length === 1 && seat === mine[0] ? [] : [nameOf(seat)]));
  const ending = endingOf(game);
  const place = ending === 'won' || ending === 'lost' ? game.outcome?.places?.[mine[0] ?? 0] : undefined;
  const what = `${title}, ${date}`;
  const path = tablePath(game.where, game.table);
  return (
    <li className={`${game.game} ${ending}`}>
      <Link href={path} state={{ game: game.game }} className="what">
        <b>{title}</b>
        <span className="ending">
          {place && place > 1 ? text.place(place) : text.endings[ending]}
          {game.outcome && game.outcome.scores.length < 5 && ` · ${game.outcome.scores.join(' : ')}`}
        </span>
        <small>{[date, others.join(', ') || text.here].join(' · ')}</small>
      </Link>
      <span className="rowtools">
        {game.outcome && (
          <>
            <Link
              href={`${path}#${ANALYSIS}`}
              className="quiet"
              title={text.analysis}
              aria-label={`${text.analysis}: ${what}`}
            >
              <Icon name="hint" />
              <span>{text.analysis}</span>
            </Link>
            <Link href={`/replay${path}`} className="quiet" title={text.replay} aria-label={`${text.replay}: ${what}`}>
              <Icon name="play" />
              <span>{text.replay}</span>
            </Link>
          </>
        )}
        <button
          type="button"
          className="quiet save"
          title={text.save}
          aria-label={text.saveWhat(what)}
          onClick={() => onSave(game)}
        >
          <Icon name="save" />
          <span>{text.save}</span>
        </button>
        <button
          type="button"
          className="quiet remove"
          title={text.removeYes}
          aria-label={text.remove(what)}
          onClick={() => onRemove(game)}
        >
          <Icon name="cross" />
          <span>{text.removeYes}</span>
        </button>
      </span>
    </li>
  );
}
