import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useOwnWords, useWords } from '../i18n/words.ts';
import { Bar } from '../kit/widgets/Bar.tsx';
import { Sheet } from '../kit/widgets/Sheet.tsx';
import { Box } from '../pages/Box.tsx';
import { DailyStrip } from '../pages/daily/DailyStrip.tsx';
import type { Running } from '../pages/running/runningGame.ts';
import { Spine } from '../pages/running/Spine.tsx';
import { useTitle } from '../pages/useTitle.ts';
import { Icon } from '../pieces/Icon.tsx';
import { BOXES } from '../tables/boxes.ts';
import { FinishedList } from './FinishedList.tsx';
import { GameCard, Rivals } from './Statistics.tsx';
import { type Played, statsByGame, statsByRival } from './stats.ts';
import { WORDS } from './words.ts';
import '../pages/pages.css';
import './my-games.css';

export interface MyGamesProps {
  readonly running: readonly Running[];
  /** The server does not answer: games may be missing. */
  readonly lost: boolean;
  /** Newest first. */
  readonly finished: readonly Played[];
  /** Whether these are all, as far as can be known now. */
  readonly known: boolean;
  readonly onGiveUp: (game: Running) => void;
  readonly onRemove: (game: Played) => void;
  readonly onSave: (game: Played) => void;
  /** Saves every game of this device as a file. */
  readonly onExport: () => void;
  readonly onErase: () => void;
}

/** An action that needs a confirmation. */
type Question =
  | { readonly about: 'give up'; readonly game: Running }
  | { readonly about: 'remove'; readonly game: Played }
  | { readonly about: 'erase' };

/** The player's running and finished games, with statistics. */
export function MyGamesPage(props: MyGamesProps) {
  const { running, finished, known } = props;
  const words = useWords();
  const text = useOwnWords(WORDS);
  const [question, setQuestion] = useState<Question | null>(null);
  const stats = statsByGame(finished);
  const rivals = statsByRival(finished);
  const { going, over } = onDevice(props);
  const isEmpty = known && !props.lost && running.length === 0 && finished.length === 0;
  return (
    <div className="room page">
      <Bar title={text.title} items={[{ icon: 'leave', text: words.bar.home, go: '/' }]} />
      <main className="mygames">
        {isEmpty ? (
          <Empty />
        ) : (
          <div>
            <section className="going" aria-label={text.running}>
              <h2>{text.running}</h2>
              {props.lost ? (
                <p className="sub">{words.shelf.onlyHere}</p>
              ) : (
                known && running.length === 0 && <p className="sub">{text.nothingRunning}</p>
              )}
              <ul>
                {running.map((game) => (
                  <li key={game.path}>
                    <Spine game={game} who={game.others.join(', ') || words.shelf.alone} />
                    <GiveUp game={game} onGiveUp={() => setQuestion({ about: 'give up', game })} />
                  </li>
                ))}
              </ul>
            </section>
            {!(props.lost && finished.length === 0) && (
              <section aria-label={text.finished}>
                <h2>{text.finished}</h2>
                {known && finished.length === 0 && <p className="sub">{text.nothingFinished}</p>}
                <FinishedList
                  games={finished}
                  onSave={props.onSave}
                  onRemove={(game) => setQuestion({ about: 'remove', game })}
                />
              </section>
            )}
          </div>
        )}
        <div className="numbers">
          <DailyStrip />
          {stats.length > 0 && <h2>{text.numbers}</h2>}
          {stats.map((one) => (
            <GameCard key={one.game} stats={one} />
          ))}
          {rivals.length > 0 && <Rivals rivals={rivals} />}
          <section className="keeping">
            <h2>{text.keeping}</h2>
            <p className="sub">{text.keepingText}</p>
            <div className="rowf">
              {over > 0 && (
                <button type="button" className="quiet" onClick={props.onExport}>
                  <Icon name="save" />
                  {text.takeLocal}
                </button>
              )}
              <a className="quiet" href="/api/me/data" download>
                <Icon name="save" />
                {text.takeOnline}
              </a>
              {going + over > 0 && (
                <button type="button" className="quiet" onClick={() => setQuestion({ about: 'erase' })}>
                  <Icon name="cross" />
                  {text.erase}
                </button>
              )}
            </div>
          </section>
        </div>
      </main>
      {question && <Asked {...props} question={question} onClose={() => setQuestion(null)} />}
    </div>
  );
}

/** Nobody has played here yet: the boxes wait. */
function Empty() {
  const text = useOwnWords(WORDS);
  return (
    <section className="empty">
      <div className="boxes">
        {BOXES.map(({ slug }) => (
          <Box key={slug} game={slug} />
        ))}
      </div>
      <h2 className="big">{text.empty}</h2>
      <p className="sub">{text.nothingFinished}</p>
      <Link href="/" className="stamp">
        {text.toShelf}
      </Link>
    </section>
  );
}

/** Number of games stored on this device. */
const onDevice = ({ running, finished }: MyGamesProps) => ({
  going: running.filter(({ local }) => local).length,
  over: finished.filter(({ where }) => where === 'local').length,
});

function GiveUp({ game, onGiveUp }: { readonly game: Running; readonly onGiveUp: () => void }) {
  const text = useOwnWords(WORDS);
  return (
    <button type="button" className="quiet" aria-label={text.giveUpWhat(useTitle(game.game))} onClick={onGiveUp}>
      {text.giveUp}
    </button>
  );
}

function Asked(props: MyGamesProps & { readonly question: Question; readonly onClose: () => void }) {
  const { question } = props;
  const text = useOwnWords(WORDS);
  if (question.about === 'give up')
    return (
      <Sure
        title={text.giveUpTitle}
        yes={text.giveUp}
        onYes={() => props.onGiveUp(question.game)}
        onClose={props.onClose}
      >
        {question.game.local ? text.giveUpLocal : text.giveUpOnline}
      </Sure>
    );
  if (question.about === 'remove')
    return (
      <Sure
        title={text.removeTitle}
        yes={text.removeYes}
        onYes={() => props.onRemove(question.game)}
        onClose={props.onClose}
      >
        {text.removeText}
      </Sure>
    );
  const { going, over } = onDevice(props);
  return (
    <Sure title={text.eraseTitle} yes={text.eraseYes} onYes={props.onErase} onClose={props.onClose}>
      {text.eraseText(going + over)}
    </Sure>
  );
}

function Sure(props: {
  readonly title: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Sheet title={props.title} onClose={props.onClose}>
      <p className="sub">{props.children}</p>
      <button
        type="button"
        className="stamp"
        onClick={() => {
          props.onClose();
          props.onYes();
        }}
      >
        {props.yes}
      </button>
    </Sheet>
  );
}
