import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../i18n/words.ts';
import { Lamp } from '../../pieces/Lamp.tsx';
import { useTitle } from '../useTitle.ts';
import type { Running } from './runningGame.ts';
import './spine.css';

/** Loaded after the page, and optional: the spine says enough without the picture. */
const Glance = lazy(() => import('./Glance.tsx').catch(() => ({ default: () => null })));

/** A running game as the spine of its box. */
export function Spine({
  game,
  who,
  className = '',
}: {
  readonly game: Running;
  readonly who: string;
  readonly className?: string;
}) {
  const words = useWords();
  const state =
    game.phase === 'playing' ? (game.yourTurn ? words.shelf.yourTurn : words.shelf.theirTurn) : words.shelf[game.phase];
  return (
    <Link href={game.path} state={{ game: game.game }} className={`spine ${game.game} ${className || game.phase}`}>
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
