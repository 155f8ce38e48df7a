import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../i18n/words.ts';
import type { Running } from '../pages/running/runningGame.ts';
import { Spine } from '../pages/running/Spine.tsx';
import { Icon } from '../pieces/Icon.tsx';
import './running.css';

export function RunningGames(props: {
  readonly running: readonly Running[];
  /** The server does not answer: games may be missing. */
  readonly lost: boolean;
  readonly onPlay: () => void;
  /** Other people's games: shown after the player's own, and before the note that there are none. */
  readonly children: ReactNode;
}) {
  const words = useWords();
  const first = props.running.find((game) => game.yourTurn) ?? props.running[0];
  if (!first)
    return (
      <>
        {props.children}
        <section className="running none">
          <h2>{props.lost ? words.table.lost : words.shelf.emptyTitle}</h2>
          <p>{props.lost ? words.shelf.onlyHere : words.shelf.emptyText}</p>
          <button type="button" className="quiet" onClick={props.onPlay}>
            <Icon name="play" />
            {words.shelf.emptyPlay}
          </button>
          <Link href="/my" className="quiet">
            {words.shelf.mine}
          </Link>
        </section>
      </>
    );
  return (
    <>
      <section className="running">
        <h2>{words.shelf.running}</h2>
        <Link href="/my" className="quiet">
          {words.shelf.mine}
        </Link>
        <ul>
          {props.running.map((game) => (
            <li key={game.path}>
              <Spine game={game} who={game.others.join(', ') || words.shelf.alone} />
            </li>
          ))}
        </ul>
      </section>
      {props.children}
      <Spine game={first} who={words.shelf.back} className="resume" />
    </>
  );
}
