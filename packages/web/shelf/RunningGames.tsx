import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { useWords } from '../i18n/words.ts';
import { useTitle } from '../pages/useTitle.ts';
import { Icon } from '../pieces/Icon.tsx';
import { Lamp } from '../pieces/Lamp.tsx';
import './running.css';

/** The picture comes after the page; without it the spine says enough. */
const Glance = lazy(() => import('../my-games/Glance.tsx').catch(() => ({ default: () => null })));

/** A started game as a box spine on the table. */
export interface Running {
  readonly path: string;
  readonly id: string;
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'over' | 'closed';
  readonly seats: readonly SeatInfo[];
  /** The others at the table, as they are called. */
  readonly others: readonly string[];
  readonly local: boolean;
  readonly yourTurn: boolean;
}

export function RunningGames(props: { readonly running: readonly Running[]; readonly onPlay: () => void }) {
  const words = useWords();
  const first = props.running.find((game) => game.yourTurn) ?? props.running[0];
  if (!first)
    return (
      <section className="running none">
        <h2>{words.shelf.emptyTitle}</h2>
        <p>{words.shelf.emptyText}</p>
        <button type="button" className="quiet" onClick={props.onPlay}>
          <Icon name="play" />
          {words.shelf.emptyPlay}
        </button>
        <Link href="/my" className="quiet">
          {words.shelf.mine}
        </Link>
      </section>
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
      <Spine game={first} who={words.shelf.back} className="resume" />
    </>
  );
}

export function Spine({ game, who, className = '' }: { game: Running; who: string; className?: string }) {
  const words = useWords();
  const state =
    game.phase === 'playing' ? (game.yourTurn ? words.shelf.yourTurn : words.shelf.theirTurn) : words.shelf[game.phase];
  return (
    <Link href={game.path} className={`spine ${game.game} ${className || game.phase}`}>
      {game.phase === 'playing' && !className && (
        <Suspense>
          <Glance where={game.local ? 'local' : 'online'} table={game.id} game={game.game} seats={game.seats} />
        </Suspense>
      )}
      <b>{useTitle(game.game)}</b>
      <span className="who">{who}</span>
      <span className="st">{game.local ? words.shelf.here : words.shelf.online}</span>
      <span className="turn">
        <Lamp on={game.phase === 'playing' && game.yourTurn} />
        {state}
      </span>
    </Link>
  );
}
